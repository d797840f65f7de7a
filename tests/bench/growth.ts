import { startBenchStack } from './bench-stack.ts';
import { atMost, percentile, type BenchOptions, type BenchResult } from './result.ts';
import { uniqueSearches } from './screen-searches.ts';
import { openSides, timed } from './sides.ts';

/** About as many people as are registered in Canada today. */
const SMALL = 20_000;
const WARM_UP = 100;
const ROUNDS = 5;
const SAMPLES_A_ROUND = 200;

const TURNS = [
  ['small', 'large'],
  ['large', 'small'],
] as const;

/**
 * What a search costs more in a directory of so many people than in one of 20,000. Both are sent the same searches and take turns; each
 * search is new to both.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using largeStack = await startBenchStack(profiles);
  await using smallStack = await startBenchStack(SMALL);
  await using small = await openSides(smallStack);
  await using large = await openSides(largeStack);
  const sizes = { small, large };
  const times = {
    gateway: { small: [] as number[], large: [] as number[] },
    engine: { small: [] as number[], large: [] as number[] },
  };
  const searches = uniqueSearches(WARM_UP + ROUNDS * SAMPLES_A_ROUND);
  for (const [index, search] of searches.entries()) {
    for (const size of TURNS[index % TURNS.length] ?? []) {
      for (const side of ['gateway', 'engine'] as const) {
        const ms = await timed(() => sizes[size][side](search));
        if (index >= WARM_UP) times[side][size].push(ms);
      }
    }
  }
  const p95 = (side: keyof typeof times, size: keyof typeof sizes) => percentile(times[side][size], 0.95);
  const p50 = (side: keyof typeof times, size: keyof typeof sizes) => percentile(times[side][size], 0.5);
  return {
    name: `search, ${profiles} profiles against ${SMALL}`,
    figures: {
      'gateway p50 ms, small': p50('gateway', 'small'),
      'gateway p50 ms, large': p50('gateway', 'large'),
      'gateway p95 ms, small': p95('gateway', 'small'),
      'gateway p95 ms, large': p95('gateway', 'large'),
      'engine p95 ms, small': p95('engine', 'small'),
      'engine p95 ms, large': p95('engine', 'large'),
    },
    ratios: [atMost('search p95, large over small', p95('gateway', 'large') / p95('gateway', 'small'), 2)],
  };
}
