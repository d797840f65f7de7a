import { fold } from './fold.ts';

/** Words that make a sentence, each of one language alone. */
const FRENCH = new Set(
  (
    'je j ai mon ma mes un une des du les est suis avec pour dans sur qui que qu pas plus ne me se et ou chez sans ' +
    'cherche recherche besoin quelqu veux aimerais psy psychologue psychologues therapeute enfant fils fille mari femme blonde chum'
  ).split(' '),
);
const ENGLISH = new Set(
  (
    'i my me the a an is am are with for in on who that not and or without near need want looking find help psychologist ' +
    'psychologists therapist therapy counsellor counselling'
  ).split(' '),
);

/** Whether a text is in French, by the words that join others: more of them are French than English. False for names and places alone. */
export function isFrench(text: string): boolean {
  let balance = 0;
  for (const word of fold(text).split(/[^a-z]+/))
    balance += Number(FRENCH.has(word)) - Number(ENGLISH.has(word));
  return balance > 0;
}
