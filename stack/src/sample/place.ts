import { distanceKm, type Position } from '@directory/domain/places/distance';
import { postalCentres, provinceOfArea } from '@directory/domain/places/postal-area';
import { PROVINCE_CODES, type ProvinceCode } from '@directory/domain/places/provinces';
import { townIn } from '@directory/domain/places/town';
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

/** Towns that psychologists practise in. What is known of each is in the table of towns. */
const NAMES: Readonly<Record<ProvinceCode, readonly string[]>> = {
  AB: listOf(`Calgary, Edmonton, Red Deer, Lethbridge, Airdrie, Sherwood Park, St. Albert, Fort McMurray, Grande Prairie, Medicine Hat,
    Spruce Grove, Cochrane, Okotoks, Camrose, Lloydminster, Canmore`),
  BC: listOf(`Vancouver, Surrey, Burnaby, Richmond, Abbotsford, Coquitlam, Kelowna, Langley, Saanich, Delta, Nanaimo, Kamloops,
    Chilliwack, Victoria, New Westminster, Prince George, North Vancouver, Vernon, Penticton, Campbell River, Courtenay, Squamish,
    Fort St. John, Cranbrook, Whistler, Nelson`),
  MB: listOf(`Winnipeg, Brandon, Steinbach, Winkler, Portage la Prairie, Thompson, Selkirk, Morden, Dauphin, Niverville, The Pas,
    Flin Flon, Gimli`),
  NB: listOf(`Moncton, Saint John, Fredericton, Dieppe, Riverview, Quispamsis, Miramichi, Edmundston, Bathurst, Campbellton, Shediac,
    Caraquet`),
  NL: listOf(`St. John's, Conception Bay South, Mount Pearl, Corner Brook, Grand Falls-Windsor, Gander, Happy Valley-Goose Bay,
    Labrador City`),
  NS: listOf(
    `Halifax, Dartmouth, Sydney, Truro, New Glasgow, Bridgewater, Amherst, Kentville, Yarmouth, Antigonish, Wolfville`,
  ),
  NT: listOf('Yellowknife, Hay River, Inuvik, Fort Smith'),
  NU: listOf('Iqaluit, Rankin Inlet, Cambridge Bay'),
  ON: listOf(`Toronto, Ottawa, Mississauga, Brampton, Hamilton, London, Markham, Vaughan, Kitchener, Windsor, Oakville, Richmond Hill,
    Burlington, Oshawa, Greater Sudbury, Barrie, Guelph, Cambridge, St. Catharines, Kingston, Ajax, Waterloo, Thunder Bay, Brantford,
    Niagara Falls, Newmarket, Peterborough, Sarnia, Sault Ste. Marie, Belleville, North Bay, Cornwall, Timmins, Orillia, Stratford,
    Collingwood, Kenora, Hawkesbury`),
  PE: listOf('Charlottetown, Summerside, Stratford, Cornwall'),
  QC: listOf(`Montréal, Québec, Laval, Gatineau, Longueuil, Sherbrooke, Lévis, Saguenay, Trois-Rivières, Terrebonne,
    Saint-Jean-sur-Richelieu, Brossard, Repentigny, Saint-Jérôme, Drummondville, Granby, Saint-Hyacinthe, Shawinigan, Rimouski,
    Victoriaville, Salaberry-de-Valleyfield, Rouyn-Noranda, Val-d'Or, Pointe-Claire, Alma, Magog, Sept-Îles, Joliette,
    Rivière-du-Loup, Baie-Comeau, Westmount, Gaspé`),
  SK: listOf(
    `Saskatoon, Regina, Prince Albert, Moose Jaw, Swift Current, Yorkton, North Battleford, Warman, Estevan, Weyburn`,
  ),
  YT: listOf('Whitehorse, Dawson City, Watson Lake'),
};

/** The area code that most numbers of a province begin with. */
const AREA_CODES: Readonly<Record<ProvinceCode, string>> = {
  ...{ AB: '403', BC: '604', MB: '204', NB: '506', NL: '709', NS: '902', NT: '867' },
  ...{ NU: '867', ON: '416', PE: '902', QC: '514', SK: '306', YT: '867' },
};

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
  return NAMES[province].map((name) => {
    const town = townIn(name, province);
    if (town === null) throw new Error(`The table of towns lacks ${name} in ${province}.`);
    const { position } = town;
    const distances = areas.map(([area, centre]) => [area, distanceKm(position, centre)] as const);
    const [postalStart] = distances.reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest));
    return { province, name, position, thousands: Math.max(1, town.thousands), postalStart };
  });
}).map((city, index) => ({ ...city, index }));

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
  const number = random.pickEarly(written).replace('A', AREA_CODES[city.province]).replace('L', line);
  return random.chance(6) ? `${number} ext. ${random.whole(1, 40)}` : number;
}
