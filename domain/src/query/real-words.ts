import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import englishNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';
import englishSurnames from '@zxcvbn-ts/language-en/dist/lastnames.json.mjs';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs';
import frenchNames from '@zxcvbn-ts/language-fr/dist/firstnames.json.mjs';
import frenchSurnames from '@zxcvbn-ts/language-fr/dist/lastnames.json.mjs';
import { fold } from '../text/fold.ts';
import { inflectionless } from '../text/inflection.ts';
import { ONE_TYPO_FROM } from './spelling.ts';

const LETTERS = /^[a-z]+$/;
/** The names that are borne most come first; the rest are spelled like slips of anything. */
const SURNAMES = 20_000;

let known: ReadonlySet<string> | undefined;
let names: ReadonlySet<string> | undefined;
let surnames: ReadonlySet<string> | undefined;

/**
 * The forms of the words that people of either language use most, about sixty thousand: none of them is a slip of another word, so that
 * `house` is no `spouse`. Shorter words than those in which slips are looked for are left out. Made once for a process, for the first
 * word that no phrase has: 40 ms, 5 MB.
 */
export function realWords(): ReadonlySet<string> {
  return (known ??= formsOf([...english, ...french]));
}

/** Some fifteen thousand first names, folded. Made once for a process, when somebody's name may first stand in a text. */
export function firstNames(): ReadonlySet<string> {
  return (names ??= new Set([...englishNames, ...frenchNames].map(fold)));
}

/** Whether a form is a word or a name as it is: `Bernier` is no slip of `Bernières`, nor `Barry` of `Barrie`. */
export function isReal(form: string): boolean {
  surnames ??= formsOf([
    ...englishSurnames.slice(0, SURNAMES),
    ...frenchSurnames,
    ...englishNames,
    ...frenchNames,
  ]);
  return realWords().has(form) || surnames.has(form);
}

function formsOf(words: readonly string[]): Set<string> {
  const forms = new Set<string>();
  for (const word of words) {
    const folded = LETTERS.test(word) ? word : fold(word);
    if (folded.length >= ONE_TYPO_FROM && LETTERS.test(folded)) forms.add(inflectionless(folded));
  }
  return forms;
}
