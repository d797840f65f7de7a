import { PROVINCE_CODES, type ProvinceCode } from '@directory/domain/provinces';
import { CITIES } from './cities.ts';
import { POPULATION, WINNIPEG_PERCENT } from './population.ts';
import { weighted, type Random } from './random.ts';

export interface City {
  /** Its place in {@link ALL_CITIES}. */
  readonly index: number;
  readonly province: ProvinceCode;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly thousands: number;
  readonly postalStart: string;
  readonly areaCode: string;
}

export const ALL_CITIES: readonly City[] = PROVINCE_CODES.flatMap((province) =>
  CITIES[province].map((line) => ({ province, line })),
).map(({ province, line: [name, latitude, longitude, thousands, postalStart, areaCode] }, index) => ({
  index,
  province,
  name,
  latitude,
  longitude,
  thousands,
  postalStart,
  areaCode,
}));

export const WINNIPEG: City = (() => {
  const winnipeg = ALL_CITIES.find(({ name }) => name === 'Winnipeg');
  if (winnipeg === undefined) throw new Error('The list of cities lacks Winnipeg.');
  return winnipeg;
})();

const drawCity = weighted(
  PROVINCE_CODES.flatMap((province) => {
    const cities = ALL_CITIES.filter((city) => city.province === province);
    const listed = cities.reduce((sum, { thousands }) => sum + thousands, 0);
    // The listed cities stand for their whole province.
    return cities.map((city) => [city, (POPULATION[province] * city.thousands) / listed] as const);
  }),
);

/** A city: Winnipeg more often than its size, the others by the people of their province. */
export function pickCity(random: Random): City {
  return random.chance(WINNIPEG_PERCENT) ? WINNIPEG : drawCity(random);
}

const STREETS_EN = [
  'Main Street',
  'Portage Avenue',
  'Broadway',
  'Queen Street',
  'King Street West',
  'Elm Avenue',
  'Maple Street',
  'Victoria Avenue',
  'Corydon Avenue',
  'Pembina Highway',
  'Dundas Street',
  '2nd Avenue North',
  'Riverside Drive',
  'Church Street',
  'Wellington Crescent',
];

const STREETS_FR = [
  'rue Principale',
  'boulevard Saint-Joseph',
  'rue Saint-Denis',
  'avenue du Parc',
  'chemin Sainte-Foy',
  'rue King Ouest',
  'boulevard René-Lévesque Est',
  'rue de l’Église',
  'avenue Cartier',
  'rue Notre-Dame',
];

/** Canada Post uses no D, F, I, O, Q or U. */
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

export interface StreetAddress {
  address: string;
  postalCode: string;
  full: string;
}

/** A street address in a city. The streets are common ones, the house numbers made up. */
export function makeAddress(random: Random, city: City, french: boolean): StreetAddress {
  const number = random.whole(1, 2400);
  const street = random.chance(40)
    ? random.pick(french ? STREETS_FR : STREETS_EN)
    : french
      ? `rue ${random.faker.fr.person.lastName()}`
      : random.faker.en.location.street();
  const suite = random.chance(45)
    ? french
      ? `, bureau ${random.whole(1, 900)}`
      : `, Suite ${random.whole(1, 900)}`
    : '';
  const address = french ? `${number}, ${street}${suite}` : `${number} ${street}${suite}`;
  const letter = () => POSTAL_LETTERS.charAt(random.whole(0, POSTAL_LETTERS.length - 1));
  const postalCode = `${city.postalStart} ${random.whole(0, 9)}${letter()}${random.whole(0, 9)}`;
  return { address, postalCode, full: `${address}, ${city.name}, ${city.province} ${postalCode}` };
}

/** A telephone number that can be nobody's (555-01xx), written as people write them. */
export function makePhone(random: Random, city: City): string {
  const line = `01${String(random.whole(0, 99)).padStart(2, '0')}`;
  const code = city.areaCode;
  const written = [
    `${code}-555-${line}`,
    `(${code}) 555-${line}`,
    `${code}.555.${line}`,
    `1-${code}-555-${line}`,
  ];
  const number = random.pickEarly(written);
  return random.chance(6) ? `${number} ext. ${random.whole(1, 40)}` : number;
}
