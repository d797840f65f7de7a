import { phrases } from '../../generated/phrases.js';
import { fold } from '../text/fold.ts';
import { inflectionless } from '../text/inflection.ts';

/** A form that a word may stand for, and how many letters were put right. */
export interface Spelling {
  readonly form: string;
  readonly typos: number;
}

/** One word of a text. Elided and contracted words are several: `l'ado` is `l` and `ado`, `can't` and `cant` are `can` and `t`. */
export interface Word {
  /** Folded, and brought to the form that its plural and its feminine share; see {@link inflectionless}. */
  readonly form: string;
  /** Folded as it was typed. */
  readonly folded: string;
  /** Where it stands in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** It stands between quotation marks: it means itself alone. */
  readonly quoted: boolean;
  /** It is not typed to its end, or shortened: what it may be then. */
  readonly mayBe?: readonly Spelling[];
}

/** Letters and digits in turns, as in the number of a file or a room: nothing that is said. */
const CODE = /(?:\p{N}+[\p{L}\p{M}]+|[\p{L}\p{M}]+\p{N}+){2}[\p{L}\p{M}\p{N}]*/u;
const WORD = new RegExp(String.raw`\$|\by['’]est\b|${CODE.source}|\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{M}]+`, 'gu');
const QUOTED = /"[^"]*"|«[^»]*»|“[^”]*”/gu;

/** A slip of half a letter, as another form of the same verb is. */
const AS_LONG = 0.1;
const SHORTENED = spoken('shortened', '\n').map((line) => {
  const [forms = '', behind] = line.split(': ');
  const [short = '', long = ''] = forms.split('=');
  const mayBe = [short, ...long.split(' ')].map((form, at) => ({
    form: inflectionless(form),
    typos: at === 0 ? 0 : AS_LONG,
  }));
  return { short, behind: behind?.split(' '), mayBe };
});

/** Shortened words as what they are short for, too. */
function withLongForms(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const isBehind = (some: readonly string[] = []) => some.includes(words[at - 1]?.folded ?? '');
    const found = SHORTENED.find(
      ({ short, behind }) => short === word.folded && (!behind || isBehind(behind)),
    );
    return found && !word.quoted ? { ...word, mayBe: found.mayBe } : word;
  });
}

/** The words of a text in their order. Marks, apostrophes and hyphens part words; `$` is a word, for prices, and the end of `drug-free` no price. */
export function wordsOf(text: string): Word[] {
  // The phrase files give thousands of words by themselves, and most visitors type plain letters.
  if (/^[a-z]+$/.test(text)) return wordsAt(0, text, text, false);
  const quotes = [...text.matchAll(QUOTED)].map(
    ({ index, 0: quote }) => [index, index + quote.length] as const,
  );
  const words = [...text.matchAll(WORD)].flatMap(({ index: start, 0: typed }) => {
    const quoted = quotes.some(([from, to]) => from < start && start + typed.length < to);
    const folded = fold(typed);
    return wordsAt(start, typed, folded === 'free' && text[start - 1] === '-' ? '-free' : folded, quoted);
  });
  return withLongForms(words);
}

/** Words as they were typed, folded, with a space between. */
export function spelled(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

function wordsAt(start: number, typed: string, folded: string, quoted: boolean): Word[] {
  const end = start + typed.length;
  const parts = quoted ? [folded] : partsOf(folded);
  return parts.map((part) => ({ form: inflectionless(part), folded: part, start, end, quoted }));
}

/** A word that was written together with another: no word begins with `j` and a consonant but for `je` (`jfile`, `jveux`). */
function partsOf(folded: string): readonly string[] {
  const contracted = CONTRACTIONS.get(folded.replace(/['’]/, ''));
  if (contracted) return contracted;
  return /^j[bcdfghklmnpqrstvwxz][a-z]{2}/.test(folded) ? ['je', folded.slice(1)] : [folded];
}

/** Words written together in haste, without the apostrophe that would part them. */
const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  spoken('written together', / \| |\n/).map((entry) => {
    const [whole = '', parts = ''] = entry.split('=');
    return [whole, parts.split(' ')] as const;
  }),
);

/** What stands under a heading of `spoken.txt`. */
function spoken(heading: string, parted: string | RegExp): string[] {
  return (phrases.spoken?.find((section) => section.heading === heading)?.en ?? '').split(parted);
}

/** What was typed of the words that are left, with single spaces and the quotation marks around them. */
export function typedText(text: string, words: readonly Word[], left: ReadonlySet<number>): string {
  const typed = new Map<number, string>();
  for (const at of left) {
    const word = words[at];
    const mark = word?.quoted ? '"' : '';
    // The parts of `can't` that was written `cant` stand at one place.
    if (word) typed.set(word.start, `${mark}${text.slice(word.start, word.end)}${mark}`);
  }
  return [...typed.values()].join(' ').replaceAll('" "', ' ');
}

/** The stretch of the text in which words stand, from the one up to, and not including, the other. */
export function rangeOf(start: number, end: number, words: readonly Word[]): readonly [number, number] {
  return [words[start]?.start ?? 0, words[end - 1]?.end ?? 0];
}

/** The words that stand in these stretches of the text. */
export function wordsIn(ranges: readonly (readonly [number, number])[], words: readonly Word[]): number[] {
  return [...words.entries()].flatMap(([at, word]) =>
    ranges.some(([start, end]) => start <= word.start && word.end <= end) ? at : [],
  );
}

/** Where the words of these stretches stand: they are part of no phrase, not of a shorter one either (`French` of `French speaking`). */
export function placesOf(stretches: readonly string[], words: readonly Word[]): number[] {
  return stretches.flatMap((stretch) => {
    const { length } = wordsOf(stretch);
    const wanted = spelled(wordsOf(stretch));
    const starts = [...words.keys()].filter((at) => spelled(words.slice(at, at + length)) === wanted);
    return length === 0 ? [] : starts.flatMap((start) => Array.from({ length }, (_, index) => start + index));
  });
}
