import { PROVINCES, type ProvinceCode } from '../places/provinces.ts';
import { allTowns } from '../places/town.ts';
import { slugify } from '../text/slug.ts';
import { plain } from './pattern.ts';
import { isOne, type Meaning, type PhraseGroup, phraseGroups } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { kindIn } from './meant.ts';
import type { Word } from './words.ts';

/** A city of the directory, by its path name and its name as profiles write it. */
export interface KnownCity {
  readonly province: ProvinceCode;
  readonly slug: string;
  readonly name: string;
}

/**
 * The places that visitors name. A name alone is every city of the directory that is so called, else the largest town; a nickname or region whose
 * cities are not in the directory is left out, so that its words stay words.
 */
export function placePhrases(cities: readonly KnownCity[]): PhraseGroup[] {
  const known = new Set(cities.map(placeOf));
  const byName = new Map<string, KnownCity[]>();
  for (const city of cities) byName.set(city.slug, [...(byName.get(city.slug) ?? []), city]);
  // Québec alone is the city: who means the province says so, or asks for what can be had anywhere in it.
  const provinces = PROVINCES.filter(({ code }) => code !== 'QC' || !known.has('QC/quebec')).map(
    ({ code, name }) => placeGroup([code], `${plain(name.en)}\n${plain(name.fr)}`),
  );
  const provinceNames = new Set(
    PROVINCES.flatMap(({ code, name }) => (code === 'QC' ? [] : Object.values(name).map(plain))),
  );
  const named = [...byName.values()]
    .filter(([first]) => !provinceNames.has(plain(first?.name ?? '')))
    .flatMap((some): PhraseGroup[] => [
      placeGroup(some.map(placeOf), spellingsOfName(some[0]?.name ?? '').join('\n')),
      ...some.map((city) =>
        placeGroup([placeOf(city)], inProvince(withShortForms(plain(city.name)), city.province)),
      ),
    ]);
  const nicknames = phraseGroups('places').flatMap(({ wants, en, fr, town }): PhraseGroup[] => {
    const [want] = wants;
    if (!want) return [{ wants, en, fr }];
    const values = want.values.filter((place) => town || known.has(place) || !place.includes('/'));
    return values.length > 0 ? [{ ...placeGroup(values, withShortForms(en)), ...(town && { town }) }] : [];
  });
  return [...provinces, ...named, ...nicknames, ...townPhrases(known)];
}

/** Every town where nobody practises: who names one wants to be near it, or in the city that it is a part of. */
function townPhrases(known: ReadonlySet<string>): PhraseGroup[] {
  return [...allTowns()].flatMap((namesakes) => {
    const towns = namesakes.map((town) => ({ ...town, own: placeOf({ ...town, slug: slugify(town.name) }) }));
    const unknown = towns.filter(({ own }) => !known.has(own));
    return unknown.flatMap(
      ({ name, province, isDoubtful, isLarge, partOf = '', own }, index): PhraseGroup[] => {
        const city = placeOf({ province, slug: slugify(partOf) });
        const isPart = known.has(city);
        const alone = placeGroup([isPart ? city : own], withShortForms(plain(name)));
        const within = { ...alone, en: inProvince(alone.en, province) };
        // Whoever else is called like it, a part of a city is named more often.
        if (isPart && !isDoubtful) return [alone, within];
        const isFirst = index === 0 && unknown.length === towns.length;
        const town = isDoubtful ? 'doubtful' : isLarge ? 'large' : 'small';
        return isFirst ? [{ ...alone, town }, within] : [within];
      },
    );
  });
}

/** `downtown Calgary`, `Scarborough`: a part of a town, in which nobody is known to be. */
export function isPartOfTown(match: Match<Meaning>, words: readonly Word[]): boolean {
  const { wants, onlyExcluded } = match.meaning;
  if (kindIn(match) !== 'place') return false;
  const [place = '', ...others] = wants.flatMap(({ values }) => values);
  const said = words.slice(match.start, match.end).map(({ folded }) => folded);
  const [name, town] = [said.join(''), place.slice(3).replaceAll('-', '')];
  const [first = '', last = ''] = [said[0]?.[0], said.at(-1)];
  // `MTL`; `North Bay`, `N. Vancouver`, `St-Jérôme`
  const isWhole = town === '' || others.length > 0 || match.typos > 0 || name.length < SHORTEST_PART;
  if (isWhole || (town.startsWith(first) && town.endsWith(last))) return onlyExcluded === true;
  return isOne('part of a town', words[match.start]) || !(town.includes(name) || name.includes(town));
}

const SHORTEST_PART = 4;

function placeOf({ province, slug }: Pick<KnownCity, 'province' | 'slug'>): string {
  return `${province}/${slug}`;
}

function placeGroup(values: readonly string[], en: string): PhraseGroup & { en: string } {
  return { wants: [{ kind: 'place', values }], en, fr: '' };
}

/** `Kingston ON`: the name of a city with that of its province behind it. */
function inProvince(name: string, province: ProvinceCode): string {
  return `${name} <in-${province.toLowerCase()}>`;
}

/** The names and codes of each province: one slot for the thousands of towns that they stand behind. */
export const PLACE_SLOTS: Readonly<Record<string, string>> = Object.fromEntries(
  PROVINCES.map(({ code, name }) => {
    const others = phraseGroups('places')
      .filter(({ wants }) => wants[0]?.values.join() === code)
      .flatMap(({ en }) => en.split('\n'));
    return [`in-${code.toLowerCase()}`, [plain(name.en), plain(name.fr), code, ...others].join('\n')];
  }),
);

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
