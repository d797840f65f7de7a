import { createLexicon, type Lexicon } from './lexicon.ts';
import { DANGER } from './phrases/danger.ts';
import { PASSED_OVER, SLOTS } from './phrases/slots.ts';
import { realWords } from './real-words.ts';
import { understand } from './understand.ts';

let lexicon: Lexicon | undefined;

/**
 * Whether a text may say that somebody is in danger. Stricter than the reading of a search, which may take the same words for something
 * else: this decides what is not kept. Quotation marks hide nothing from it.
 */
export function saysDanger(text: string): boolean {
  lexicon ??= createLexicon({
    groups: DANGER,
    slots: SLOTS,
    passedOver: PASSED_OVER,
    realWords,
  });
  return understand(text.replace(/["«»“”]/g, ' '), [lexicon]).danger;
}
