import type { DangerKind } from '../crisis-lines/danger.ts';
import type { Condition } from './condition.ts';
import { dangersIn, kindsOf, matchesIn, withoutQuotes } from './danger.ts';
import { DANGER, directoryLexicon } from './directory-lexicon.ts';
import { linesOf } from './lexicon.ts';
import { fold } from '../text/fold.ts';
import { realWords } from './real-words.ts';
import { type Word, wordsOf } from './words.ts';
import { DANGER_SLOTS, SLOTS } from './slots.ts';

/**
 * What a text begins to say whose last word is not typed to its end. It is sure where it hardly can become anything else (`suic`, `kill
 * mys`); else it is only not to be kept.
 */
type DangerBegun = { readonly isSure: true; readonly kind: DangerKind } | { readonly isSure: false };

/** A shorter beginning may become anything. */
const LEAST_LETTERS = 2;
/** So many words are a sentence. */
const A_SENTENCE = 3;
const WORDS_OF_A_LETTER = new Set(['a', 'i', 'y']);
/** From so many letters on, a beginning may be sure: `dark tho`, where the words before say as much; `suic`, by itself. */
const SURE_LETTERS = { behindOthers: 3, alone: 4 };
/** What phrases have and is as long may be typed to its end. */
const A_WORD = 4;
/** No telling reaches further back. */
const MOST_WORDS = 30;

/** Who may suffer what a verb says: `i want to ki` lacks one, `my husband be` too. */
const WHOM = ['me myself us him her baby bebe moi by par', 'husband mon', 'mari'].map((forms) =>
  anyOf({ form: '', folded: '', start: 0, end: 0, quoted: false }, forms.split(' ')),
);

function anyOf(word: Word, forms: readonly string[]): Word {
  return { ...word, mayBe: forms.map((form) => ({ form, typos: 0 })) };
}

/**
 * Of what danger a text that says none may begin to speak, by all words of danger that its last word begins. It is asked at each key.
 * @param conditions what the text asks for: a word that ends the name of one (`substance abuse`) is typed to its end
 */
export function dangerBegun(text: string, conditions: readonly Condition[] = []): DangerBegun | null {
  const plain = withoutQuotes(text);
  const words = wordsOf(plain).slice(-MOST_WORDS);
  const last = words.at(-1);
  if (!last) return null;
  // As it stands there: `ki` is read as `qui`.
  const typed = fold(plain.slice(last.start, last.end));
  // One letter behind others may become anything, danger, too: it is no word to keep.
  if (words.length >= A_SENTENCE && /^[a-z]$/.test(typed) && !WORDS_OF_A_LETTER.has(typed))
    return { isSure: false };
  const ends = typed.length < LEAST_LETTERS ? [] : wordsThatBegin(dangerWords(), typed);
  if (ends.length === 0) return null;
  const before = words.filter(({ start }) => start < last.start);
  const found = foundIn([...before, anyOf(last, [...ends, last.form]), ...WHOM], before.length + 1);
  if (!found.isPossible) return null;
  const [kind] = kindsOf(found);
  if (kind && isSure(before, { ...last, folded: typed }, ends)) return { isSure: true, kind };
  const isNamed = conditions.some(({ ranges }) =>
    ranges.some(([start, end]) => start < last.start && end === last.end),
  );
  return isNamed ? null : { isSure: false };
}

/** What of these words says danger. Those behind `length` only end a phrase, and what may be no danger with the last one is none yet. */
function foundIn(words: readonly Word[], length = words.length) {
  const { tellings, spellings } = directoryLexicon();
  const isOpen = words.length > length;
  const matches = matchesIn(words, [directoryLexicon()], spellings).slice(0, length);
  const kept = matches.map((some) =>
    some.filter(
      ({ meaning: { danger: kinds }, end }) =>
        !isOpen || (kinds?.length ? true : end < length || (!kinds && end === length)),
    ),
  );
  return dangersIn(words, kept, tellings);
}

function isSure(before: readonly Word[], last: Word, ends: readonly string[]): boolean {
  const typed = last.folded.length;
  const isSaidBy = (mayBe: readonly string[], least: number) =>
    foundIn([...before, anyOf(last, mayBe)]).dangers.some(
      ({ meaning, named, end }) => !meaning.isBare && named >= least && end > before.length,
    );
  // `je m'en veux` may be all.
  if (before.length > 0 && typed >= A_WORD && directoryLexicon().knows(last)) return false;
  if (
    typed >= SURE_LETTERS.behindOthers &&
    isSaidBy(
      ends.filter(({ length }) => length <= 2 * typed),
      2,
    )
  )
    return true;
  all ??= [...realWords()].toSorted();
  const others = [...ends, ...wordsThatBegin(all, last.folded)];
  return typed >= SURE_LETTERS.alone && others.every((form) => isSaidBy([form], 1));
}

let danger: readonly string[] | undefined;
/** The words that people use most, in the same order. */
let all: readonly string[] | undefined;

/** The words of all phrases of danger, and beginnings of such, in the order of the alphabet. */
function dangerWords(): readonly string[] {
  if (danger) return danger;
  const groups = DANGER.filter((group) => group.danger?.length).flatMap(({ en, fr }) => [en, fr]);
  const slots = Object.values({ ...SLOTS, ...DANGER_SLOTS }).filter((slot) => typeof slot === 'string');
  const phrases = [...groups, ...slots].flatMap(linesOf).join(' ');
  return (danger = [
    ...new Set(wordsOf(phrases.replace(/<[a-z-]+>/g, ' ')).map(({ form }) => form)),
  ].toSorted());
}

/** Those of a list in the order of the alphabet that begin so. */
function wordsThatBegin(list: readonly string[], beginning: string): readonly string[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (list[end]?.startsWith(beginning)) end += 1;
  return list.slice(low, end);
}
