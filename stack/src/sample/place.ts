import { PROVINCE_CODES, type ProvinceCode } from '@directory/domain/places/provinces';
import { CITIES } from './cities.ts';
import { listOf, weighted, type Random } from './random.ts';

/**
 * People living in each province and territory.
 * Source: Statistics Canada, 2021 Census of Population, table 98-10-0001-01.
 */
export const POPULATION: Readonly<Record<ProvinceCode, number>> = {
  NL: 510_550,
  PE: 154_331,
  NS: 969_383,
  NB: 775_610,
  QC: 8_501_833,
  ON: 14_223_942,
  MB: 1_342_153,
  SK: 1_132_505,
  AB: 4_262_635,
  BC: 5_000_879,
  YT: 40_232,
  NT: 41_070,
  NU: 36_858,
};

/**
 * How many of a hundred profiles are in Winnipeg before the rest are spread by population: the site's articles and pages are
 * centred on that city, so that its lists should be full.
 */
const WINNIPEG_PERCENT = 12;

export interface City {
  /** Its place in {@link ALL_CITIES}. */
  index: number;
  province: ProvinceCode;
  name: string;
  latitude: number;
  longitude: number;
  thousands: number;
  postalStart: string;
  areaCode: string;
}

export const ALL_CITIES: readonly Readonly<City>[] = PROVINCE_CODES.flatMap((province) =>
  CITIES[province].map((line) => ({ province, line })),
).map(({ province, line: [name, latitude, longitude, thousands, postalStart, areaCode] }, index) => {
  return { index, province, name, latitude, longitude, thousands, postalStart, areaCode };
});

const winnipeg = ALL_CITIES.find(({ name }) => name === 'Winnipeg');
if (winnipeg === undefined) throw new Error('The list of cities lacks Winnipeg.');
export const WINNIPEG = winnipeg;

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

const STREETS_EN =
  listOf(`Main Street, Portage Avenue, Broadway, Queen Street, King Street West, Elm Avenue, Maple Street,
  Victoria Avenue, Corydon Avenue, Pembina Highway, Dundas Street, 2nd Avenue North, Riverside Drive,
  Church Street, Wellington Crescent`);

const STREETS_FR =
  listOf(`rue Principale, boulevard Saint-Joseph, rue Saint-Denis, avenue du Parc, chemin Sainte-Foy,
  rue King Ouest, boulevard René-Lévesque Est, rue de l’Église, avenue Cartier, rue Notre-Dame`);

/** Canada Post uses no D, F, I, O, Q or U. */
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

/** A street address in a city. The streets are common ones, the house numbers made up. */
export function makeAddress(random: Random, city: City, french: boolean) {
  const number = random.whole(1, 2400);
  const street = random.chance(40)
    ? random.pick(french ? STREETS_FR : STREETS_EN)
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
  const number = random.pickEarly(written).replace('A', city.areaCode).replace('L', line);
  return random.chance(6) ? `${number} ext. ${random.whole(1, 40)}` : number;
}
