import postgres from 'postgres';
import { startBenchStack } from './bench-stack.ts';
import { closing } from './closing.ts';
import { atLeast, atMost, type BenchOptions, type BenchResult } from './result.ts';
import { median, p95, p95Over, ROUNDS } from './rounds.ts';
import { countedFacets, keystrokes, uniqueSearches } from './screen-searches.ts';
import { readingCost } from './reading.ts';
import { measureNear } from './near.ts';
import { openSides, timed } from './sides.ts';
import { throughput } from './throughput.ts';

const WARM_UP = 100;
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
  await using sides = await openSides(stack);
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

  const filters = await sides.filters();
  const reading = readingCost(
    searches.map(({ q }) => q),
    filters,
  );
  return {
    name: `search, ${profiles} profiles`,
    figures: {
      'facets counted a search': mean(searches.map(countedFacets)),
      'queries a search': mean(searches.map(({ queries }) => queries.length)),
      'gateway p50 ms': median(times.gateway),
      'gateway p95 ms': p95(times.gateway),
      'engine p50 ms': median(times.engine),
      'engine p95 ms': p95(times.engine),
      'ilike p50 ms': median(times.ilike),
      'ilike p95 ms': p95(times.ilike),
      'cached keystrokes per second': median(rates.gateway),
      'engine keystrokes per second': median(rates.engine),
      ...near.figures,
    },
    ratios: [
      atMost('gateway p95 over engine p95, words as they are', p95Over(times.literal, times.engine), 1.1),
      atMost('gateway p95 over engine p95, words understood', p95Over(times.gateway, times.engine), 1.1),
      atMost('reading the words of a query, ms of processor', reading, 0.3),
      atLeast('cached keystrokes over engine throughput', median(rates.gateway) / median(rates.engine), 8),
      atLeast('Postgres ilike p95 over gateway p95', p95Over(times.ilike, times.gateway), 8),
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
