import { PROVINCES, type ProvinceCode } from '../../places/provinces.ts';
import type { PhraseGroup } from '../lexicon.ts';
import { ATLANTIC_AND_NORTHERN_PLACES } from './places/atlantic-and-north.ts';
import { ONTARIO_PLACES } from './places/ontario.ts';
import { PRAIRIE_PLACES } from './places/prairies.ts';
import { QUEBEC_PLACES } from './places/quebec.ts';
import { SMALLER_TOWNS } from './places/smaller-towns.ts';
import { WESTERN_PLACES } from './places/west.ts';

/** A city of the directory, by its path name and its name as profiles write it. */
export interface KnownCity {
  readonly province: ProvinceCode;
  readonly slug: string;
  readonly name: string;
}

/** Codes and common names of provinces, beside their names. Codes that are everyday words need their dots or the country. */
const PROVINCE_PHRASES: Readonly<Record<ProvinceCode, string>> = {
  AB: 'ab\nalta',
  BC: 'bc\nb c\nc b\nbritish colombia\ncolombie britanique\nla cote ouest',
  MB: 'mb',
  NB: 'nb\nn b\nnouveau brunswick\nl acadie\nacadie',
  NL: 'nl\nn l\nnfld\nnewfoundland [and labrador]\nterre neuve [et (le labrador|labrador)]\nt n l\nthe rock\nnewfie',
  NS: 'ns\nn s\nn e\nnouvelle ecosse\nnova scotia',
  NT: 'nt\nnwt\nn w t\nt n o\nnorthwest territories\nterritoires du nord ouest',
  NU: 'nu\nnunavut',
  ON: 'ontario\nin ont\nin on',
  PE: 'pei\np e i\nipe\ni p e\nile du prince edouard\nthe island pei',
  QC: 'qc\npq\nla belle province\nprovince (of|de|du) quebec\nquebec province\n(au|partout au) quebec',
  SK: 'sk\nsask\nsaskatchewan',
  YT: 'yt\nyukon [territory]',
};

/** What people call a city, its parts and the regions around it, and the cities (by path name) or the province that are meant. */
const PLACE_NAMES: readonly Readonly<Record<string, string>>[] = [
  QUEBEC_PLACES,
  ONTARIO_PLACES,
  WESTERN_PLACES,
  PRAIRIE_PLACES,
  ATLANTIC_AND_NORTHERN_PLACES,
  ...SMALLER_TOWNS,
];

/** Canada asks for nothing: everybody here is there. */
const EVERYWHERE: PhraseGroup = {
  wants: [],
  en: '(canada|canadian|anywhere|anywhere in canada|across canada|province|provinces|city|town)',
  fr: '(canada|canadien|canadienne|partout|partout au canada|province|ville)',
};

/**
 * The places that visitors name. A name alone is every city so called; a nickname or region whose cities are not in the directory is left
 * out, so that its words stay words.
 */
export function placePhrases(cities: readonly KnownCity[]): PhraseGroup[] {
  const known = new Map(cities.map((city) => [`${city.province}/${city.slug}`, city]));
  const byName = new Map<string, KnownCity[]>();
  for (const city of cities) byName.set(city.slug, [...(byName.get(city.slug) ?? []), city]);

  // Québec alone is the city: who means the province says so, or asks for what can be had anywhere in it.
  const provinces = PROVINCES.filter(({ code }) => code !== 'QC' || !known.has('QC/quebec')).map(
    ({ code, name }): PhraseGroup => ({
      wants: [{ kind: 'place', values: [code] }],
      en: plain(name.en),
      fr: plain(name.fr),
    }),
  );
  const codes = PROVINCES.map(({ code }): PhraseGroup => ({
    wants: [{ kind: 'place', values: [code] }],
    en: PROVINCE_PHRASES[code],
    fr: '',
  }));
  const provinceNames = new Set(
    PROVINCES.flatMap(({ code, name }) => (code === 'QC' ? [] : Object.values(name).map(plain))),
  );
  const named = [...byName.values()]
    .filter(([first]) => !provinceNames.has(plain(first?.name ?? '')))
    .map((cities): PhraseGroup => ({
      wants: [{ kind: 'place', values: cities.map(({ province, slug }) => `${province}/${slug}`) }],
      en: spellingsOfName(cities[0]?.name ?? '')
        // After another city, Québec is the province.
        .flatMap((name) => (cities[0]?.province === 'QC' ? [name, `${name} (quebec|qc)`] : [name]))
        .join('\n'),
      fr: '',
    }));
  const nicknames = PLACE_NAMES.flatMap((names) => Object.entries(names)).flatMap(
    ([places, phrases]): PhraseGroup[] => {
      const values = places.split(' ').filter((place) => known.has(place) || !place.includes('/'));
      const en = withShortForms(phrases);
      return values.length > 0 ? [{ wants: [{ kind: 'place', values }], en, fr: '' }] : [];
    },
  );
  return [...provinces, ...codes, ...named, ...nicknames, EVERYWHERE];
}

/** A name without the signs of the phrase notation. */
function plain(name: string): string {
  return name.replace(/[()[\]<>|*]/g, ' ').trim();
}

/** A name in all spellings, also written together (`northbay`), with a part of the city or all around it (`downtown Toronto`). */
function spellingsOfName(name: string): string[] {
  const words = plain(name);
  const together = words.replace(/[^\p{L}]/gu, '');
  const spelled = withShortForms(words);
  return [spelled, `${PART_OF_CITY} ${spelled}`, ...(together === words ? [] : [together])];
}

/** Directions that are also part of a city's name (`North Vancouver`) are left out. */
const PART_OF_CITY =
  '(downtown|central|greater|inner city|south|east|southeast|southwest|northeast|northwest|nw|sw|centre ville de|region de|ville de|alentours de|pres de)';

/** Saint, Fort, Mount and North are written short as often as not, and `Ste` and `St` are mistaken for one another. */
function withShortForms(phrases: string): string {
  return phrases
    .replace(/\b(?:saint|st)e?\b\.?(?=[\s-])/gi, '(saint|st|ste)')
    .replace(/\b(?:fort|ft)\b(?=[\s-])/gi, '(fort|ft)')
    .replace(/\b(?:mount|mt)\b(?=[\s-])/gi, '(mount|mt)')
    .replace(/\bNorth(?=[\s-])/g, '(north|n)')
    .replace(/(?<=\b(?:du|de|au) )qu[eé]bec\b/gi, '(quebec|qc)');
}
