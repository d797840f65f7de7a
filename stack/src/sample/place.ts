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

/** Towns that psychologists practise in, with thousands of people (2021 census, rounded). Where they are says the table of towns. */
const TOWNS: Readonly<Record<ProvinceCode, string>> = {
  AB: `Calgary 1307, Edmonton 1011, Red Deer 101, Lethbridge 98, Airdrie 74, Sherwood Park 72, St. Albert 68,
    Fort McMurray 68, Grande Prairie 64, Medicine Hat 63, Spruce Grove 38, Cochrane 32, Okotoks 30, Camrose 19,
    Lloydminster 19, Canmore 16`,
  BC: `Vancouver 662, Surrey 568, Burnaby 249, Richmond 210, Abbotsford 154, Coquitlam 149, Kelowna 145, Langley 133,
    Saanich 118, Delta 108, Nanaimo 100, Kamloops 98, Chilliwack 93, Victoria 92, New Westminster 79, Prince George 77,
    North Vancouver 58, Vernon 44, Penticton 37, Campbell River 36, Courtenay 28, Squamish 24, Fort St. John 21,
    Cranbrook 20, Whistler 14, Nelson 11`,
  MB: `Winnipeg 750, Brandon 51, Steinbach 18, Winkler 14, Portage la Prairie 13, Thompson 13, Selkirk 10, Morden 10,
    Dauphin 8, Niverville 6, The Pas 6, Flin Flon 5, Gimli 2`,
  NB: `Moncton 79, Saint John 70, Fredericton 63, Dieppe 28, Riverview 21, Quispamsis 19, Miramichi 18, Edmundston 16,
    Bathurst 12, Campbellton 7, Shediac 7, Caraquet 4`,
  NL: `St. John's 111, Conception Bay South 27, Paradise 23, Mount Pearl 22, Corner Brook 19, Grand Falls-Windsor 14,
    Gander 12, Happy Valley-Goose Bay 8, Labrador City 7`,
  NS: `Halifax 340, Dartmouth 100, Sydney 30, Truro 13, New Glasgow 9, Bridgewater 9, Amherst 9, Kentville 7, Yarmouth 7,
    Antigonish 5, Wolfville 5`,
  NT: 'Yellowknife 20, Hay River 3, Inuvik 3, Fort Smith 2',
  NU: 'Iqaluit 7, Rankin Inlet 3, Cambridge Bay 2',
  ON: `Toronto 2794, Ottawa 1017, Mississauga 718, Brampton 656, Hamilton 569, London 422, Markham 339, Vaughan 323,
    Kitchener 257, Windsor 230, Oakville 214, Richmond Hill 202, Burlington 187, Oshawa 175, Greater Sudbury 166,
    Barrie 148, Guelph 144, Whitby 139, Cambridge 138, St. Catharines 137, Kingston 133, Ajax 127, Waterloo 121,
    Thunder Bay 109, Brantford 105, Niagara Falls 94, Newmarket 88, Peterborough 84, Sarnia 72, Sault Ste. Marie 72,
    Belleville 55, North Bay 53, Cornwall 48, Timmins 41, Orillia 33, Stratford 33, Collingwood 25, Kenora 15,
    Hawkesbury 10`,
  PE: 'Charlottetown 39, Summerside 16, Stratford 11, Cornwall 7',
  QC: `Montréal 1763, Québec 549, Laval 438, Gatineau 291, Longueuil 254, Sherbrooke 173, Lévis 150, Saguenay 145,
    Trois-Rivières 139, Terrebonne 120, Saint-Jean-sur-Richelieu 98, Brossard 91, Repentigny 86, Saint-Jérôme 80,
    Drummondville 79, Granby 69, Saint-Hyacinthe 57, Shawinigan 50, Rimouski 49, Victoriaville 48,
    Salaberry-de-Valleyfield 43, Rouyn-Noranda 42, Val-d'Or 33, Pointe-Claire 33, Alma 30, Magog 28, Sept-Îles 25,
    Joliette 21, Rivière-du-Loup 20, Baie-Comeau 20, Westmount 20, Gaspé 15`,
  SK: `Saskatoon 266, Regina 226, Prince Albert 38, Moose Jaw 34, Swift Current 17, Yorkton 16, North Battleford 14,
    Warman 12, Estevan 11, Weyburn 11`,
  YT: 'Whitehorse 28, Dawson City 2, Watson Lake 1',
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
  return listOf(TOWNS[province]).map((text) => {
    const [, name = '', thousands] = /^(.+) (\d+)$/.exec(text) ?? [];
    const position = townIn(name, province)?.position;
    if (!position) throw new Error(`The table of towns lacks ${name} in ${province}.`);
    const distances = areas.map(([area, centre]) => [area, distanceKm(position, centre)] as const);
    const [postalStart] = distances.reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest));
    return { province, name, position, thousands: Number(thousands), postalStart };
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
