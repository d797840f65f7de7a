import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import englishNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs';
import frenchNames from '@zxcvbn-ts/language-fr/dist/firstnames.json.mjs';
import { fold } from '../text/fold.ts';
import { inflectionless } from '../text/inflection.ts';
import { ONE_TYPO_FROM } from './spelling.ts';

const LETTERS = /^[a-z]+$/;

let known: ReadonlySet<string> | undefined;

/**
 * The forms of the words that people of either language use most, about sixty thousand: none of them is a slip of another word, so that
 * `house` is no `spouse`. Shorter words than those in which slips are looked for are left out. Made once for a process, for the first
 * word that no phrase has: 40 ms, 5 MB.
 */
export function realWords(): ReadonlySet<string> {
  return (known ??= readForms());
}

function readForms(): Set<string> {
  const forms = new Set<string>();
  for (const words of [english, french]) {
    for (const word of words) {
      const folded = LETTERS.test(word) ? word : fold(word);
      if (folded.length >= ONE_TYPO_FROM && LETTERS.test(folded)) forms.add(inflectionless(folded));
    }
  }
  return forms;
}

let names: ReadonlySet<string> | undefined;

/** Some fifteen thousand first names, folded. Made once for a process, when a place first stands behind an unknown word. */
export function firstNames(): ReadonlySet<string> {
  return (names ??= new Set([...englishNames, ...frenchNames].map(fold)));
}
