import { distanceKm, type Position } from '@directory/domain/places/distance';
import { postalCentres, provinceOfArea } from '@directory/domain/places/postal-area';
import { PROVINCE_CODES, type ProvinceCode } from '@directory/domain/places/provinces';
import { townIn } from '@directory/domain/places/town';
import places from './places.json' with { type: 'json' };
import type { Random } from './random.ts';

/**
 * People living in each province and territory.
 * Source: Statistics Canada, 2021 Census of Population, table 98-10-0001-01.
 */
export const POPULATION: Readonly<Record<ProvinceCode, number>> = places.population;

/**
 * How many of a hundred profiles are in Winnipeg before the rest are spread by population: the site's articles and pages are
 * centred on that city, so that its lists should be full.
 */
const WINNIPEG_PERCENT = 12;

/** Towns that psychologists practise in, with thousands of people (2021 census, rounded). Where they are says the table of towns. */
const TOWNS: Readonly<Record<ProvinceCode, Readonly<Record<string, number>>>> = places.towns;

export interface City {
  /** Its place in {@link ALL_CITIES}. */
  index: number;
  province: ProvinceCode;
  name: string;
  position: Position;
  thousands: number;
  /** The first three characters of its postal codes. */
  postalStart: string;
}

export const ALL_CITIES: readonly Readonly<City>[] = PROVINCE_CODES.flatMap((province) => {
  const areas = [...postalCentres()].filter(([area]) => provinceOfArea(area) === province);
  return Object.entries(TOWNS[province]).map(([name, thousands]) => {
    const position = townIn(name, province)?.position;
    if (!position) throw new Error(`The table of towns lacks ${name} in ${province}.`);
    const distances = areas.map(([area, centre]) => [area, distanceKm(position, centre)] as const);
    const [postalStart] = distances.reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest));
    return { province, name, position, thousands, postalStart };
  });
}).map((city, index) => ({ ...city, index }));

const winnipeg = ALL_CITIES.find(({ name }) => name === 'Winnipeg');
if (winnipeg === undefined) throw new Error('The list of cities lacks Winnipeg.');
export const WINNIPEG = winnipeg;

const WEIGHTED_CITIES = PROVINCE_CODES.flatMap((province) => {
  const cities = ALL_CITIES.filter((city) => city.province === province);
  const listed = cities.reduce((sum, { thousands }) => sum + thousands, 0);
  // The listed cities stand for their whole province.
  return cities.map((city) => ({ value: city, weight: (POPULATION[province] * city.thousands) / listed }));
});

/** A city: Winnipeg more often than its size, the others by the people of their province. */
export function pickCity(random: Random): City {
  if (random.chance(WINNIPEG_PERCENT)) return WINNIPEG;
  return random.faker.en.helpers.weightedArrayElement(WEIGHTED_CITIES);
}

/** Canada Post uses no D, F, I, O, Q or U. */
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

/** A street address in a city. The streets are common ones, the house numbers made up. */
export function makeAddress(random: Random, city: City, french: boolean) {
  const number = random.whole(1, 2400);
  const street = random.chance(40)
    ? random.pick(places.streets[french ? 'fr' : 'en'])
    : french
      ? `rue ${random.faker.fr.person.lastName()}`
      : random.faker.en.location.street();
  const suite = random.chance(45) ? `, ${french ? 'bureau' : 'Suite'} ${random.whole(1, 900)}` : '';
  const address = french ? `${number}, ${street}${suite}` : `${number} ${street}${suite}`;
  const letter = () => POSTAL_LETTERS.charAt(random.whole(0, POSTAL_LETTERS.length - 1));
  const postalCode = `${city.postalStart} ${random.whole(0, 9)}${letter()}${random.whole(0, 9)}`;
  return { address, postalCode, full: `${address}, ${city.name}, ${city.province} ${postalCode}` };
}

/** A telephone number that can be nobody's (555-01xx), written as people write them. */
export function makePhone(random: Random, city: City): string {
  const line = `01${String(random.whole(0, 99)).padStart(2, '0')}`;
  const written = ['A-555-L', '(A) 555-L', 'A.555.L', '1-A-555-L'];
  const number = random.pickEarly(written).replace('A', places.areaCodes[city.province]).replace('L', line);
  return random.chance(6) ? `${number} ext. ${random.whole(1, 40)}` : number;
}
