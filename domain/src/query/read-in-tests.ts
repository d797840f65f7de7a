import { slugify } from '../text/slug.ts';
import type { Condition } from './condition.ts';
import type { ProvinceCode } from '../places/provinces.ts';
import { directoryLexicon, placeLexicon } from './directory-lexicon.ts';
import { type UnderstandOptions, understand } from './understand.ts';

/** For tests alone: what is read, in one line. */

const CITIES =
  "Toronto ON, London ON, Cornwall ON, Cornwall PE, Winnipeg MB, Montréal QC, Québec QC, Saint-Jérôme QC, Vancouver BC, St. John's NL"
    .split(', ')
    .map((city) => ({
      name: city.slice(0, -3),
      province: city.slice(-2) as ProvinceCode,
      slug: slugify(city.slice(0, -3)),
    }));

export const lexicons = [directoryLexicon(), placeLexicon(CITIES)];

/**
 * `place: ON/toronto, gender: Female`, with `not` before what is excluded, `perhaps` before what is guessed and `cannot exclude`; what stays of
 * the words behind a bar, and danger behind an exclamation mark.
 */
export function read(text: string, options?: UnderstandOptions): string {
  const { conditions, perhaps, unexcluded, rest, danger } = understand(text, lexicons, options);
  const named = ({ anyOf, isExcluded }: Condition) =>
    (isExcluded ? 'not ' : '') + anyOf.map(({ kind, values }) => `${kind}: ${values.join('/')}`).join(' or ');
  const said = [
    ...conditions.map(named),
    ...perhaps.map((one) => `perhaps ${named(one)}`),
    ...unexcluded.map((words) => `cannot exclude ${words}`),
  ];
  return `${said.join(', ')}${rest && ` | ${rest}`}${danger.map((kind) => ` !${kind}`).join('')}`.trim();
}

/** Texts, several on a line. */
export const listOf = (texts: string) => texts.trim().split(/\s*[|\n]\s*/);

/** What is read → how, several on a line. */
export const pairsOf = (texts: string) => listOf(texts).map((pair) => pair.split(' → ') as [string, string]);
