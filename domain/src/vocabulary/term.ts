import { fold } from '../text/fold.ts';
import { inflectionless } from '../text/inflection.ts';
import type { Language } from '../language.ts';

/** One concept that profiles name in many ways. `en` is also its value in the index and in URLs. */
export interface Term {
  readonly en: string;
  readonly fr: string;
  /** Other names and abbreviations that mean the same, in either language. Spellings of one name need not be listed: {@link spelling}. */
  readonly aliases?: readonly string[];
}

export interface Vocabulary {
  readonly terms: readonly Term[];
  /** The forms of the words that its terms are named with or without. */
  readonly unsaid: ReadonlySet<string>;
  /** The term that a person or a profile named, whatever the language, case, accents, number and gender. */
  find(text: string): Term | undefined;
  /** The index value for a profile's wording: the known term's English name, else the wording itself. */
  canonical(text: string): string;
  /** What to show for an index value; a value outside the vocabulary is shown as it is. */
  label(value: string, language: Language): string;
}

/**
 * Builds the look-ups over a list of terms.
 * @param unsaid words that terms of this kind are named with or without: `Gestalt` is `Gestalt Therapy`
 * @throws Error when two terms share a name or alias
 */
export function createVocabulary(terms: readonly Term[], unsaid = ''): Vocabulary {
  const unsaidForms = new Set(unsaid.split(' ').map(inflectionless));
  const leftOut = new Set([...SMALL_WORDS, ...unsaidForms]);
  const byName = new Map<string, Term>();
  const bySpelling = new Map<string, Term>();
  for (const term of terms) {
    for (const name of new Set([term.en, term.fr, ...(term.aliases ?? [])].map(fold))) {
      for (const [known, key] of [
        [byName, name],
        [bySpelling, spelling(name, leftOut)],
      ] as const) {
        const other = known.get(key);
        if (other && other !== term) throw new Error(`"${name}" names both ${other.en} and ${term.en}`);
        if (key !== '') known.set(key, term);
      }
    }
  }
  // The name as it stands first: an index build asks millions of times, and nearly always for one of those.
  const findOne = (folded: string) => byName.get(folded) ?? bySpelling.get(spelling(folded, leftOut));
  const find = (text: string) => {
    const folded = fold(text);
    return findOne(folded) ?? onlyOf(partsOf(folded).map(findOne));
  };
  return {
    terms,
    unsaid: unsaidForms,
    find,
    canonical: (text) => find(text)?.en ?? text,
    label: (value, language) => find(value)?.[language] ?? value,
  };
}

/** The one "waiting time" during which nobody is taken at all. */
export const WAIT_LIST_CLOSED = 'Wait list closed';

/** The forms of words that change nothing of what a name says, in both languages. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a and at au aux avec d de des du en et for in l la le les of on or par pour the to un une with'
    .split(' ')
    .map(inflectionless),
);

/** Spelled in two ways, or said with another word that means the same here. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/behavior/g, 'behaviour'],
  [/counseling/g, 'counselling'],
  [/centered/g, 'centred'],
  [/isation/g, 'ization'],
  [/psychother/g, 'ther'],
  [/iv(?:es?|o)\b/g, 'if'],
];

/**
 * What the spellings of one name share: American and British, singular and plural, masculine and feminine, with or without hyphens
 * and small words. `Thérapies cognitives-comportementales` and `Thérapie cognitive et comportementale` are one. Empty when the name has no
 * word that says something.
 */
function spelling(folded: string, leftOut: ReadonlySet<string>): string {
  let text = folded;
  for (const [one, other] of SAME_WORDS) text = text.replace(one, other);
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(inflectionless)
    .filter((word) => word !== '' && !leftOut.has(word))
    .join(' ');
}

/** A name and its abbreviation, or its names in both languages, as one entry: `Thérapie des schémas (Schema Therapy)`, `ADHD / TDAH`. */
function partsOf(folded: string): string[] {
  const parts = folded.split(/[()[\]/|]| - /).filter((part) => part.trim() !== '');
  return parts.length > 1 ? parts : [];
}

/** The term that all parts name; undefined when one of them is unknown, or another one's. */
function onlyOf(found: readonly (Term | undefined)[]): Term | undefined {
  return found.every((term) => term === found[0]) ? found[0] : undefined;
}
