import type { Match } from './phrase-tree.ts';
import { type Word, wordsOf } from './words.ts';

/** What a street, a park or a building that is called after a place is: `Victoria Street`, `rue Ontario`. */
const BEHIND = formsOf(
  `street str avenue ave road rd boulevard blvd drive lane crescent highway hwy park square bridge station hospital mall plaza
  parkway trail terrace court boul`,
);
const BEFORE = formsOf(
  'rue avenue boulevard boul chemin rang parc hopital pont station autoroute cote montee place',
);

/** Whether a place is but the name of a street or a building. */
export function isPartOfAddress(
  { start, end }: Pick<Match<unknown>, 'start' | 'end'>,
  words: readonly Word[],
): boolean {
  return BEHIND.has(words[end]?.form ?? '') || BEFORE.has(words[start - 1]?.form ?? '');
}

function formsOf(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words).map(({ form }) => form));
}
