import type { Offer } from '@directory/domain/contracts/search-answer';
import { type CheckedSearch, searchInput, type SearchState } from '@directory/domain/contracts/search-state';
import { CHIP_FACETS } from '@directory/domain/facets';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { NamedCondition, Understood } from '@directory/domain/query/understood';
import { fold } from '@directory/domain/text/fold';
import type { TakenWay } from './relax.ts';
import type { Way } from './ways-away.ts';

/** A search to try in place of one that found few, with what it gives up of what was asked for. */
export interface Candidate {
  offer: Offer;
  without: readonly string[];
}

type Target = Pick<Offer, 'way'> & { state: CheckedSearch | null };

/**
 * A way away from the words, as a search that an address says; null when it cannot be named, as several provinces at once, or sessions online in the part of
 * one.
 * @param isNear the words say a place to be near, which stays
 */
export function offerOf(
  { way, count }: Pick<TakenWay, 'way' | 'count'>,
  { conditions }: Pick<Understood, 'conditions'>,
  state: CheckedSearch,
  isNear: boolean,
): Offer | null {
  const target = targetOf(way, conditions, state, isNear || isHeldElsewhere(state));
  return target && { way: target.way, count, state: target.state && changesOf(target.state) };
}

function targetOf(
  { kindred, wider, online = false, without = [] }: Way,
  conditions: readonly NamedCondition[],
  state: CheckedSearch,
  isHeld: boolean,
): Target | null {
  // Whatever is akin to several conditions at once: no address says that.
  if (kindred) return { way: { kind: 'kindred' }, state: null };
  if (wider) return widerTarget(online, conditions, state, isHeld);
  if (online && isHeld) return null;
  const left = without.flatMap((at) => conditions[at] ?? []);
  const [first] = left;
  // All of a place only where no other place is left.
  const isAll =
    !isHeld &&
    left.length === 1 &&
    first !== undefined &&
    isWhere(first) &&
    conditions.filter(isWhere).length === 1;
  // Words that say two things are taken back for both.
  const sharesWords = conditions.some(
    (one) => !left.includes(one) && left.some(({ words }) => words.some((word) => one.words.includes(word))),
  );
  const next = takeBack(state, left);
  const way: Offer['way'] = !isAll
    ? { kind: 'withoutConditions', conditions: [...without] }
    : state.province
      ? { kind: online ? 'online' : 'province', province: state.province }
      : { kind: online ? 'canadaOnline' : 'canada' };
  return { way, state: sharesWords ? null : online ? onlineOf(next) : next };
}

/** The province in place of the cities that the words name. */
function widerTarget(
  online: boolean,
  conditions: readonly NamedCondition[],
  state: CheckedSearch,
  isNear: boolean,
): Target | null {
  const provinces = conditions
    .filter(isPlace)
    .flatMap(({ anyOf }) =>
      anyOf.flatMap(({ kind, values }) => (kind === 'place' ? values.map((value) => value.slice(0, 2)) : [])),
    );
  const [province] = provinces as ProvinceCode[];
  if (!province || provinces.some((other) => other !== province)) return null;
  const left = conditions.filter((one) => isPlace(one) || (online && one.kind === 'session'));
  const next = takeBack(state, left);
  const located = { ...next, province };
  const isHeld = isNear || (state.province ?? province) !== province;
  if (online && isHeld) return null;
  if (isHeld) {
    const places = left.map((one) => conditions.indexOf(one));
    return { way: { kind: 'withoutConditions', conditions: places }, state: next };
  }
  return online
    ? { way: { kind: 'online', province }, state: onlineOf(located) }
    : { way: { kind: 'province', province }, state: located };
}

/** The search without one of the things that were chosen or typed. */
interface WiderSearch extends Pick<Offer, 'way'>, Pick<Candidate, 'without'> {
  state: CheckedSearch;
}

/** The search with each thing that was asked for taken back in turn. @param isNear the words say a place to be near */
export function widerSearches(
  state: CheckedSearch,
  conditions: readonly NamedCondition[],
  isNear: boolean,
): WiderSearch[] {
  const { search, near, frame, city, province } = state;
  const chosen = CHIP_FACETS.flatMap(({ param }) => (state[param].length > 0 ? param : []));
  // Another place stays: it is not all of the province that is looked through then, nor all of Canada.
  const isSaid = isNear || conditions.some(isPlace);
  const give = (way: Offer['way'], changes: Partial<SearchState>, ...without: string[]): WiderSearch => ({
    way,
    without,
    state: { ...state, ...changes, page: 1, count: [] },
  });
  const beyond: Offer['way'] | null = province && { kind: 'beyondCity', province };
  const isHeld = isSaid || near !== '' || frame !== null;
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

/** Such a search as an offer. */
export function widerOffer({ way, without, state }: WiderSearch, count: number): Candidate {
  return { offer: { way, count, state: changesOf(state) }, without };
}

/** What a way away from the words gives up. Sessions online are another thing, not less. */
export function givenUp({ way }: TakenWay, conditions: readonly NamedCondition[]): string[] {
  const { without = [], wider, online } = way;
  const isAway = wider || without.some((at) => conditions[at]?.kind === 'place');
  return [...without.map(wordAt), ...(isAway ? [online ? 'online' : 'away'] : [])];
}

/** A condition that was read from the words, by its place among them. */
function wordAt(index: number): string {
  return `word ${index}`;
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

/** The search in which the words of these conditions are mere text. */
function takeBack(state: CheckedSearch, conditions: readonly NamedCondition[]): CheckedSearch {
  const words = conditions.flatMap((one) => one.words);
  const literal = new Map([...state.literal, ...words].map((text) => [fold(text), text]));
  return {
    ...state,
    literal: [...literal.values()],
    firm: state.firm.filter((text) => !words.includes(text)),
    page: 1,
  };
}

/** With sessions online; null when others were chosen, which would stay. */
function onlineOf(state: CheckedSearch): CheckedSearch | null {
  const isOther = state.sessionTypes.length > 0 && state.sessionTypes.join() !== 'Online';
  return isOther ? null : { ...state, sessionTypes: ['Online'] };
}

function isPlace({ kind, isExcluded }: NamedCondition): boolean {
  return kind === 'place' && !isExcluded;
}

function isWhere(condition: NamedCondition): boolean {
  return isPlace(condition) || condition.kind === 'online';
}

/** Whether a place that is none of the words narrows the search, and is no province as a whole. Then no offer is all of anything. */
function isHeldElsewhere({ city, near, frame }: CheckedSearch): boolean {
  return city !== '' || near !== '' || frame !== null;
}

const EVERYBODY = searchInput.parse({});

/** What a search asks for, without what is as it is by itself. */
export function changesOf({
  count: _count,
  specialties: _specialties,
  ...state
}: CheckedSearch): Partial<SearchState> {
  return Object.fromEntries(
    Object.entries(state).filter(
      ([key, given]) => JSON.stringify(given) !== JSON.stringify(EVERYBODY[key as keyof SearchState]),
    ),
  );
}
