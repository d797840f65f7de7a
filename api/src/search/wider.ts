import type { FoundPlace, NamedCondition, Offer } from '@directory/domain/contracts/search-answer';
import type { CheckedSearch, SearchState } from '@directory/domain/contracts/search-state';
import { CHOICE_PARAMS } from '@directory/domain/facets';
import { WITHIN_KM } from '@directory/domain/places/near';
import { findTown, type Town, townOfPlace } from '@directory/domain/places/town';
import { BEFORE_A_PLACE } from '@directory/domain/query/near-words';
import type { ReadSearch } from './read.ts';
import { isPlace, ONLINE, type Way, wordAt } from './ways-away.ts';

/** Another search that an address says. */
interface WiderSearch extends Way {
  state: CheckedSearch;
}

/** Where a search looks, in one form however it was said. */
interface Centre {
  place: Pick<FoundPlace, 'name' | 'province'>;
  /** How far has been looked; 0 within a city. */
  within: number;
  /** What of the search goes with the place. */
  left: Partial<CheckedSearch>;
}

/** Farther than to the next street: a ring that nobody would call another place. */
const LEAST_KM = 25;

/**
 * Searches that keep all that was asked for and look farther: ring after ring, then online in the province, then online anywhere. Of these the
 * first that finds enough will do; the last is for where no other finds anybody. Empty where no place was asked for, or several were. Pure.
 */
export function widerPlaces(
  read: Pick<ReadSearch, 'state' | 'near'>,
  conditions: readonly NamedCondition[],
): WiderSearch[] {
  const centre = centreOf(read, conditions);
  if (!centre) return [];
  const { place, within, left } = centre;
  const { name, province = null } = place;
  const near = province ? `${name}, ${province}` : name || (read.near?.asked ?? '');
  const whole = { ...read.state, city: '', near: '', within: null, byDistance: false, page: 1, count: [] };
  const rest: CheckedSearch = { ...whole, ...left };
  // Another province was chosen: around this place nobody is in it.
  if (rest.province && province && rest.province !== province) return [];
  const rings = WITHIN_KM.filter((km) => km > within && km >= LEAST_KM).map((km) => ({
    way: { kind: 'within' as const, place: name, km },
    state: { ...rest, near, within: km, byDistance: true },
    without: null,
  }));
  const hows = conditions.filter(({ kind }) => kind === 'session' || kind === 'online');
  // Who asks for sessions online in words is as well served from anywhere in the province.
  const isOnlineSaid = hows.some(({ anyOf }) => anyOf[0]?.values.includes(ONLINE));
  const isOpen = hows.length === 0 && rest.sessionTypes.length === 0;
  if (!province || !(isOnlineSaid || isOpen)) return rings;
  const online = { ...rest, ...(isOpen && { sessionTypes: [ONLINE] }) };
  return [
    ...rings,
    { way: { kind: 'online', province }, state: { ...online, province }, without: null },
    // Of many it is not known where else they are registered: they can be asked, where nobody is nearer.
    { way: { kind: 'canadaOnline' }, state: { ...online, province: null }, without: null },
  ];
}

function centreOf(
  { state, near }: Pick<ReadSearch, 'state' | 'near'>,
  conditions: readonly NamedCondition[],
): Centre | null {
  if (state.frame) return null;
  if (near) {
    const { place, within, words = '' } = near;
    return place && { place, within, left: { search: without(state.search, words) } };
  }
  const [said, ...others] = conditions.filter(({ kind }) => kind === 'place');
  if (state.city !== '') {
    const place = said ? null : findTown(state.city, state.province);
    // Its province was chosen with it: beyond the river it is another one.
    return place && { place, within: 0, left: { province: null } };
  }
  // Words that say something else as well stay.
  const isShared = conditions.some(
    (one) => one !== said && one.words.some((text) => said?.words.includes(text)),
  );
  const place = said && others.length === 0 && !isShared ? townOf(said) : null;
  return said && place
    ? { place, within: 0, left: { search: said.words.reduce(without, state.search) } }
    : null;
}

/** The town that a condition names alone. */
function townOf({ anyOf, isExcluded }: NamedCondition): Town | null {
  const [value = '', ...others] = anyOf.flatMap(({ values }) => values);
  return isExcluded || others.length > 0 ? null : townOfPlace(value);
}

/** A text without some words, and without what stands before a place. */
function without(text: string, words: string): string {
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return text;
  const before = text.slice(0, at).replace(BEFORE_A_PLACE, '');
  return `${before} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}

/** The search with each thing that was chosen or typed taken back in turn. Pure. */
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
  // Another place stays: it is not all of the province that is looked through then, nor all of Canada.
  const isHeld = place !== null || conditions.some(isPlace) || frame !== null;
  const words = ['words', ...conditions.map((_, at) => wordAt(at))];
  const none = Object.fromEntries(chosen.map((param) => [param, []]));
  const searches: (WiderSearch | false)[] = [
    search !== '' && give({ kind: 'withoutWords' }, { search: '', literal: [], firm: [] }, ...words),
    ...chosen.map((param) => give({ kind: 'withoutFacet', param }, { [param]: [] }, param)),
    chosen.length > 1 && give({ kind: 'withoutFacets' }, none, ...chosen),
    near !== '' && give({ kind: 'withoutNear' }, { near: '', within: null, byDistance: false }, 'near'),
    frame !== null && give({ kind: 'withoutFrame' }, { frame: null }, 'frame'),
    city !== '' &&
      province !== null &&
      give(isHeld ? { kind: 'withoutCity' } : { kind: 'province', province }, { city: '' }, 'city'),
    (city !== '' || province !== null) &&
      give({ kind: isHeld ? 'withoutPlace' : 'canada' }, { province: null, city: '' }, 'city', 'province'),
  ];
  return searches.filter((wider) => wider !== false);
}
