import type { Offer } from '@directory/domain/contracts/search-answer';
import { type CheckedSearch, searchInput, type SearchState } from '@directory/domain/contracts/search-state';
import { CHOICE_PARAMS } from '@directory/domain/facets';
import type { NamedCondition } from '@directory/domain/query/understood';
import type { ReadSearch } from './read.ts';
import { isPlace, type Target, wordAt } from './ways-away.ts';

/** The search without some of the things that were chosen or typed. */
interface WiderSearch extends Target {
  state: CheckedSearch;
  without: readonly string[];
}

/** The search with each thing that was asked for taken back in turn. */
export function widerSearches(
  { state, near: place }: Pick<ReadSearch, 'state' | 'near'>,
  conditions: readonly NamedCondition[],
): WiderSearch[] {
  const { search, near, frame, city, province } = state;
  const chosen = CHOICE_PARAMS.filter((param) => state[param].length > 0);
  const give = (way: Offer['way'], changes: Partial<SearchState>, ...without: string[]): WiderSearch => ({
    way,
    without,
    state: { ...state, ...changes, page: 1, count: [] },
  });
  const beyond: Offer['way'] | null = province && { kind: 'beyondCity', province };
  // Another place stays: it is not all of the province that is looked through then, nor all of Canada.
  const isHeld = place !== null || conditions.some(isPlace) || frame !== null;
  const searches: (WiderSearch | false)[] = [
    search !== '' &&
      give(
        { kind: 'withoutWords' },
        { search: '', literal: [], firm: [] },
        'words',
        ...conditions.map((_, at) => wordAt(at)),
      ),
    ...chosen.map((param) => give({ kind: 'withoutFacet', param }, { [param]: [] }, param)),
    chosen.length > 1 &&
      give({ kind: 'withoutFacets' }, Object.fromEntries(chosen.map((param) => [param, []])), ...chosen),
    near !== '' && give({ kind: 'withoutNear' }, { near: '', within: null, byDistance: false }, 'near'),
    frame !== null && give({ kind: 'withoutFrame' }, { frame: null }, 'frame'),
    city !== '' && beyond !== null && give(isHeld ? { kind: 'withoutPlace' } : beyond, { city: '' }, 'city'),
    (city !== '' || province !== null) &&
      give(
        { kind: isHeld ? 'withoutPlace' : 'everywhere' },
        { province: null, city: '' },
        'city',
        'province',
      ),
  ];
  return searches.filter((wider) => wider !== false);
}

/** An offer, with what it gives up of what was asked for. */
export interface Candidate {
  offer: Offer;
  without: readonly string[];
}

/**
 * Of these searches those that find more than was found, each search once and the one that finds most first. One that gives up more than
 * another and finds no more is left out.
 */
export function worthOffering<One extends Candidate>(candidates: readonly One[], found: number): One[] {
  const more = candidates.filter(({ offer }) => offer.count > found);
  const key = ({ offer }: Candidate) => offer.state && JSON.stringify(offer.state);
  return more
    .filter((one) => !more.some((other) => other.offer.count >= one.offer.count && givesUpLess(other, one)))
    .filter(
      (one, index, all) => key(one) === null || all.findIndex((other) => key(other) === key(one)) === index,
    )
    .toSorted((a, b) => b.offer.count - a.offer.count);
}

function givesUpLess(one: Candidate, other: Candidate): boolean {
  return (
    one.without.length < other.without.length && one.without.every((part) => other.without.includes(part))
  );
}

const EVERYBODY = searchInput.parse({});

/** Another search as an answer offers it, without what is as it is by itself. */
export function offerOf({ way, state }: Target, count: number): Offer {
  if (!state) return { way, count, state };
  const { count: _count, specialties: _specialties, ...asked } = state;
  const changes = Object.entries(asked).filter(
    ([key, given]) => JSON.stringify(given) !== JSON.stringify(EVERYBODY[key as keyof SearchState]),
  );
  return { way, count, state: Object.fromEntries(changes) };
}
