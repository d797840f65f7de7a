import { matchFacts, type MatchRow } from './facts.ts';
import { explainMatch, type MatchExplanation, type MatchSeeker } from './explain.ts';
import { isLocated, matchPlace } from './place.ts';
import type { MatchFilters } from './request.ts';
import { scoreMatch, type MatchScore } from './score.ts';
import { matchTraits } from './traits.ts';

export type ProfileMatch = MatchScore & MatchExplanation;

/** How well a profile matches what someone is looking for, and why. Pure; the plan of the profile plays no part. */
export function matchProfile(row: MatchRow, seeker: MatchSeeker): ProfileMatch {
  const facts = matchFacts(row, seeker.condition);
  const need = { severity: seeker.severity, isLocated: isLocated(matchPlace(facts, seeker)) };
  return {
    ...scoreMatch(matchTraits(facts), need),
    ...explainMatch(facts, seeker),
  };
}

/** Whether a match passes every filter that the visitor has set. */
export function passesFilters(match: MatchScore, filters: MatchFilters): boolean {
  return (
    match.matchScore >= filters.minScore &&
    (match.specialtyMatch || !filters.specialtyOnly) &&
    (match.locationMatch || !filters.locationOnly) &&
    (match.availabilityMatch || !filters.availableOnly)
  );
}
