import { places } from '../../generated/places.js';
import type { ProvinceCode } from './provinces.ts';
import type { Position } from './distance.ts';

/** Canada Post uses no D, F, I, O, Q or U, and begins no code with W or Z. */
const POSTAL_CODE = /^([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[\s-]*\d[abceghj-nprstv-z]\d)?$/i;

/** The province of an area, by its first letter. */
const PROVINCE_OF_LETTER: Readonly<Record<string, ProvinceCode>> = {
  ...letters('NL', 'A'),
  ...letters('NS', 'B'),
  ...letters('PE', 'C'),
  ...letters('NB', 'E'),
  ...letters('QC', 'GHJ'),
  ...letters('ON', 'KLMNP'),
  ...letters('MB', 'R'),
  ...letters('SK', 'S'),
  ...letters('AB', 'T'),
  ...letters('BC', 'V'),
  ...letters('YT', 'Y'),
};

/** Of the north, which shares a letter, these are the Northwest Territories'. */
const NORTHWEST: ReadonlySet<string> = new Set(['X0E', 'X0G', 'X1A']);

/** The first three characters of a postal code, which may be all of it, as `R3C`; null when the text is no such code. */
export function postalAreaOf(text: string): string | null {
  return POSTAL_CODE.exec(text.trim())?.[1]?.toUpperCase() ?? null;
}

const BEGUN_CODE = /^([a-z]\d[a-z])[\s-]*\d[a-z]?$/i;

const CODE_IN_ADDRESS = /\b[a-z]\d[a-z][\s-]*\d[a-z]\d\b/i;

/** As {@link postalAreaOf}, of what a visitor types: also half of a code (`R3C 0`), and all of one in an address. */
export function typedPostalArea(text: string): string | null {
  const code = BEGUN_CODE.exec(text.trim())?.[1] ?? CODE_IN_ADDRESS.exec(text)?.[0] ?? text;
  return postalAreaOf(code);
}

let centres: ReadonlyMap<string, Position> | null = null;

/** The centre of each area. The table is read when it is first asked: 2 ms. */
export function postalCentres(): ReadonlyMap<string, Position> {
  return (centres ??= new Map(
    places.postalAreas.split(/[|\n]/).map((entry) => {
      const [name = '', lat, lng] = entry.split(' ');
      return [name, { lat: Number(lat), lng: Number(lng) }];
    }),
  ));
}

/** The centre of an area; null when none is known of that name. */
export function postalCentre(area: string): Position | null {
  return postalCentres().get(area) ?? null;
}

export function provinceOfArea(area: string): ProvinceCode | undefined {
  if (area.startsWith('X')) return NORTHWEST.has(area) ? 'NT' : 'NU';
  return PROVINCE_OF_LETTER[area.charAt(0)];
}

/** A rural area is as large as a county: its centre says little of where in it somebody is. */
export function isRural(area: string): boolean {
  return area.charAt(1) === '0';
}

function letters(code: ProvinceCode, all: string): Record<string, ProvinceCode> {
  return Object.fromEntries(all.split('').map((letter) => [letter, code]));
}
