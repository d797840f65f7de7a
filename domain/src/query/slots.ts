import { inflectionless } from '../text/inflection.ts';
import type { SlotPhrases } from './lexicon.ts';
import { hasOne, pairsIn, phraseGroups, textsOf } from './phrase-files.ts';
import type { Fill, Slot } from './phrase-tree.ts';
import { type Word, wordsOf } from './words.ts';

const texts = textsOf('slots');
const wordsUnder = (heading: string) => (texts.get(heading) ?? '').split(/\s+/);

/** Words that may stand inside any phrase: `i (really|just) can't (even) sleep`. */
export const PASSED_OVER = texts.get('passed over') ?? '';

const NUMBER_WORDS = Object.fromEntries(
  [...pairsIn(texts.get('numbers'))].map(([word, value]) => [word, Number(value)] as const),
);

/** Words of French that no English sentence has. */
const FRENCH_WORDS = new Set(wordsUnder('french alone'));

/** Whether a word is the `son` of a French sentence: his or her. */
export function isFrenchSon(words: readonly Word[], at: number): boolean {
  return words[at]?.form === 'son' && words.some(({ folded }) => FRENCH_WORDS.has(folded));
}

/** Whether words of a text tell of somebody. The `on` of `on weekends` is nobody, that of a French sentence is us. */
export function tellsOfSomebody(words: readonly Word[], text = words): boolean {
  return (
    hasOne('tells', words) ||
    (words.some(({ form }) => form === 'on') && text.some(({ folded }) => FRENCH_WORDS.has(folded)))
  );
}

/** A slot for any one word but those of `except`. */
function anyWord(except: string): Slot {
  const excepted = new Set(wordsOf(except).map(({ form }) => form));
  return (words, start) => {
    const word = words[start];
    return word && !word.quoted && !excepted.has(word.form) ? [{ end: start + 1 }] : [];
  };
}

/** A slot for a whole number between two, in digits or in the words given (`eight`, `huit`). */
function numberBetween(least: number, most: number, inWords: Readonly<Record<string, number>> = {}): Slot {
  const named = new Map(Object.entries(inWords).map(([word, value]) => [inflectionless(word), value]));
  const slot: Slot = (words, start) => {
    const first = numberOf(words[start], named);
    if (first === undefined) return [];
    const second = first >= 10 && first % 10 === 0 ? named.get(words[start + 1]?.form ?? '') : undefined;
    // `eighty two`, `quatre-vingt` apart, which begins with a four.
    const fills =
      second !== undefined && second < 20
        ? [{ end: start + 2, said: first + second }]
        : [{ end: start + 1, said: first }];
    return fills.filter(({ said }) => said >= least && said <= most);
  };
  slot.begins = (word) => numberOf(word, named) !== undefined;
  return slot;
}

function numberOf(word: Word | undefined, named: ReadonlyMap<string, number>): number | undefined {
  if (!word || word.quoted) return undefined;
  return /^\d/.test(word.folded) ? Math.floor(Number(word.folded.replace(',', '.'))) : named.get(word.form);
}

function sonInEnglish(words: readonly Word[], start: number): Fill[] {
  const isSon = words[start]?.form === 'son' && !words[start].quoted;
  return isSon && !isFrenchSon(words, start) ? [{ end: start + 1 }] : [];
}

/** What fills the slots of the phrase files: phrases, one a line, in both languages, or a rule. */
export const SLOTS = {
  age: numberBetween(1, 110, NUMBER_WORDS),
  amount: numberBetween(20, 500, NUMBER_WORDS),
  /** No age. */
  fee: numberBetween(80, 500, NUMBER_WORDS),
  number: numberBetween(1, 1000, NUMBER_WORDS),
  son: sonInEnglish,
  thing: anyWord(texts.get('never a thing') ?? ''),
  ...Object.fromEntries(
    ['relative', 'partner', 'friend', 'pet', 'neg', 'kind'].map(
      (name) => [name, texts.get(name) ?? ''] as const,
    ),
  ),
  child: phraseGroups('children').map(({ wants, en, fr }): SlotPhrases => ({
    about: wants,
    phrases: `${en}\n${fr}`,
  })),
};

const MEDICINE = new RegExp(`.{2}(?:${wordsUnder('endings of medicines').join('|')})s?$`);

const medicine: Slot = (words, start) =>
  MEDICINE.test(words[start]?.folded ?? '') && !words[start]?.quoted ? [{ end: start + 1 }] : [];

medicine.begins = ({ folded }) => MEDICINE.test(folded);

const AFTER_TINY = new Set(wordsUnder('behind a little one'));

/** `La petite` is a child where no name of something else follows: `le petit appartement`. */
const tiny: Slot = (words, start) => {
  const [article, noun, next] = words.slice(start, start + 3).map(({ folded }) => folded);
  return /^(mon|ma|mes|son|sa|ses|leurs?|notre|nos|le|la|les)$/.test(article ?? '') &&
    /^petite?s?$/.test(noun ?? '') &&
    (next === undefined || AFTER_TINY.has(next))
    ? [{ end: start + 2 }]
    : [];
};

/** What stands again and again in words of danger. */
export const DANGER_SLOTS = {
  /** So many at once are too many. */
  many: numberBetween(8, 500),
  medicine,
  tiny,
  /** The age of who hits without meaning harm. */
  small: numberBetween(1, 9, NUMBER_WORDS),
  teens: numberBetween(10, 17, NUMBER_WORDS),
  adults: numberBetween(19, 90),
  trouble: anyWord(texts.get('never a trouble') ?? ''),
  ...Object.fromEntries(textsOf('danger-slots')),
};
