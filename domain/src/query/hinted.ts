import type { Condition } from './condition.ts';
import type { Meaning } from './lexicon.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** What the second and the third concern of a hint count for, beside the first. */
const RANK_WORTH = [1, 0.6, 0.4];
/** Concerns that are hinted at nearly as much as the one that is hinted at most are asked for, too; so many at most. */
const NEARLY = 0.6;
const MOST_CONCERNS = 3;
/** One word alone hints at nothing: it may be of what somebody offers, and those who have it are meant. */
const FEWEST_WORDS = 2;

/**
 * What words hint at where nothing names a concern: the concerns that most of them speak for, any of which will do.
 * @param matches of hints, by the word at which they begin @param free the words that no phrase has taken
 */
export function hinted(
  matches: readonly (readonly Match<Meaning>[])[],
  free: ReadonlySet<number>,
  words: readonly Word[],
): { condition: Condition | null; at: readonly number[] } {
  const votes = new Map<string, { worth: number; words: number }>();
  const said: { concerns: readonly string[]; start: number; end: number }[] = [];
  for (const { meaning, start, end, named } of matches.flat()) {
    const concerns = typeof meaning.wants === 'function' ? [] : meaning.wants.flatMap(({ values }) => values);
    const isFree = Array.from({ length: end - start }, (_, index) => start + index).every((at) =>
      free.has(at),
    );
    if (!isFree || concerns.length === 0) continue;
    said.push({ concerns, start, end });
    concerns.forEach((concern, rank) => {
      const { worth, words: count } = votes.get(concern) ?? { worth: 0, words: 0 };
      votes.set(concern, { worth: worth + (RANK_WORTH[rank] ?? 0) * named ** 1.2, words: count + named });
    });
  }
  const hintedAt = [...votes].filter(([, { words: count }]) => count >= FEWEST_WORDS);
  const most = Math.max(0, ...hintedAt.map(([, { worth }]) => worth));
  const chosen = hintedAt
    .filter(([, { worth }]) => worth >= NEARLY * most)
    .toSorted(([, { worth: a }], [, { worth: b }]) => b - a)
    .slice(0, MOST_CONCERNS)
    .map(([concern]) => concern);
  if (chosen.length === 0) return { condition: null, at: [] };
  const meant = said
    .filter(({ concerns }) => concerns.some((concern) => chosen.includes(concern)))
    .toSorted((a, b) => a.start - b.start);
  return {
    condition: {
      isHint: true,
      anyOf: [{ kind: 'concern', values: chosen }],
      ranges: meant.map(({ start, end }) => [words[start]?.start ?? 0, words[end - 1]?.end ?? 0] as const),
    },
    at: meant.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  };
}
