import postgres from 'postgres';
import { Pool } from 'undici';
import type { StackAddresses } from '@directory/stack/stack-file';
import { startApi } from '../support/api-process.ts';
import { freePort } from '@directory/stack/data-dir/ports';
import { memoryOfTree } from '../support/process-memory.ts';
import { CATEGORIES, gradePages } from './grade-pages.ts';
import { closing } from './closing.ts';
import { startBenchStack } from './bench-stack.ts';
import { atLeast, atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';

const WARM_UP = 30;
const SAMPLES = 300;
/** The pages that Lighthouse grades. Searches for a place are left out: search engines are sent to the place's own page. */
const GRADED = ['home', 'search', 'profile', 'city', 'article', 'assessment'];
const LEAST_SCORE = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/**
 * Server time to first byte of each kind of page, one visitor at a time on a warm server; the memory of the whole stack
 * afterwards; and Lighthouse's grades. Times in milliseconds, memory in MB, grades from 0 to 100.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  await using pool = closing(new Pool(stack.app, { connections: 1 }), (it) => it.close());
  const paths = await pagesToMeasure(pool.it);
  const figures: Record<string, number | string> = {};
  const ratios: BenchResult['ratios'] = [];
  for (const [name, path] of Object.entries(paths)) {
    const times = await timeToFirstByte(pool.it, path);
    figures[`${name} p50 ms`] = percentile(times, 0.5);
    figures[`${name} p95 ms`] = percentile(times, 0.95);
    ratios.push(atMost(`${name} time to first byte p95, ms`, percentile(times, 0.95), 50));
  }
  const memory = memoryOfTree(stack.pid);
  for (const { command, pssMb } of memory.slice(0, 6))
    figures[`memory MB: ${command.split(' ').slice(0, 2).join(' ')}`] = pssMb;
  const total = memory.reduce((sum, { pssMb }) => sum + pssMb, 0);
  ratios.push(atMost('memory of the whole stack, MB', total, 1536));
  await grade(stack, paths, figures, ratios);
  return { name: `pages, ${profiles} profiles`, figures, ratios };
}

/** On a server that holds its people to be real: search engines are asked to leave made-up ones out. */
async function grade(
  addresses: StackAddresses,
  paths: Readonly<Record<string, string>>,
  figures: Record<string, number | string>,
  ratios: BenchResult['ratios'],
): Promise<void> {
  const sql = postgres(addresses.postgres, { max: 1, onnotice: () => undefined });
  await sql`create or replace function public.holds_made_up_people() returns boolean language sql as 'select false'`;
  await sql.end();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await using api = await startApi(addresses, { env: { PORT: String(port), PUBLIC_URL: origin } });
  const graded = await gradePages(
    Object.fromEntries(GRADED.flatMap((name) => (paths[name] ? [[name, api.url + paths[name]]] : []))),
  );
  for (const [name, { scores, lost }] of Object.entries(graded)) {
    if (lost.length > 0) figures[`${name}, Lighthouse’s findings`] = lost.join(', ');
    for (const category of CATEGORIES) {
      ratios.push(atLeast(`${name}, Lighthouse ${category}`, scores[category], LEAST_SCORE[category]));
    }
  }
}

async function pagesToMeasure(pool: Pool): Promise<Record<string, string>> {
  const { body } = await pool.request({ path: '/api/featured?limit=1', method: 'GET' });
  const [featured] = (await body.json()) as { path: string }[];
  return {
    home: '/',
    search: '/find-a-psychologist',
    'search, a word and a place': '/find-a-psychologist?search=anxiety&location=Winnipeg%2C+Manitoba',
    'search, French': '/find-a-psychologist?lang=fr',
    ...(featured ? { profile: featured.path } : {}),
    city: '/manitoba/winnipeg',
    article: '/blog/find-a-psychologist-in-winnipeg',
    assessment: '/assessment/anxiety',
  };
}

async function timeToFirstByte(pool: Pool, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + SAMPLES; index++) {
    const start = performance.now();
    const { statusCode, body } = await pool.request({ path, method: 'GET' });
    if (index >= WARM_UP) times.push(performance.now() - start);
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  }
  return times;
}
