import postgres from 'postgres';
import { Pool } from 'undici';
import { profilePath } from '@directory/domain/paths';
import { startApi } from '../support/api-process.ts';
import { startBenchStack } from './bench-stack.ts';
import { atLeast, atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';
import { uniqueQueries } from './search-queries.ts';
import { throughput } from './throughput.ts';

/** For how long each rate is sent. */
const SECONDS = 15;
/** Whoever waits longer has gone. */
const PATIENCE_MS = 10_000;
const TIMES_SATURATION = [2, 4];
/** More than anything here sends in its time. */
const MIXED = 40_000;
const PROFILES = 5000;

interface Request {
  path: string;
  method: 'GET' | 'POST';
  body?: string;
}

/**
 * What the site does when more is asked of it than it can do: requests come at a fixed rate, whether or not those before them were
 * answered, as visitors do. Half are searches, a quarter pages of results and a quarter profiles. Then what a page that is known costs
 * beside the smallest answer there is.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  // Behind a proxy, so that each request may come from a visitor of its own.
  const env = { TRUSTED_PROXIES: '1' };
  await using api = await startApi(stack, { env });
  await using pool = closing(new Pool(api.url, { connections: 1000, headersTimeout: PATIENCE_MS }));
  const paths = await profilePaths(stack.postgres);
  const known = await knownPages(pool.it, paths);

  const mix = mixedRequests(paths);
  const peak = await throughput((request: Request) => answered(pool.it, request), mix.splice(0, 15_000));
  const figures: Record<string, number> = { ...known.figures, 'mixed requests at most, per second': peak };
  const ratios = [...known.ratios];
  for (const times of TIMES_SATURATION) {
    const { good, refused, lost, latencies } = await openLoop(pool.it, mix, peak * times);
    const p95 = percentile(latencies, 0.95);
    figures[`at ${times} times that: answered per second`] = good;
    figures[`at ${times} times that: refused per second`] = refused;
    figures[`at ${times} times that: p50 of answers, ms`] = percentile(latencies, 0.5);
    ratios.push(
      atLeast(`answered at ${times} times saturation, over the most`, good / peak, 0.9),
      atMost(`p95 of answers at ${times} times saturation, ms`, p95, 1000),
      atMost(`requests without an answer at ${times} times saturation`, lost, 0),
    );
  }
  return { name: `load, ${profiles} profiles`, figures, ratios };
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

interface Outcome {
  /** Answered with 200 per second. */
  good: number;
  /** Answered with 503 per second. */
  refused: number;
  /** Not answered in time, or not at all. */
  lost: number;
  /** Of those that were answered with 200, in ms. */
  latencies: number[];
}

async function openLoop(pool: Pool, requests: Request[], perSecond: number): Promise<Outcome> {
  const latencies: number[] = [];
  let refused = 0;
  let lost = 0;
  const send = async (request: Request): Promise<void> => {
    const start = performance.now();
    try {
      const status = await ask(pool, request);
      if (status === 200) latencies.push(performance.now() - start);
      else if (status === 503) refused += 1;
      else lost += 1;
    } catch {
      lost += 1;
    }
  };
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    while (underWay.length < due) {
      const request = requests.pop();
      if (!request) throw new Error('The bench has run out of requests.');
      underWay.push(send(request));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(underWay);
  return { good: latencies.length / SECONDS, refused: refused / SECONDS, lost, latencies };
}

async function answered(pool: Pool, request: Request): Promise<void> {
  const status = await ask(pool, request);
  if (status !== 200) throw new Error(`${request.path} answered ${status}`);
}

async function ask(pool: Pool, { path, method, body }: Request): Promise<number> {
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': anotherAddress(),
    ...(body && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await pool.request({ path, method, headers, signal, ...(body && { body }) });
  await answer.body.dump();
  return answer.statusCode;
}

let visitors = 0;

function anotherAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** No two searches or pages of results alike, so that each has to be made. */
function mixedRequests(paths: readonly string[]): Request[] {
  return uniqueQueries(MIXED).map((query, index): Request => {
    if (index % 2 === 0)
      return { path: '/api/search/multi-search', method: 'POST', body: JSON.stringify({ queries: [query] }) };
    if (index % 4 === 1)
      return {
        path: `/find-a-psychologist?search=${encodeURIComponent(`${query.q} ${index}`)}`,
        method: 'GET',
      };
    return { path: paths[index % paths.length] ?? '/', method: 'GET' };
  });
}

async function profilePaths(database: string): Promise<string[]> {
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

function closing<T extends { close: () => Promise<void> }>(it: T): AsyncDisposable & { it: T } {
  return { it, [Symbol.asyncDispose]: () => it.close() };
}
