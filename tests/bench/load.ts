import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { HEAP_BOUND } from '@directory/stack/programs';
import postgres from 'postgres';
import { Pool } from 'undici';
import { profilePath } from '@directory/domain/site/paths';
import { startApi } from '../support/api-process.ts';
import type { StackAddresses } from '@directory/stack/stack-file';
import { closing } from './closing.ts';
import { startBenchStack } from './bench-stack.ts';
import { atLeast, atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';
import { anotherAddress, ask, openLoop, type Request } from './open-loop.ts';
import { uniqueRequests } from './search-queries.ts';
import { throughput } from './throughput.ts';

/** For how long each rate is sent. */
const SECONDS = 15;
const AGAIN_MS = 50;
const TIMES_SATURATION = [2, 4];
const SLOW_READERS = 1500;
/** What docs/scaling.md says of a server whose heap is bound. */
const MOST_MEGABYTES = 500;
/** More than anything here sends in its time. */
const MIXED = 40_000;
const PROFILES = 5000;

/**
 * What the site does when more is asked of it than it can do: requests come at a fixed rate, whether or not those before them were
 * answered, as visitors do. Half are searches, a quarter pages of results and a quarter profiles. Before it what a page that is known costs
 * beside the smallest answer there is, and after it what memory all of this took, with many who never read what they asked for.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  return { name: `load, ${profiles} profiles`, ...(await measure(stack)) };
}

/** The same on a stack that runs already. */
export async function measure(
  stack: StackAddresses,
  seconds = SECONDS,
): Promise<Pick<BenchResult, 'figures' | 'ratios'>> {
  // Behind a proxy, so that each request may come from a visitor of its own.
  const env = { TRUSTED_PROXIES: '1' };
  await using api = await startApi(stack, { env, program: [HEAP_BOUND, 'build/api/server.js'] });
  await using pool = closing(new Pool(api.url, { connections: 16 }), (pool) => pool.close());
  const paths = await profilePaths(stack.postgres);
  const known = await knownPages(pool.it, paths);

  const mix = mixedRequests(paths);
  const closed = () => throughput((request: Request) => answered(pool.it, request), mix.splice(0, 7500));
  await closed();
  const peak = await closed();
  const figures: Record<string, number> = { ...known.figures, 'mixed requests at most, per second': peak };
  const ratios = [...known.ratios];
  const next = () => mix.pop() ?? noMore();
  for (const times of TIMES_SATURATION) {
    const outcome = await openLoop(api.url, next, { perSecond: peak * times, seconds });
    const at = `at ${times} times that`;
    figures[`${at}: answered per second`] = outcome.good;
    figures[`${at}: refused per second`] = outcome.refused;
    figures[`${at}: p50 of answers, ms`] = percentile(outcome.latencies, 0.5);
    figures[`${at}: p95 of refusals, ms`] = percentile(outcome.refusals, 0.95);
    figures[`${at}: p99 of the delay of the sender's own turns, ms`] = outcome.ownDelayMs;
    const lost = Object.values(outcome.lost).reduce((sum, count) => sum + count, 0);
    const saturated = `at ${times} times saturation`;
    ratios.push(
      atLeast(`answered ${saturated}, over the most`, outcome.good / peak, 0.9),
      atMost(`p95 of answers ${saturated}, ms`, percentile(outcome.latencies, 0.95), 1000),
      atMost(`requests without an answer ${saturated}`, lost, 0),
    );
  }
  await readNothing(api.url, seconds);
  const megabytes = mostMemory(api.pid);
  if (megabytes !== null) ratios.push(atMost('memory of the server at most, MB', megabytes, MOST_MEGABYTES));
  return { figures, ratios };
}

/** Many who ask for pages that are made for them, and for so long take nothing of what is sent. */
async function readNothing(url: string, seconds: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: SLOW_READERS }, (_, reader) => {
    const socket = connect(Number(port), hostname).pause();
    // The server may cut them first.
    socket.on('error', () => undefined);
    const headers = `Host: ${hostname}\r\nX-Forwarded-For: ${anotherAddress()}\r\n\r\n`;
    socket.write(`GET /find-a-psychologist?search=unread${reader} HTTP/1.1\r\n${headers}`);
    return socket;
  });
  await delay(seconds * 1000);
  for (const socket of sockets) socket.destroy();
}

/** The most memory that a process has had so far; null where the system does not say. */
function mostMemory(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function noMore(): never {
  throw new Error('The bench has run out of requests.');
}

/** Each kind of page over and over, compressed as browsers take it, against the smallest answer of the site. */
async function knownPages(
  pool: Pool,
  paths: readonly string[],
): Promise<{ figures: Record<string, number>; ratios: BenchResult['ratios'] }> {
  const kinds = {
    profile: paths.slice(0, 20),
    city: ['/manitoba/winnipeg', '/ontario/toronto', '/quebec/montreal'],
    results: ['/find-a-psychologist', '/find-a-psychologist?location=Winnipeg%2C+Manitoba'],
  };
  // The first thing that is measured is measured on a server that has just started.
  const warm = paths.slice(20, 320).map((path): Request => ({ path, method: 'GET' }));
  await throughput((request: Request) => answered(pool, request), warm);
  const rateOf = (list: readonly string[]) =>
    throughput((path: string) => answered(pool, { path, method: 'GET' }), list);
  for (const list of Object.values(kinds))
    for (const path of list) await answered(pool, { path, method: 'GET' });
  await rateOf(['/robots.txt']);
  const robots = await rateOf(['/robots.txt']);
  const figures: Record<string, number> = { 'robots.txt per second': robots };
  const ratios: BenchResult['ratios'] = [];
  for (const [kind, list] of Object.entries(kinds)) {
    const rate = await rateOf(list);
    figures[`a known ${kind} page per second`] = rate;
    ratios.push(atLeast(`a known ${kind} page over robots.txt, per second`, rate / robots, 0.3));
  }
  return { figures, ratios };
}

/** Asks, as a visitor who is refused does, until there is an answer. */
async function answered(pool: Pool, request: Request): Promise<void> {
  for (;;) {
    const status = await ask(pool, request);
    if (status === 200) return;
    if (status !== 503) throw new Error(`${request.path} answered ${status}`);
    await delay(AGAIN_MS);
  }
}

/** No two searches or pages alike, so that each has to be made. */
export function mixedRequests(paths: readonly string[]): Request[] {
  return uniqueRequests(MIXED).map((asked, index): Request => {
    if (index % 2 === 0) return { path: '/api/search', method: 'POST', body: JSON.stringify(asked) };
    if (index % 4 === 1)
      return {
        path: `/find-a-psychologist?search=${encodeURIComponent(`${asked.search} ${index}`)}`,
        method: 'GET',
      };
    return { path: paths[Math.floor(index / 4) % paths.length] ?? '/', method: 'GET' };
  });
}

export async function profilePaths(database: string): Promise<string[]> {
  const sql = postgres(database, { max: 1 });
  try {
    const rows = await sql<Parameters<typeof profilePath>[0][]>`
      select id, province, city_slug, name_slug from public.psychologist_profiles where is_active
      order by id limit ${PROFILES}`;
    return rows.map((row) => profilePath(row));
  } finally {
    await sql.end();
  }
}
