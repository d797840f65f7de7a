/**
 * Words that say nothing of what is looked for, in both languages, folded, so that `therapy for depression` and
 * `thérapie pour la dépression` ask for the two words that count. Words that are also names, initials or abbreviations
 * here are left out: `an`, `do`, `to` (surnames), `act` and `add` (a therapy, a condition), `est` (east), `i`.
 * What everyone here is says nothing either: without it, `psychologist for depression` would ask for bios that say "psychologist".
 * `le`, `la` and `de` are surnames, too, yet far more often articles; a full name is pinned through `name_keys`.
 */
export const STOP_WORDS: readonly string[] = [
  'a',
  'and',
  'at',
  'au',
  'aux',
  'avec',
  'd',
  'dans',
  'de',
  'des',
  'du',
  'en',
  'et',
  'for',
  'from',
  'in',
  'l',
  'la',
  'le',
  'les',
  'near',
  'of',
  'or',
  'par',
  'pour',
  'psychologist',
  'psychologists',
  'psychologue',
  'psychologues',
  'sur',
  'the',
  'therapeute',
  'therapeutes',
  'therapist',
  'therapists',
  'un',
  'une',
  'who',
  'with',
];
