import type { Offer } from '@directory/domain/contracts/search-answer';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { WITHIN_KM } from '@directory/domain/places/near';
import { findTown, townIn } from '@directory/domain/places/town';
import { provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';
import { type Condition, kindOf } from '@directory/domain/query/condition';
import type { Reading, ReadSearch } from '../read.ts';

/** A search around the place that was asked for, wider than it was. */
export interface WiderPlace {
  way: Offer['way'];
  state: CheckedSearch;
}

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
export function widerPlaces(read: ReadSearch, reading: Reading | null): WiderPlace[] {
  const centre = centreOf(read, reading);
  if (!centre) return [];
  const { near, name, province, within, rest } = centre;
  // Another province was chosen: around this place nobody is in it.
  if (rest.province && province && rest.province !== province) return [];
  const rings: WiderPlace[] = WITHIN_KM.filter((km) => km > within && km >= LEAST_KM).map((km) => ({
    way: { kind: 'within' as const, place: name, km },
    state: { ...rest, near, within: km, byDistance: true },
  }));
  const ways = reading?.conditions.filter(saysHow) ?? [];
  const isOnline = rest.sessionTypes.length === 0 && ways.length === 0;
  // Who asks for sessions online is as well served from anywhere in the province.
  const isOnlineAsked = province && ways.some(({ anyOf }) => anyOf[0]?.values.includes('Online'));
  if (isOnlineAsked) rings.push({ way: { kind: 'online', province }, state: { ...rest, province } });
  return province && isOnline
    ? [
        ...rings,
        { way: { kind: 'online', province }, state: { ...rest, province, sessionTypes: ['Online'] } },
      ]
    : rings;
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
    return {
      near:
        place.kind === 'device' ? asked : place.province ? `${place.name}, ${place.province}` : place.name,
      name: place.name,
      province: place.province ?? null,
      within,
      rest: { ...rest, search: without(state.search, words) },
    };
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
}: {
  name: string;
  province: ProvinceCode;
}): Pick<Centre, 'near' | 'name' | 'province'> {
  return { near: `${name}, ${province}`, name, province };
}

/** The city that a condition names alone. */
function cityOf({ anyOf, isExcluded }: Condition): { name: string; province: ProvinceCode } | null {
  const [want] = anyOf;
  const [value = '', ...others] = want?.values ?? [];
  const [code, city] = value.split('/');
  const province = provinceByCode(code)?.code;
  if (isExcluded || anyOf.length !== 1 || others.length > 0 || !city || !province) return null;
  return { name: city.replaceAll('-', ' '), province };
}

function without(text: string, words: string): string {
  if (words === '') return text;
  const at = text.indexOf(words);
  const before = text.slice(0, Math.max(at, 0)).replace(BEFORE_A_PLACE, '');
  return at < 0 ? text : `${before} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}

const BEFORE_A_PLACE =
  /(?:^|\s)(?:in|at|near|around|from|à|a|au|aux|en|dans|de|près\s+de|pres\s+de|autour\s+de|d['’])\s*$/iu;

function saysHow(condition: Condition): boolean {
  return ['session', 'online'].includes(kindOf(condition));
}
