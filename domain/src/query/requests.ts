import { PROVINCES } from '../places/provinces.ts';
import { allTowns } from '../places/town.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import { spelled, type Word, wordsOf } from './words.ts';

const LONGEST_NAME = 3;

/**
 * The words of a text with every place and every language as one and the same word each: whether `rent in Moncton` asks for somebody is learned
 * from what is said of any town.
 */
export function withoutNames(words: readonly Word[]): Word[] {
  const general: Word[] = [];
  for (let at = 0; at < words.length;) {
    const { kind, count } = nameAt(words, at) ?? { count: 1 };
    const word = words[at] as Word;
    general.push(kind ? { ...word, form: kind, folded: kind } : word);
    at += count;
  }
  return general;
}

function nameAt(words: readonly Word[], at: number): { kind: string; count: number } | undefined {
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count -= 1) {
    const kind = names().get(spelled(words.slice(at, at + count)));
    if (kind) return { kind, count };
  }
  return undefined;
}

let known: ReadonlyMap<string, string> | undefined;

/** What is named, by the name as {@link spelled} has it. A town whose name is a word as well says too little. */
function names(): ReadonlyMap<string, string> {
  if (known) return known;
  const towns = [...allTowns()].flat().filter(({ isDoubtful }) => !isDoubtful);
  const places = [...towns.map(({ name }) => name), ...PROVINCES.flatMap(({ name }) => Object.values(name))];
  const languages = languageVocabulary.terms.flatMap(({ en, fr }) => [en, fr]);
  const named = (texts: readonly string[], kind: string) =>
    texts.map((text) => [spelled(wordsOf(text)), kind] as const);
  return (known = new Map([
    ...named([...places, ...places.map((name) => name.replace(/^Saint(e?)\b/, 'St$1'))], '@place'),
    ...named(languages, '@language'),
  ]));
}
