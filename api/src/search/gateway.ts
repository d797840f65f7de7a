import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { Pins } from '@directory/domain/site/directory';
import type { AnswerCache } from './answer-cache.ts';
import { type AskOptions, createAsk } from './ask.ts';
import { type Ask, type EngineHit, totalOf } from './engine-query.ts';
import { type Found, findPeople, type Placed, placeSearch } from './find.ts';
import { keepKnown } from './known.ts';
import { widerPlaces } from './near/rings.ts';
import { changesOf, widerOffer, widerSearches } from './offers.ts';
import { COUNTED, LISTED, type Wanted } from './plan.ts';
import { type Farther, fartherHits, presentSearch, type Relaxed } from './present.ts';
import type { Reading, ReadSearch } from './read.ts';
import { FEW, waysTaken } from './relax.ts';

/** Answers searches: read, planned, asked, relaxed where few are found, and presented. */
export interface SearchGateway {
  /**
   * The answer to a search, as JSON: see `SearchAnswer`.
   * @throws EngineFailure 503 when the engine does not answer
   */
  answer(search: CheckedSearch): Promise<string>;
  /** Where the people of a search are: those of the list, also who only comes near what was asked for. */
  pins(search: CheckedSearch): Promise<Pins>;
  /** How a search is read. */
  place(search: CheckedSearch): Promise<Placed>;
  /** For parts of the directory that ask their own questions. */
  ask: Ask;
}

const PINNED: Wanted = {
  // More than a list shows: so little is said of each that all of it is a page or two.
  hits: SEARCH_LIMITS.pins,
  fields: ['id', 'name', 'path', 'lat', 'lng', 'place_accuracy'],
};

export function createSearchGateway(options: AskOptions & { cache: AnswerCache }): SearchGateway {
  const { cache, today } = options;
  const ask = createAsk(options);
  const known = keepKnown(ask, cache);
  const place = async (search: CheckedSearch) => placeSearch(ask, await known(), search);

  async function total(search: CheckedSearch): Promise<number> {
    const { main } = await findPeople(ask, await place(search), COUNTED);
    return totalOf(main);
  }

  /** Where few meet all that is asked for: who comes near, and what else to search for. */
  async function relaxed({ read }: Placed, found: Found, wanted = LISTED): Promise<Relaxed> {
    const { plan, main, reading, understood } = found;
    const { state, near } = read;
    if (state.page > 1 || totalOf(main) >= FEW) return { farther: null, ways: [], wider: [] };
    const others = widerSearches(state, understood?.conditions ?? [], near?.words !== undefined);
    const [farther, wider] = await Promise.all([
      lookFarther(read, reading, totalOf(main), wanted),
      Promise.all(others.map(async (other) => widerOffer(other, await total(other.state)))),
    ]);
    const known = [...main.hits, ...(farther?.found.main.hits ?? [])];
    return { farther, ways: reading ? await waysTaken(ask, reading, plan.main, known) : [], wider };
  }

  /** The first search around the place that finds enough, else the one that finds most; null where none finds more. */
  async function lookFarther(
    read: ReadSearch,
    reading: Reading | null,
    before: number,
    wanted: Wanted,
  ): Promise<Farther | null> {
    let best: Farther | null = null;
    for (const { way, state } of widerPlaces(read, reading)) {
      const placed = await place(state);
      const found = await findPeople(ask, placed, wanted);
      const count = totalOf(found.main);
      if (count > Math.max(before, best?.offer.count ?? 0))
        best = { offer: { way, count, state: changesOf(state) }, read: placed.read, found };
      if (count >= FEW) break;
    }
    return best;
  }

  return {
    ask,
    place,
    answer(search) {
      const make = async () => {
        const placed = await place(search);
        const found = await findPeople(ask, placed, LISTED);
        return JSON.stringify(presentSearch(placed.read, found, await relaxed(placed, found)));
      };
      // Of what is made each question is counted.
      return cache.remember(`${today()} answer ${JSON.stringify(search)}`, make, (source) => {
        if (source !== 'engine') options.count?.(source);
      });
    },
    async pins(search) {
      const placed = await place({ ...search, page: 1, count: [] });
      const found = await findPeople(ask, placed, PINNED);
      const { main } = found;
      const { farther, ways } = await relaxed(placed, found, PINNED);
      const near = [...fartherHits(farther, main.hits), ...ways.flatMap(({ hits }) => hits)];
      return pinsOf([...main.hits, ...near], totalOf(main), placed);
    },
  };
}

function pinsOf(people: readonly EngineHit[], total: number, { read: { near } }: Placed): Pins {
  const pins = people.flatMap(({ id, name = '', path = '', lat, lng, place_accuracy: accuracy }) =>
    typeof lat !== 'number' || typeof lng !== 'number' || accuracy !== 'exact'
      ? []
      : [{ id, name, path, lat, lng }],
  );
  return {
    pins,
    unplaced: people.length - pins.length,
    total,
    around: near?.place ? { lat: near.place.lat, lng: near.place.lng, km: near.within } : null,
  };
}
