import { fold } from '@directory/domain/text/fold';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { STOP_WORDS, SYNONYM_GROUPS } from '@directory/search-config/synonyms';

/** A shorter word must be the whole word of a specialty: `add` is not the beginning of `addiction`. */
const PREFIX_LENGTH = 4;

/**
 * Words that only say of what kind something is: by `disorder`, the page of one would show whoever works with any. They count where a
 * slug says nothing else (`mental-health`). Folded.
 */
const KIND_WORDS = new Set(
  'difficultes disorder disorders gestion health issues management mental mentale psychologie psychology sante trouble troubles'.split(
    ' ',
  ),
);

const termsBySlug = new Map(
  specialtyVocabulary.terms.flatMap((term) =>
    [term.en, term.fr, ...(term.aliases ?? [])].map((name) => [wordsOf(name).join('-'), term.en] as const),
  ),
);

/** The vocabulary's specialty that a service's slug names as a whole, in either language or by abbreviation. */
export function termOfSlug(slug: string): string | undefined {
  return termsBySlug.get(wordsOf(slug).join('-'));
}

/**
 * What a service's slug asks for: each of its words that says something, and every synonym of a word or of a run of words,
 * as phrases of folded words.
 */
export function servicePhrases(slug: string): string[][] {
  const words = wordsOf(slug);
  const phrases = new Map<string, string[]>();
  const add = (phrase: string[]) => phrases.set(phrase.join(' '), phrase);
  const said = words.filter((word) => !STOP_WORDS.includes(word));
  const telling = said.filter((word) => !KIND_WORDS.has(word));
  for (const word of telling.length > 0 ? telling : said) add([word]);
  const runs = new Set(words.flatMap((_word, start) => runsFrom(words, start)));
  for (const group of SYNONYM_GROUPS) {
    const names = group.map(wordsOf);
    if (names.some((name) => runs.has(name.join(' ')))) names.forEach(add);
  }
  return [...phrases.values()];
}

/** Whether a specialty or practice area, by any of its names, holds one of the phrases. */
export function offersService(value: string, phrases: readonly (readonly string[])[]): boolean {
  const term = specialtyVocabulary.find(value);
  const names = [value, ...(term ? [term.fr, ...(term.aliases ?? [])] : [])].map(wordsOf);
  return names.some((name) => phrases.some((phrase) => holds(name, phrase)));
}

function holds(name: readonly string[], phrase: readonly string[]): boolean {
  return name.some((_word, start) =>
    phrase.every((wanted, index) => {
      const word = name[start + index] ?? '';
      return word === wanted || (wanted.length >= PREFIX_LENGTH && word.startsWith(wanted));
    }),
  );
}

/** The runs of words that begin here, up to the length of the longest synonym. */
function runsFrom(words: readonly string[], start: number): string[] {
  return words
    .slice(start, start + LONGEST_SYNONYM)
    .map((_word, length) => words.slice(start, start + length + 1).join(' '));
}

const LONGEST_SYNONYM = Math.max(...SYNONYM_GROUPS.flat().map((name) => wordsOf(name).length));

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
