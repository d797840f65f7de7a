import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { WITHIN_KM } from '@directory/domain/places/near';
import { findTown, type Town, townIn } from '@directory/domain/places/town';
import { provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';
import { type Condition, kindOf } from '@directory/domain/query/condition';
import { BEFORE_A_PLACE } from '@directory/domain/query/near-words';
import type { Reading, ReadSearch } from '../read.ts';
import { ONLINE, type Target } from '../ways-away.ts';

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
 * Searches that keep all that was asked for and look farther: ring after ring, then online in the province. Of these the first that finds
 * enough will do. Empty where no place was asked for, or several were. Pure.
 */
export function widerPlaces(
  read: ReadSearch,
  reading: Reading | null,
): (Target & { state: CheckedSearch })[] {
  const centre = centreOf(read, reading);
  if (!centre) return [];
  const { near, name, province, within, rest } = centre;
  // Another province was chosen: around this place nobody is in it.
  if (rest.province && province && rest.province !== province) return [];
  const rings = WITHIN_KM.filter((km) => km > within && km >= LEAST_KM).map((km) => ({
    way: { kind: 'within' as const, place: name, km },
    state: { ...rest, near, within: km, byDistance: true },
  }));
  const hows = (reading?.conditions ?? []).filter((one) => ['session', 'online'].includes(kindOf(one)));
  // Who asks for sessions online in words is as well served from anywhere in the province.
  const isOnlineSaid = hows.some(({ anyOf }) => anyOf[0]?.values.includes(ONLINE));
  const isOpen = hows.length === 0 && rest.sessionTypes.length === 0;
  if (!province || !(isOnlineSaid || isOpen)) return rings;
  const online = { ...rest, province, ...(isOpen && { sessionTypes: [ONLINE] }) };
  return [...rings, { way: { kind: 'online', province }, state: online }];
}

function centreOf(read: ReadSearch, reading: Reading | null): Centre | null {
  const { state, near } = read;
  const rest = {
    ...state,
    city: '',
    near: '',
    within: null,
    byDistance: false,
    page: 1,
    count: [],
  };
  if (state.frame) return null;
  if (near) {
    const { place, asked, within, words = '' } = near;
    if (!place) return null;
    const { name, province = null } = place;
    const known = province ? named({ name, province }) : { near: name || asked, name, province };
    return { ...known, within, rest: { ...rest, search: without(state.search, words) } };
  }
  const places = (reading?.conditions ?? []).filter((one) => kindOf(one) === 'place');
  if (state.city !== '') {
    const town = places.length === 0 ? findTown(state.city, state.province) : null;
    // Its province was chosen with it: beyond the river it is another one.
    return town && { ...named(town), within: 0, rest: { ...rest, province: null } };
  }
  const [said] = places;
  const city = said && places.length === 1 ? cityOf(said) : null;
  // Words that say something else as well stay.
  const words = said?.ranges.map(([start, end]) => state.search.slice(start, end)) ?? [];
  const isShared = reading?.conditions.some(
    (one) => one !== said && one.ranges.some((range) => said?.ranges.some((own) => own[0] === range[0])),
  );
  if (!city || isShared) return null;
  const town = townIn(city.name, city.province);
  return (
    town && { ...named(town), within: 0, rest: { ...rest, search: words.reduce(without, state.search) } }
  );
}

function named({
  name,
  province,
}: Pick<Town, 'name' | 'province'>): Pick<Centre, 'near' | 'name' | 'province'> {
  return { near: `${name}, ${province}`, name, province };
}

/** The city that a condition names alone. */
function cityOf({ anyOf, isExcluded }: Condition): Pick<Town, 'name' | 'province'> | null {
  const [want] = anyOf;
  const [value = '', ...others] = want?.values ?? [];
  const [code, city] = value.split('/');
  const province = provinceByCode(code)?.code;
  if (isExcluded || anyOf.length !== 1 || others.length > 0 || !city || !province) return null;
  return { name: city.replaceAll('-', ' '), province };
}

/** A text without some words, and without what stands before a place. */
function without(text: string, words: string): string {
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return text;
  const before = text.slice(0, at).replace(BEFORE_A_PLACE, '');
  return `${before} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}
