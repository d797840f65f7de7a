import { fold } from '@directory/domain/text/fold';
import { MARKS } from './engine-query.ts';

/** A text folded for comparison, with the place in the original that each folded character came from. */
export interface FoldedText {
  text: string;
  starts: number[];
  ends: number[];
}

export function foldWithPlaces(original: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    // White space is kept one for one, and a lone combining mark belongs to the letter before it.
    const text = /\s/u.test(character) ? ' ' : fold(character);
    if (text === '' && folded.ends.length > 0) folded.ends[folded.ends.length - 1] = end;
    for (const unit of text.split('')) {
      folded.text += unit;
      folded.starts.push(at);
      folded.ends.push(end);
    }
    at = end;
  }
  return folded;
}

/**
 * Where the words of a query stand in a label: half-open ranges of the label in UTF-16 units, in order, not overlapping.
 * Each word is looked for at the beginning of a word, else, if it is long enough, within one. Null when a word is not there at all.
 */
export function matchRanges(label: FoldedText, words: readonly string[]): [number, number][] | null {
  const ranges: [number, number][] = [];
  for (const word of words) {
    const at = findWord(label.text, word);
    if (at === -1) return null;
    ranges.push([label.starts[at] ?? 0, label.ends[at + word.length - 1] ?? 0]);
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

/** The marked parts of a text, as ranges of the text without its marks. */
export function markedRanges(marked: string): [number, number][] {
  const ranges: [number, number][] = [];
  let at = 0;
  let start = 0;
  for (const character of marked.split('')) {
    if (character === MARKS[0]) start = at;
    else if (character === MARKS[1]) ranges.push([start, at]);
    else at += 1;
  }
  return mergeRanges(ranges);
}
