import { places } from '../../generated/places.js';
import { findProvince, PROVINCE_CODES, type ProvinceCode } from './provinces.ts';
import { slugify } from '../text/slug.ts';
import type { Position } from './distance.ts';
import type { FoundPlace } from '../contracts/search-answer.ts';
import { postalCentre, typedPostalArea } from './postal-area.ts';

export interface Town {
  /** As it is written, `Montréal`. */
  readonly name: string;
  readonly province: ProvinceCode;
  /** Its centre. */
  readonly position: Position;
  /** Its name is a word or a family name as well. */
  readonly isDoubtful: boolean;
  /** Ten thousand people or more. */
  readonly isLarge: boolean;
  /** The city of which it is a part: `Toronto` of Scarborough. */
  readonly partOf?: string;
}

let byName: ReadonlyMap<string, readonly Town[]> | null = null;

/** Every town, island and region of Canada, by what its name is compared by: those of one name with the largest first. */
export function allTowns(): Iterable<readonly Town[]> {
  return towns().values();
}

/** No province has a longer name: `Newfoundland and Labrador`. */
const PROVINCE_WORDS = 3;

/**
 * The town of that name, whatever its case and accents: the one in the province, which the text may name (`Richmond, BC`, `Montréal
 * (Québec)`, `laval qc`), else the largest of Canada. Null when the province has none, or the name is no town's.
 * @param province the province that counts when the text names none; without one of the name there, the largest of Canada
 */
export function findTown(text: string, province: ProvinceCode | null = null): Town | null {
  const words = text
    .replace(/[(),]+/g, ' ')
    .replace(/\s+canada\s*$/i, '')
    .trim()
    .split(/\s+/);
  // A town's name may end in a province's: `Ville de Québec`.
  const all = townsOf(words.join(' '));
  if (all.length > 0) return all.find((town) => town.province === province) ?? all[0] ?? null;
  for (let count = Math.min(PROVINCE_WORDS, words.length - 1); count > 0; count -= 1) {
    const named = findProvince(words.slice(-count).join(' '));
    if (named) return townIn(words.slice(0, -count).join(' '), named.code);
  }
  return null;
}

/** The town of a person who lives in the province: no other province's will do. */
export function townIn(name: string, province: ProvinceCode): Town | null {
  return townsOf(name).find((town) => town.province === province) ?? null;
}

/** The town that a condition names (`ON/cobourg`). */
export function townOfPlace(place: string): Town | null {
  const province = findProvince(place.slice(0, 2));
  return province ? townIn(place.slice(3), province.code) : null;
}

/** Whether some town's name begins like this, as of one that is being typed. */
export function isTownBegun(text: string): boolean {
  const begun = nameKey(text);
  return [...towns().keys()].some((name) => name.startsWith(begun));
}

const DEGREES = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Of a device's place no more is used than about a kilometre, whatever was sent. */
const DECIMALS = 100;

/**
 * The place that a visitor means: a postal code, of which the first three characters count, a city (see {@link findTown}), or degrees
 * (`49.89,-97.14`). Null when there is none of that name.
 */
export function findPlace(text: string, province: ProvinceCode | null = null): FoundPlace | null {
  const area = typedPostalArea(text);
  if (area) {
    const centre = postalCentre(area);
    return centre && { ...centre, kind: 'postal', name: area };
  }
  const [, lat, lng] = DEGREES.exec(text.trim()) ?? [];
  if (lat && lng) {
    const [north, east] = [rounded(lat), rounded(lng)];
    const isOnEarth = Math.abs(north) <= 90 && Math.abs(east) <= 180;
    return isOnEarth ? { lat: north, lng: east, kind: 'device', name: '' } : null;
  }
  const town = findTown(text, province);
  return town && asPlace(town);
}

/** A town as a place to be near. */
export function asPlace({ position, name, province }: Town): FoundPlace {
  return { ...position, kind: 'city', name, province };
}

function rounded(degrees: string): number {
  return Math.round(Number(degrees) * DECIMALS) / DECIMALS;
}

/** The largest first. */
function townsOf(name: string): readonly Town[] {
  return towns().get(nameKey(name)) ?? [];
}

function towns(): ReadonlyMap<string, readonly Town[]> {
  return (byName ??= readTowns());
}

/** Saint and Sainte are written short as often as not, apostrophes left out or made a hyphen, and Québec is told from its province by a word. */
function nameKey(name: string): string {
  return slugify(name.replace(/['’]/g, ''))
    .replace(/(^|-)(l|d|qu)-/g, '$1$2')
    .replace(/-s(?=-|$)/g, 's')
    .replace(/^(ville-de|city-of|greater)-/, '')
    .replace(/-city$/, '')
    .replace(/(^|-)(st|ste|sainte)(?=-)/g, '$1saint');
}

function readTowns(): Map<string, Town[]> {
  const towns: { town: Town; thousands: number }[] = [];
  let province: ProvinceCode | undefined;
  for (const entry of `${places.towns}\n${places.regions}`.split(/[|\n]/)) {
    const [, mark, name = '', partOf, lat, lng, thousands] =
      /^(\??)([^>]+)(?:>(.+))? (\S+) (\S+) (\d+)$/.exec(entry) ?? [];
    if (entry.startsWith('#')) province = PROVINCE_CODES.find((code) => code === entry.slice(1));
    else if (province)
      towns.push({
        town: {
          name,
          province,
          position: { lat: Number(lat), lng: Number(lng) },
          isDoubtful: mark === '?',
          isLarge: Number(thousands) >= 10,
          ...(partOf && { partOf }),
        },
        thousands: Number(thousands),
      });
  }
  const named = new Map<string, Town[]>();
  for (const { town } of towns.toSorted((a, b) => b.thousands - a.thousands)) {
    const key = nameKey(town.name);
    named.set(key, [...(named.get(key) ?? []), town]);
  }
  return named;
}
