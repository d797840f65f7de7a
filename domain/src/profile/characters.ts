/**
 * Characters that nobody sees, or that turn the direction of what follows: a text with them reads like another one. Controls, what
 * Unicode calls default ignorable (fillers, joiners, variation selectors, tags), line separators, and the blank Braille pattern.
 * `public.has_invisible()` of the database lists the same; a test holds the two together.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

/** Two marks make every letter of every living language that people are named in; piles of them run into the lines around. */
const STACKED_MARKS = /\p{M}{3}/u;

const NAME = /^[\p{L}\p{M} .'’-]*$/u;

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** More than two marks on one letter. */
export const stacksMarks = (text: string): boolean => STACKED_MARKS.test(text);

/** Letters of any script with their marks, spaces, hyphens, apostrophes and dots; at least one letter. */
export const hasNameCharacters = (text: string): boolean => NAME.test(text) && /\p{L}/u.test(text);
