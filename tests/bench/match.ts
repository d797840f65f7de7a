import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import type { MatchAnswer } from '@directory/domain/match/answer';
import { matchRequestSchema, type MatchQuery } from '@directory/domain/match/request';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { dayIn } from '@directory/search-config/day-order';
import postgres from 'postgres';
import { Pool } from 'undici';
import { bruteForce, everyProfile } from '../integration/match/brute-force.ts';
import { startApi } from '../support/api-process.ts';
import { startBenchStack } from './bench-stack.ts';
import { atMost, type BenchOptions, type BenchResult } from './result.ts';
import { median, p95, p95Over, ROUNDS } from './rounds.ts';
import { uniqueRequests } from './search-queries.ts';

const WARM_UP = 40;
const SAMPLES_A_ROUND = 200;
const SAMPLES = ROUNDS * SAMPLES_A_ROUND;
const CHECKED = 20;

/**
 * A page of matches over the whole directory against one faceted search, both through the api and in turns. Before each the
 * api is told that the index has changed, so that it has kept nothing: neither answers nor the counts of traits.
 * @throws Error when an answer is not that of all rows in Postgres
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  await using api = await startApi(stack, { env: { SEARCHES_PER_MINUTE: String(1e9) } });
  const pool = new Pool(api.url);
  const sql = postgres(stack.postgres, { max: 1 });
  try {
    const post = poster(pool);
    const matches = matchQueries(WARM_UP + SAMPLES);
    const searches = uniqueRequests(WARM_UP + SAMPLES);
    const times = { match: [] as number[], search: [] as number[] };
    for (const [index, query] of matches.entries()) {
      const sides = index % 2 === 0 ? (['match', 'search'] as const) : (['search', 'match'] as const);
      for (const side of sides) {
        await sql`select pg_notify('search_index_changed', '')`;
        const start = performance.now();
        if (side === 'match') await post('/api/match', query);
        else await post('/api/search', searches[index] ?? {});
        if (index >= WARM_UP) times[side].push(performance.now() - start);
      }
    }
    await checkAnswers(sql, post, matches);
    return {
      name: `match, ${profiles} profiles`,
      figures: {
        'match p50 ms': median(times.match),
        'match p95 ms': p95(times.match),
        'faceted search p50 ms': median(times.search),
        'faceted search p95 ms': p95(times.search),
        'answers equal to brute force over every row': `${CHECKED} of ${CHECKED}`,
      },
      ratios: [atMost('match p95 over one faceted search p95', p95Over(times.match, times.search), 3)],
    };
  } finally {
    await Promise.all([pool.close(), sql.end()]);
  }
}

/** Requests as visitors make them: every condition, severity and province, filters now and then, mostly the first pages. */
function matchQueries(count: number): MatchQuery[] {
  return Array.from({ length: count }, (_, index) => ({
    condition: CONDITIONS[index % CONDITIONS.length] ?? 'adhd',
    severity: SEVERITIES[index % SEVERITIES.length] ?? 'mild',
    province: index % 5 === 0 ? null : (PROVINCE_CODES[index % PROVINCE_CODES.length] ?? null),
    needs: index % 5 === 1 ? { session: 'Online', language: 'French' } : {},
    filters: {
      specialtyOnly: index % 7 !== 0,
      availableOnly: index % 4 === 0,
      minScore: index % 11 === 0 ? 60 : 0,
    },
    page: index % 3 === 0 ? 1 + (index % 40) : 1,
  }));
}

type Post = (path: string, body: unknown) => Promise<string>;

function poster(pool: Pool): Post {
  return async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await pool.request({ path, method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    return text;
  };
}

/** A fast wrong answer is worth nothing. */
async function checkAnswers(sql: postgres.Sql, post: Post, queries: readonly MatchQuery[]): Promise<void> {
  const rows = await everyProfile(sql);
  for (const query of queries.slice(0, CHECKED)) {
    const request = matchRequestSchema.parse(query);
    const { matches: counted, listed } = bruteForce(rows, request, dayIn(new Date()));
    const { total, matches } = JSON.parse(await post('/api/match', query)) as MatchAnswer;
    const start = (request.page - 1) * 10;
    const ids = listed.slice(start, start + 10).map(({ id }) => id);
    const found = matches.map(({ psychologist }) => psychologist.id);
    if (total !== counted.length || String(found) !== String(ids)) {
      throw new Error(`Another answer than Postgres gives: ${JSON.stringify(query)}`);
    }
  }
}
