import { fold } from '@directory/domain/text/fold';
import { type EngineQuery, type EngineResult, totalOf } from './engine-query.ts';

/** Of how many words it is asked whether anybody mentions them. */
const MOST_WORDS = 5;

/** The words of a text, each once, without quotation marks; letters that stand alone say nothing. */
export function wordsOfRest(rest: string): string[] {
  const words = rest.replaceAll('"', ' ').split(/\s+/);
  return [...new Map(words.map((word) => [fold(word), word])).values()].filter((word) => word.length > 1);
}

/**
 * Which words to ask for beside the search itself. A name that is typed is mostly one word, and found: whether a word alone is mentioned,
 * the search itself says.
 */
export function wordsToLookUp(rest: string, isAlone: boolean): string[] {
  const words = wordsOfRest(rest);
  return isAlone && words.length === 1 ? [] : words.slice(0, MOST_WORDS);
}

/** Asks how many profiles have a word, or one that begins with it, anywhere in the directory. It costs little and is kept. */
export function mentionLookup(word: string): EngineQuery {
  return { q: word, hitsPerPage: 0, page: 1, attributesToRetrieve: ['id'] };
}

/** The words that nobody mentions, by the answers to their lookups. */
export function unmentionedOf(words: readonly string[], lookups: readonly EngineResult[]): string[] {
  return words.filter((_, index) => totalOf(lookups[index]) === 0);
}
