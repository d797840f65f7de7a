import { fold } from '@directory/domain/fold';
import { beginsWord, foldWithPlaces, matchRanges, type FoldedText } from './match-ranges.ts';

/** Something that can be suggested: its label in the visitor's language, and other names it is known by. */
export interface Candidate<T> {
  label: string;
  otherNames: readonly string[];
  /** Active profiles behind it; the order among equally good matches. */
  count: number;
  item: T;
}

export type Suggested<T> = T & { label: string; matches: [number, number][] };

/** Candidates with their names folded, which is done once for many keystrokes. */
export type PreparedCandidates<T> = readonly (Candidate<T> & { folded: FoldedText; foldedNames: string[] })[];

export function prepareCandidates<T>(candidates: readonly Candidate<T>[]): PreparedCandidates<T> {
  return candidates.map((candidate) => ({
    ...candidate,
    folded: foldWithPlaces(candidate.label),
    foldedNames: [...new Set(candidate.otherNames.map(fold))],
  }));
}

/**
 * The candidates that hold every word of the query, at most `limit`: those where the words begin words first, then the
 * most frequent. `matches` are ranges of the label, none where another name of the candidate matched.
 */
export function suggestTerms<T extends object>(
  query: string,
  candidates: PreparedCandidates<T>,
  limit: number,
): Suggested<T>[] {
  const words = fold(query).split(/[ ,]+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = candidates.flatMap((candidate) => {
    const ranges = matchRanges(candidate.folded, words);
    if (ranges) {
      const rank = words.every((word) => beginsWord(candidate.folded.text, word)) ? 0 : 1;
      return [{ candidate, ranges, rank }];
    }
    const known = candidate.foldedNames.some((name) => words.every((word) => beginsWord(name, word)));
    return known ? [{ candidate, ranges: [], rank: 0 }] : [];
  });
  found.sort((a, b) => a.rank - b.rank || b.candidate.count - a.candidate.count);
  return found.slice(0, limit).map(({ candidate, ranges }) => ({
    ...candidate.item,
    label: candidate.label,
    matches: ranges,
  }));
}
