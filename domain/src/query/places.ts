import { PROVINCES, type ProvinceCode } from '../places/provinces.ts';
import { allTowns } from '../places/town.ts';
import { slugify } from '../text/slug.ts';
import { plain } from './pattern.ts';
import type { Typed } from './exclusion-scope.ts';
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
    ({ code, name }): PhraseGroup => ({
      wants: [{ kind: 'place', values: [code] }],
      en: plain(name.en),
      fr: plain(name.fr),
    }),
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
  return [...allTowns()].flatMap((namesakes) =>
    namesakes
      .map((town) => ({ ...town, place: placeOf({ ...town, slug: slugify(town.name) }) }))
      .filter(({ place }) => !known.has(place))
      .flatMap(({ name, province, isDoubtful, isLarge, partOf = '', place: own }, index): PhraseGroup[] => {
        const spelled = withShortForms(plain(name));
        const city = placeOf({ province, slug: slugify(partOf) });
        const place = known.has(city) ? city : own;
        const within = placeGroup([place], inProvince(spelled, province));
        // Whoever else is called like it, a part of a city is named more often.
        if (place === city && !isDoubtful) return [placeGroup([city], spelled), within];
        const isFirst =
          index === 0 && !namesakes.some((one) => known.has(placeOf({ ...one, slug: slugify(one.name) })));
        return isFirst
          ? [
              {
                ...placeGroup([place], spelled),
                town: isDoubtful ? 'doubtful' : isLarge ? 'large' : 'small',
              },
              within,
            ]
          : [within];
      }),
  );
}

/** Whether a name that is a word as well (`Hope`) stands for the place: alone, between commas or `or`, or behind `in`. */
export function isSaidAsPlace({ start, end }: Match<Meaning>, { words, text }: Typed): boolean {
  const [before, behind] = [words[start - 1], words[end]];
  const first = words[start]?.start ?? 0;
  if (isOne('before a place', before) || /(?:^|\s)à\s+$/i.test(text.slice(0, first))) return true;
  const isParted = (from = 0, to = text.length) => text.slice(from, to).includes(',');
  return (
    (!before || isOne('or', before) || isParted(before.end, first)) &&
    (!behind || isOne('or', behind) || isParted(words[end - 1]?.end, behind.start))
  );
}

/** Whether a place is but the name of a street or a building, or two: `not downtown, London`. */
export function isPartOfAddress({ start, end }: Match<Meaning>, { words, text }: Typed): boolean {
  return (
    isOne('behind the name of a street', words[end]) ||
    isOne('before the name of a street', words[start - 1]) ||
    (end - start > 1 &&
      isOne('part of a town', words[start]) &&
      text.slice(words[start]?.end, words[start + 1]?.start).includes(','))
  );
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
