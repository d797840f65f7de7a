import { fold } from '@directory/domain/text/fold';
import { MARKS } from './engine-query.ts';

/** A text folded for comparison, with the place in the original that each folded character came from, and where that ends. */
export interface FoldedText {
  text: string;
  places: number[];
}

export function foldWithPlaces(original: string): FoldedText {
  const folded: FoldedText = { text: '', places: [] };
  let at = 0;
  for (const character of original) {
    // White space is kept one for one, and a lone combining mark belongs to the letter before it.
    const text = /\s/u.test(character) ? ' ' : fold(character);
    folded.text += text;
    folded.places.push(...Array<number>(text.length).fill(at));
    at += character.length;
  }
  folded.places.push(at);
  return folded;
}

/**
 * Where the words of a query stand in a label: half-open ranges of the label in UTF-16 units, in order, not overlapping.
 * Each word is looked for at the beginning of a word, else, if it is long enough, within one. Null when a word is not there at all.
 */
export function matchRanges(
  { text, places }: FoldedText,
  words: readonly string[],
): [number, number][] | null {
  const ranges: [number, number][] = [];
  for (const word of words) {
    const at = findWord(text, word);
    if (at === -1) return null;
    const last = places[at + word.length - 1] ?? 0;
    ranges.push([places[at] ?? 0, places.find((place) => place > last) ?? last]);
  }
  return mergeRanges(ranges);
}

/** Sorts ranges and joins those that touch or overlap. */
function mergeRanges(ranges: readonly (readonly [number, number])[]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** True when the word begins a word of the text. */
export function beginsWord(text: string, word: string): boolean {
  const at = findWord(text, word);
  return at === 0 || (at > 0 && !isLetter(text.charAt(at - 1)));
}

/** Fewer letters stand in too many words: `rom` in Saint-Jérôme. */
const LEAST_WITHIN = 5;

/** The place of a word in a folded text, at the beginning of a word if it can be, else within one; -1 when it is not there. */
function findWord(text: string, word: string): number {
  let at = text.indexOf(word);
  const first = at;
  while (at > 0 && isLetter(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at === -1 && word.length >= LEAST_WITHIN ? first : at;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

const EITHER_MARK = new RegExp(`[${MARKS.join('')}]`);

/** The marked parts of a text, as ranges of the text without its marks. */
export function markedRanges(marked: string): [number, number][] {
  let end = 0;
  const parts = marked.split(EITHER_MARK).map((part): [number, number] => [end, (end += part.length)]);
  // Every other part is marked.
  return mergeRanges(parts.filter((_, index) => index % 2 === 1));
}
