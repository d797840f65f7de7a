import postgres from 'postgres';
import type { ProgramParts } from '../support/built-program.ts';
import { startBenchStack } from './bench-stack.ts';
import { closing } from './closing.ts';
import { atLeast, atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';
import { countedFacets, keystrokes, uniqueSearches } from './screen-searches.ts';
import { readingCost } from './reading.ts';
import { measureNear } from './near.ts';
import { openSides, timed } from './sides.ts';
import { throughput } from './throughput.ts';

const WARM_UP = 100;
/** Latency is taken in rounds and the middle one counts: another program's burst then spoils one round, not the figure. */
const ROUNDS = 5;
const SAMPLES_A_ROUND = 400;
const ILIKE_A_ROUND = 10;
/** With so many profiles it takes seconds. */
const ILIKE_A_ROUND_OF_MANY = 2;
const MANY_PROFILES = 100_000;
const SAMPLES = ROUNDS * SAMPLES_A_ROUND;

/** Who goes second finds the engine's memory warm, so they take turns. */
const TURNS = [
  ['gateway', 'engine'],
  ['engine', 'gateway'],
  ['literal', 'engine'],
  ['engine', 'literal'],
] as const;

/**
 * The search gateway against Meilisearch itself and against Postgres `ilike`, on the same profiles, A and B taking turns. A search is all
 * that the search screen sends for it on a wide screen: the list, and the counts of the groups that stand open; the engine is asked the
 * very same, in the same order of people; and searches near a place, and maps of them, against the same without. Every timed query is new to both, so nothing is answered from a cache but where it says so. What a key costs in the browser is `bench -- keys`.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  return await measureSearch(stack, profiles);
}

/** Measures on a stack that runs already. `program` is the server as arguments of node. */
export async function measureSearch(
  stack: ProgramParts,
  profiles: number,
  program?: readonly string[],
): Promise<BenchResult> {
  await using sides = await openSides(stack, program);
  await using database = closing(postgres(stack.postgres, { max: 1 }), (sql) => sql.end());
  const { gateway, engine } = sides;

  const searches = uniqueSearches(WARM_UP + SAMPLES);
  const times = {
    gateway: [] as number[],
    literal: [] as number[],
    engine: [] as number[],
    ilike: [] as number[],
  };
  const ilikes = profiles > MANY_PROFILES ? ILIKE_A_ROUND_OF_MANY : ILIKE_A_ROUND;
  const ilikeEvery = SAMPLES_A_ROUND / ilikes;
  for (const [index, search] of searches.entries()) {
    for (const side of TURNS[index % TURNS.length] ?? []) {
      const ms = await timed(() => sides[side](search));
      if (index >= WARM_UP) times[side].push(ms);
    }
    if (index >= WARM_UP && index % ilikeEvery === 0) {
      times.ilike.push(await timed(() => ilike(database.it, search.q)));
    }
  }

  const typed = keystrokes();
  const rates = { gateway: [] as number[], engine: [] as number[] };
  for (const search of typed) await gateway(search);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.engine.push(await throughput(engine, typed));
    rates.gateway.push(await throughput(gateway, typed));
  }

  const near = await measureNear(sides, searches.length);

  const p95s = (side: keyof typeof times) => roundsOf(times[side]).map((round) => percentile(round, 0.95));
  const p95 = (side: keyof typeof times) => percentile(p95s(side), 0.5);
  const over = (above: keyof typeof times, below: keyof typeof times) => {
    const bottom = p95s(below);
    return percentile(
      p95s(above).map((top, round) => top / (bottom[round] ?? Number.NaN)),
      0.5,
    );
  };
  const filters = await sides.filters();
  const reading = readingCost(
    searches.map(({ q }) => q),
    filters,
  );
  const median = (side: keyof typeof rates) => percentile(rates[side], 0.5);
  return {
    name: `search, ${profiles} profiles`,
    figures: {
      'facets counted a search': mean(searches.map(countedFacets)),
      'queries a search': mean(searches.map(({ queries }) => queries.length)),
      'gateway p50 ms': percentile(times.gateway, 0.5),
      'gateway p95 ms': p95('gateway'),
      'engine p50 ms': percentile(times.engine, 0.5),
      'engine p95 ms': p95('engine'),
      'ilike p50 ms': percentile(times.ilike, 0.5),
      'ilike p95 ms': p95('ilike'),
      'cached keystrokes per second': median('gateway'),
      'engine keystrokes per second': median('engine'),
      ...near.figures,
    },
    ratios: [
      atMost('gateway p95 over engine p95, words as they are', over('literal', 'engine'), 1.1),
      atMost('gateway p95 over engine p95, words understood', over('gateway', 'engine'), 1.1),
      atMost('reading the words of a query, ms of processor', reading, 0.3),
      atLeast('cached keystrokes over engine throughput', median('gateway') / median('engine'), 8),
      atLeast('Postgres ilike p95 over gateway p95', over('ilike', 'gateway'), 8),
      ...near.ratios,
    ],
  };
}

/** The same search as a site without an engine would do it: the text anywhere in four columns, counted, premium first. */
async function ilike(sql: postgres.Sql, text: string): Promise<void> {
  const pattern = `%${text}%`;
  await sql`
    select id, name, first_name, last_name, credentials, city, province, practice_areas, is_premium, count(*) over () as total
    from public.psychologist_profiles
    where is_active and (
      concat_ws(' ', first_name, last_name) ilike ${pattern} or practice_areas ilike ${pattern}
      or therapy_types ilike ${pattern} or bio ilike ${pattern}
    )
    order by is_premium desc, last_name
    limit 20`;
}

function mean(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

function roundsOf(samples: readonly number[]): number[][] {
  const size = Math.floor(samples.length / ROUNDS);
  return Array.from({ length: ROUNDS }, (_, round) => samples.slice(round * size, (round + 1) * size));
}
