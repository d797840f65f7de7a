import { readdirSync, readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { startBenchStack } from './bench-stack.ts';
import { profilePaths } from './load.ts';
import { ask, type Request } from './open-loop.ts';
import type { BenchOptions, BenchResult } from './result.ts';
import { uniqueRequests } from './search-queries.ts';

/** Requests of each kind before the measure begins, and in it. */
const WARM = 150;
const MEASURED = 400;
const AT_ONCE = 4;
/** What the system counts processor time in: USER_HZ, a hundredth of a second everywhere. */
const TICKS_PER_SECOND = 100;

/**
 * What a request of each kind takes of the processor, of the server and of the parts that it asks: one core serves as many a second as fit into one.
 * Unlike a rate it is nearly the same on a machine that has other things to do.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  await using api = await startApi(stack, { env: { TRUSTED_PROXIES: '1', METRICS_PORT: '0' } });
  const pool = new Pool(api.url, { connections: AT_ONCE });
  const paths = await profilePaths(stack.postgres);
  const searches = uniqueRequests(2 * (WARM + MEASURED));
  const post = (asked: unknown): Request => ({
    path: '/api/search',
    method: 'POST',
    body: JSON.stringify(asked),
  });
  const page = (path: string): Request => ({ path, method: 'GET' });
  const kinds: Record<string, (index: number) => Request> = {
    'a search that nobody has asked': (index) => post(searches[index]),
    'a search that was asked before': () => post(searches[0]),
    'a profile made anew': (index) => page(paths[index] ?? '/'),
    'results made anew': (index) =>
      page(`/find-a-psychologist?search=${encodeURIComponent(`${searches[index]?.search ?? ''} ${index}`)}`),
    'a page that is known': () => page(paths[0] ?? '/'),
    'robots.txt': () => page('/robots.txt'),
  };
  const figures: BenchResult['figures'] = {};
  for (const [kind, request] of Object.entries(kinds)) {
    await send(pool, request, 0, WARM);
    const before = await spent(api, stack.pid);
    await send(pool, request, WARM, WARM + MEASURED);
    const after = await spent(api, stack.pid);
    for (const [part, seconds] of Object.entries(after))
      figures[`${kind}: ${part}, processor ms`] =
        Math.round(((seconds - (before[part] ?? 0)) * 1e5) / MEASURED) / 100;
  }
  await pool.close();
  return { name: `capacity, ${profiles} profiles`, figures, ratios: [] };
}

async function send(
  pool: Pool,
  request: (index: number) => Request,
  from: number,
  to: number,
): Promise<void> {
  let next = from;
  const sender = async (): Promise<void> => {
    while (next < to) {
      const status = await ask(pool, request(next++));
      if (status !== 200) throw new Error(`${request(next - 1).path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

/** Processor time so far, in seconds, by part. */
async function spent(api: ApiProcess, stackPid: number): Promise<Record<string, number>> {
  const line = api.log.find((text) => text.includes('"msg":"metrics"')) ?? '{}';
  const { port } = JSON.parse(line) as { port: number };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const own = /^directory_process_cpu_seconds_total\{[^}]*\} (\S+)/m.exec(text)?.[1];
  return {
    server: Number(own),
    Meilisearch: ofTree(stackPid, /meilisearch/),
    Postgres: ofTree(stackPid, /postgres/),
    Redis: ofTree(stackPid, /redis-server/),
  };
}

/** Of those descendants of a process whose command has such a name. Linux only. */
function ofTree(root: number, name: RegExp): number {
  const stats = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      const stat = readStat(pid);
      // The command stands in parentheses and may hold spaces.
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = /\((.*)\)/.exec(stat)?.[1] ?? '';
      return parent ? [{ pid: Number(pid), parent: Number(parent), command, rest }] : [];
    });
  const parents = new Map(stats.map(({ pid, parent }) => [pid, parent]));
  const belongs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  // After state and parent stand nine other fields, then the time in the program and in the system.
  const ticks = stats
    .filter(({ pid, command }) => name.test(command) && belongs(pid))
    .map(({ rest }) => Number(rest[9]) + Number(rest[10]));
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}

/** A process may end between the listing and the reading. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
