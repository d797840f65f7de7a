import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { WITHIN_KM } from '@directory/domain/places/near';
import { findTown, type Town, townOfPlace } from '@directory/domain/places/town';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { BEFORE_A_PLACE } from '@directory/domain/query/near-words';
import type { NamedCondition } from '@directory/domain/contracts/search-answer';
import type { ReadSearch } from './read.ts';
import { ONLINE, type Target } from './way.ts';

/** Where a search looks, in one form however it was said. */
interface Centre {
  /** As an address says it. */
  near: string;
  /** As people call it; `''` for where a device is. */
  name: string;
  province: ProvinceCode | null;
  /** How far has been looked; 0 within a city. */
  within: number;
  /** The search without what says the place. */
  rest: CheckedSearch;
}

/** Farther than to the next street: a ring that nobody would call another place. */
const LEAST_KM = 25;

/**
 * Searches that keep all that was asked for and look farther: ring after ring, then online in the province, then online anywhere. Of these the
 * first that finds enough will do; the last is for where no other finds anybody. Empty where no place was asked for, or several were. Pure.
 */
export function widerPlaces(
  read: ReadSearch,
  conditions: readonly NamedCondition[],
): (Target & { state: CheckedSearch })[] {
  const centre = centreOf(read, conditions);
  if (!centre) return [];
  const { near, name, province, within, rest } = centre;
  // Another province was chosen: around this place nobody is in it.
  if (rest.province && province && rest.province !== province) return [];
  const rings = WITHIN_KM.filter((km) => km > within && km >= LEAST_KM).map((km) => ({
    way: { kind: 'within' as const, place: name, km },
    state: { ...rest, near, within: km, byDistance: true },
  }));
  const hows = conditions.filter(({ kind }) => kind === 'session' || kind === 'online');
  // Who asks for sessions online in words is as well served from anywhere in the province.
  const isOnlineSaid = hows.some(({ anyOf }) => anyOf[0]?.values.includes(ONLINE));
  const isOpen = hows.length === 0 && rest.sessionTypes.length === 0;
  if (!province || !(isOnlineSaid || isOpen)) return rings;
  const sessions = isOpen ? { sessionTypes: [ONLINE] } : {};
  return [
    ...rings,
    { way: { kind: 'online', province }, state: { ...rest, province, ...sessions } },
    // Of many it is not known where else they are registered: they can be asked, where nobody is nearer.
    { way: { kind: 'canadaOnline' }, state: { ...rest, province: null, ...sessions } },
  ];
}

function centreOf({ state, near }: ReadSearch, conditions: readonly NamedCondition[]): Centre | null {
  const rest = { ...state, city: '', near: '', within: null, byDistance: false, page: 1, count: [] };
  if (state.frame) return null;
  if (near) {
    const { place, asked, within, words = '' } = near;
    if (!place) return null;
    const { name, province = null } = place;
    const known = province ? called({ name, province }) : { near: name || asked, name, province };
    return { ...known, within, rest: { ...rest, search: without(state.search, words) } };
  }
  const [said, ...others] = conditions.filter(({ kind }) => kind === 'place');
  if (state.city !== '') {
    const town = said ? null : findTown(state.city, state.province);
    // Its province was chosen with it: beyond the river it is another one.
    return town && { ...called(town), within: 0, rest: { ...rest, province: null } };
  }
  const town = said && others.length === 0 ? townOf(said) : null;
  // Words that say something else as well stay.
  const isShared = conditions.some(
    (one) => one !== said && one.words.some((text) => said?.words.includes(text)),
  );
  if (!said || !town || isShared) return null;
  return { ...called(town), within: 0, rest: { ...rest, search: said.words.reduce(without, state.search) } };
}

function called({ name, province }: Pick<Town, 'name' | 'province'>) {
  return { near: `${name}, ${province}`, name, province };
}

/** The town that a condition names alone. */
function townOf({ anyOf, isExcluded }: NamedCondition): Town | null {
  const [want, other] = anyOf;
  const [value = '', ...others] = want?.values ?? [];
  return isExcluded || other || others.length > 0 ? null : townOfPlace(value);
}

/** A text without some words, and without what stands before a place. */
function without(text: string, words: string): string {
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return text;
  const before = text.slice(0, at).replace(BEFORE_A_PLACE, '');
  return `${before} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}
