import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { Pins } from '@directory/domain/site/directory';
import type { AnswerCache } from './answer-cache.ts';
import { type AskOptions, createAsk } from './ask.ts';
import { type Ask, type EngineHit, totalOf } from './engine-query.ts';
import { type Found, findPeople, type Placed, placeSearch } from './find.ts';
import { keepKnown } from './known.ts';
import { LISTED, type Wanted } from './plan.ts';
import { presentSearch } from './present.ts';
import { FEW, relax, waysTaken } from './relax.ts';

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
  const known = keepKnown(ask);
  const find = async (search: CheckedSearch, wanted: Wanted) =>
    findPeople(ask, await known(), search, wanted);
  return {
    ask,
    place: async (search) => placeSearch(ask, await known(), search),
    answer(search) {
      const make = async () => {
        const found = await find(search, LISTED);
        return JSON.stringify(presentSearch(found, await relax(ask, find, found)));
      };
      // Of what is made each question is counted.
      return cache.remember(`${today()} answer ${JSON.stringify(search)}`, make, (source) => {
        if (source !== 'engine') options.count?.(source);
      });
    },
    async pins(search) {
      const found = await find({ ...search, page: 1, count: [] }, PINNED);
      const ways = totalOf(found.main) < FEW ? await waysTaken(ask, found) : [];
      return pinsOf([...found.main.hits, ...ways.flatMap(({ hits }) => hits)], found);
    },
  };
}

function pinsOf(people: readonly EngineHit[], { read: { near }, main }: Found): Pins {
  const pins = people.flatMap(({ id, name = '', path = '', lat, lng, place_accuracy: accuracy }) =>
    typeof lat !== 'number' || typeof lng !== 'number' || accuracy !== 'exact'
      ? []
      : [{ id, name, path, lat, lng }],
  );
  return {
    pins,
    unplaced: people.length - pins.length,
    total: totalOf(main),
    around: near?.place ? { lat: near.place.lat, lng: near.place.lng, km: near.within } : null,
  };
}
