import { WITHIN_KM } from '@directory/domain/places/near';
import { EMPTY_SEARCH } from '@directory/web/features/search/model/search-state';
import { atMost, type BenchResult } from './result.ts';
import { p95, p95Over, ROUNDS } from './rounds.ts';
import { screenSearch } from './screen-searches.ts';
import { uniquePicks } from './search-queries.ts';
import type { Sides } from './sides.ts';

/** In the middle of cities, large and small, where most people search from. */
const PLACES = [
  'M5V',
  'H2X',
  'V6B',
  'T2P',
  'K1P',
  'R3C',
  'B3J',
  'G1R',
  'S4P',
  'L5B',
  'N6A',
  'Winnipeg',
  'Laval',
];

const SAMPLES_A_ROUND = 100;
const WARM_UP = 60;

const SIDES = ['plain', 'near', 'nearest', 'pins'] as const;

/**
 * The same searches without a place, near one by best match, near one by distance, and the map of the first, taking turns. Words are new to each, places and
 * distances come again, as visitors of one city do.
 * @param skip how many of the unique searches were asked already
 */
export async function measureNear(
  { gateway, pins }: Pick<Sides, 'gateway' | 'pins'>,
  skip: number,
): Promise<Pick<BenchResult, 'figures' | 'ratios'>> {
  const picks = uniquePicks(skip + WARM_UP + ROUNDS * SAMPLES_A_ROUND).slice(skip);
  const times: Record<(typeof SIDES)[number], number[]> = { plain: [], near: [], nearest: [], pins: [] };
  for (const [index, { q, page }] of picks.entries()) {
    const near = PLACES[index % PLACES.length] ?? '';
    const within = WITHIN_KM[index % WITHIN_KM.length] ?? null;
    const plain = { ...EMPTY_SEARCH, search: q, page };
    const states = {
      plain,
      near: { ...plain, near, within },
      nearest: { ...plain, near, within, byDistance: true },
      pins: plain,
    };
    // Who goes second finds the engine's memory warm.
    for (const turn of SIDES.keys()) {
      const side = SIDES[(index + turn) % SIDES.length] ?? 'plain';
      const search = screenSearch(states[side]);
      const send = side === 'pins' ? pins : gateway;
      const start = performance.now();
      await send(search);
      if (index >= WARM_UP) times[side].push(performance.now() - start);
    }
  }
  return {
    figures: {
      'without a place p95 ms': p95(times.plain),
      'near a place p95 ms': p95(times.near),
      'nearest first p95 ms': p95(times.nearest),
      'map of a search p95 ms': p95(times.pins),
    },
    ratios: [
      atMost('near a place p95 over the same without', p95Over(times.near, times.plain), 1.5),
      atMost('nearest first p95 over the same without', p95Over(times.nearest, times.plain), 1.5),
      atMost('map of a search p95 over the search', p95Over(times.pins, times.plain), 5),
    ],
  };
}
