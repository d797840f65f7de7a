import { passesFilters } from '@directory/domain/match/match';
import type { MatchFilters } from '@directory/domain/match/request';
import { matchRank, scoreMatch } from '@directory/domain/match/score';
import { decodeTraits } from '@directory/domain/match/traits';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Place } from './trait-counts.ts';

/** Profiles that match equally well: each stands before or after all of any other bucket. */
export interface Bucket {
  rank: number;
  /** Whether they work with the condition. Those who do come before all who do not. */
  isMatch: boolean;
  place: Place;
  /** Codes of the traits that make this rank. */
  traits: string[];
  /** How many profiles it holds. */
  count: number;
}

/**
 * Puts all profiles that pass the filters into buckets of equal matches, the best first. What decides a match is in the
 * traits and the place, so this is the exact order of the whole directory, without having seen a single profile.
 */
export function orderBuckets(
  places: readonly { place: Place; counts: ReadonlyMap<string, number> }[],
  severity: Severity,
  filters: MatchFilters,
): Bucket[] {
  // The rank tells the place, too, so no two places share a bucket.
  const buckets = new Map<number, Bucket>();
  for (const { place, counts } of places) {
    for (const [code, count] of counts) {
      const traits = decodeTraits(code);
      if (!traits) continue;
      const match = scoreMatch(traits, { severity, isLocated: place.isLocated });
      if (!passesFilters(match, filters)) continue;
      const rank = matchRank(match);
      const bucket = buckets.get(rank);
      if (bucket) {
        bucket.traits.push(code);
        bucket.count += count;
      } else buckets.set(rank, { rank, isMatch: match.specialtyMatch, place, traits: [code], count });
    }
  }
  return [...buckets.values()].sort((a, b) => b.rank - a.rank);
}

/** A run of a bucket's profiles, in the day's order. */
export interface Slice {
  bucket: Bucket;
  offset: number;
  limit: number;
}

/** The slices that hold the profiles from `offset` on, at most `limit` of them, in order. */
export function slicesOf(buckets: readonly Bucket[], offset: number, limit: number): Slice[] {
  const slices: Slice[] = [];
  let start = 0;
  for (const bucket of buckets) {
    const from = Math.max(offset, start);
    const to = Math.min(offset + limit, start + bucket.count);
    if (from < to) slices.push({ bucket, offset: from - start, limit: to - from });
    start += bucket.count;
    if (start >= offset + limit) break;
  }
  return slices;
}
