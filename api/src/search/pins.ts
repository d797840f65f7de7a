import type { Pins } from '@directory/domain/directory';
import type { AnsweredNear } from '@directory/domain/places/near';
import type { Understood } from '@directory/domain/query/understood';
import type { ProfileHit } from '@directory/search-config/document';
import { HITS_PER_PAGE, SEARCH_LIMITS } from '@directory/search-config/limits';
import { type EngineResult, totalOf } from './exact-name.ts';
import type { SearchGateway } from './gateway.ts';
import { readMultiSearch, type SearchQuery } from './query.ts';

const PIN_FIELDS = ['id', 'name', 'path', 'lat', 'lng', 'place_accuracy'] as const;

type PinHit = Pick<ProfileHit, (typeof PIN_FIELDS)[number]>;

/**
 * Where the people of a search are: those of the list, also who only comes near what was asked for.
 * @throws ApiError 400, EngineFailure as a search does
 */
export async function findPins(
  gateway: Pick<SearchGateway, 'multiSearch'>,
  asked: SearchQuery,
): Promise<Pins> {
  const searches = readMultiSearch({
    queries: [{ ...asked, facets: null, attributesToHighlight: null, attributesToCrop: null, page: 1 }],
  }).map(({ query, ...search }) => ({
    ...search,
    // More than a visitor's own query may ask for: so little is said of each that all of it is a page or two.
    query: { ...query, hitsPerPage: SEARCH_LIMITS.pins, attributesToRetrieve: [...PIN_FIELDS] },
  }));
  const answer = await gateway.multiSearch(searches);
  const { results } = JSON.parse(answer.toString('utf8')) as { results: EngineResult[] };
  const people = onTheList(results[0]);
  const pins = people.flatMap(({ id, name, path, lat, lng, place_accuracy }) =>
    lat === null || lng === null || place_accuracy !== 'exact' ? [] : [{ id, name, path, lat, lng }],
  );
  return {
    pins,
    unplaced: people.length - pins.length,
    total: totalOf(results[0]),
    around: circleOf(results[0]),
  };
}

function circleOf(result: EngineResult | undefined): Pins['around'] {
  const { place, within } = (result?.['near'] ?? {}) as Partial<AnsweredNear>;
  return place && within ? { lat: place.lat, lng: place.lng, km: within } : null;
}

/** Of those who only come near, the list shows as many as its first page has room for. */
export function onTheList(result: EngineResult | undefined): readonly PinHit[] {
  const hits = (result?.hits ?? []) as unknown as PinHit[];
  const { near = [] } = (result?.['understood'] ?? {}) as Partial<Understood>;
  const nearby = near.reduce((sum, { shown }) => sum + shown, 0);
  return nearby === 0 ? hits : hits.slice(0, Math.max(hits.length - nearby, HITS_PER_PAGE));
}
