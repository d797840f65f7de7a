import { anyWord, numberBetween, type SlotPhrases } from '../lexicon.ts';
import { phraseGroups, textsOf } from '../phrase-files.ts';
import type { Fill } from '../phrase-tree.ts';
import type { Word } from '../words.ts';

const texts = textsOf('slots');

/** Words that may stand inside any phrase: `i (really|just) can't (even) sleep`. */
export const PASSED_OVER = texts.get('passed over') ?? '';

export const NUMBER_WORDS = Object.fromEntries(
  (texts.get('numbers') ?? '').split(/\s+/).map((entry) => {
    const [word = '', value] = entry.split('=');
    return [word, Number(value)] as const;
  }),
);

/** Words of French that no English sentence has. */
const FRENCH_WORDS = new Set((texts.get('french alone') ?? '').split(' '));

/** `son`, unless the sentence is French, where it is his or her. */
function sonInEnglish(words: readonly Word[], start: number): Fill[] {
  const isSon = words[start]?.form === 'son' && !words[start].quoted;
  return isSon && !words.some(({ folded }) => FRENCH_WORDS.has(folded)) ? [{ end: start + 1 }] : [];
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
    about: typeof wants === 'function' ? [] : wants,
    phrases: `${en}\n${fr}`,
  })),
};
