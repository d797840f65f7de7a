import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { frameOfAll } from '@directory/domain/places/frame';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { Pins } from '@directory/domain/site/directory';
import type { AnswerCache } from './answer-cache.ts';
import { type AskOptions, createAsk } from './ask.ts';
import { type EngineHit, isIn, totalOf } from './engine-query.ts';
import { type Found, findPeople, placeSearch } from './find.ts';
import { keepKnown } from './known.ts';
import { LISTED, type Wanted } from './plan.ts';
import { presentSearch } from './present.ts';
import { relax } from './relax.ts';

export type SearchGateway = ReturnType<typeof createSearchGateway>;

const PINNED: Wanted = {
  // More than a list shows: so little is said of each that all of it is a page or two.
  hits: SEARCH_LIMITS.pins,
  fields: ['id', 'name', 'path', 'lat', 'lng', 'place_accuracy'],
};

/** Answers searches: read, planned, asked, relaxed where few are found, and presented. */
export function createSearchGateway(options: AskOptions & { cache: AnswerCache }) {
  const { cache, today } = options;
  const ask = createAsk(options);
  const known = keepKnown(ask);
  const find = async (search: CheckedSearch, wanted: Wanted) =>
    findPeople(ask, await known(), search, wanted);
  return {
    /** For parts of the directory that ask their own questions. */
    ask,
    /** Reads what the directory has, so that no visitor waits for it; without the engine that is left to them. */
    prepare: async () => void (await known().catch(() => undefined)),
    /** How a search is read. */
    place: async (search: CheckedSearch) => placeSearch(ask, await known(), search),
    /** The answer to a search, as JSON bytes: see `SearchAnswer`. @throws EngineFailure 503 when the engine does not answer */
    answer(search: CheckedSearch): Promise<Buffer<ArrayBuffer>> {
      const make = async () => {
        const found = await find(search, LISTED);
        const answer = presentSearch(found, await relax(ask, find, found), Date.now());
        return Buffer.from(JSON.stringify(answer));
      };
      // Of what is made each question is counted.
      return cache.remember(`${today()} answer ${JSON.stringify(search)}`, make, (source) => {
        if (source !== 'engine') options.count?.(source);
      });
    },
    /** Those of these people whom a search finds: among so many as a map has, or, of one that finds more, asked for them alone. */
    async among(search: CheckedSearch, ids: readonly string[]): Promise<string[]> {
      const all = { ...search, page: 1, count: [] };
      const wanted: Wanted = { hits: SEARCH_LIMITS.pins, fields: ['id'] };
      let found = await find(all, wanted);
      // Where nobody mentions the words others are found, which of a few people alone would be all of them.
      if (totalOf(found.main) > wanted.hits && (found.reading !== null || search.search === ''))
        found = await findPeople(ask, await known(), all, wanted, isIn('id', ids));
      return found.main.hits.flatMap(({ id }) => (ids.includes(id) ? id : []));
    },
    /** What the index knows of these people: it follows the database a moment later. */
    async indexed(ids: readonly string[]): Promise<readonly EngineHit[]> {
      const query = { q: '', filter: isIn('id', ids), offset: 0, limit: ids.length };
      const [found] = await ask([{ ...query, attributesToRetrieve: ['id', 'next_opening'] }]);
      return found?.hits ?? [];
    },
    /** Where the people of a search are: those of the list, also who only comes near what was asked for. */
    async pins(search: CheckedSearch): Promise<Pins> {
      const found = await find({ ...search, page: 1, count: [] }, PINNED);
      const others = await relax(ask, find, found, PINNED);
      return pinsOf([...found.main.hits, ...others.flatMap(({ hits }) => hits)], found);
    },
  };
}

function pinsOf(people: readonly EngineHit[], { read: { near }, main }: Found): Pins {
  const placed = people.flatMap(({ id, name = '', path = '', lat, lng, place_accuracy: accuracy }) =>
    typeof lat === 'number' && typeof lng === 'number' ? { pin: { id, name, path, lat, lng }, accuracy } : [],
  );
  const pins = placed.flatMap(({ pin, accuracy }) => (accuracy === 'exact' ? pin : []));
  return {
    pins,
    frame: frameOfAll(placed.map(({ pin }) => pin)),
    unplaced: people.length - pins.length,
    total: totalOf(main),
    around: near?.place ? { lat: near.place.lat, lng: near.place.lng, km: near.within } : null,
  };
}
