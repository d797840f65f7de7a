import type { Severity } from '../assessments/severity.ts';
import type { ExpertiseLevel, MatchTraits } from './traits.ts';

/**
 * What each part of a match is worth; together 100 (docs/decisions/010). This project's own weighing, not a clinical measure:
 * whether someone works with the concern counts most, then how long they have, then whether they take people with this
 * severity, then place and availability. Whether a profile is premium is not among it.
 */
export const MATCH_POINTS = {
  specialty: 40,
  /** By level: none, listed, with any years, with 2, 5 and 10 years and more. */
  experience: [0, 0, 4, 8, 12, 15] satisfies Record<ExpertiseLevel, number> & number[],
  severity: 15,
  location: 15,
  availability: 10,
  assessmentFriendly: 5,
} as const;

/** From this level on (5 years and more) experience counts as a match of its own. */
const EXPERIENCED: ExpertiseLevel = 4;

/** What the visitor is looking for, as far as the score goes. */
export interface MatchNeed {
  severity: Severity;
  /** Whether the profile's place is known to be right for the visitor: `place.ts`. Not known counts as no. */
  isLocated: boolean;
}

export interface MatchScore {
  /** 0 to 100, whole. */
  matchScore: number;
  specialtyMatch: boolean;
  experienceMatch: boolean;
  locationMatch: boolean;
  availabilityMatch: boolean;
}

/** The score of a profile's traits for a need. Pure: the same in the index, the api and the browser. */
export function scoreMatch(traits: MatchTraits, need: MatchNeed): MatchScore {
  const specialtyMatch = traits.expertise > 0;
  const matchScore =
    (specialtyMatch ? MATCH_POINTS.specialty : 0) +
    MATCH_POINTS.experience[traits.expertise] +
    (traits.severities.includes(need.severity) ? MATCH_POINTS.severity : 0) +
    (traits.assessmentFriendly ? MATCH_POINTS.assessmentFriendly : 0) +
    (need.isLocated ? MATCH_POINTS.location : 0) +
    (traits.accepting ? MATCH_POINTS.availability : 0);
  return {
    matchScore,
    specialtyMatch,
    experienceMatch: traits.expertise >= EXPERIENCED,
    locationMatch: need.isLocated,
    availabilityMatch: traits.accepting,
  };
}

const HIGHEST_SCORE = 100;

/**
 * One number that orders profiles, the best highest: all who work with the condition before all others, then by score, then experience,
 * location and availability match. Equal numbers are equal matches; the day's order decides between those.
 */
export function matchRank(match: MatchScore): number {
  const flags = [match.experienceMatch, match.locationMatch, match.availabilityMatch];
  const first = match.specialtyMatch ? HIGHEST_SCORE + 1 : 0;
  return flags.reduce((rank, flag) => rank * 2 + Number(flag), first + match.matchScore);
}

/** From which score on each label holds. */
export const MATCH_LABELS = { excellent: 80, good: 60, fair: 0 } as const;

export type MatchLabel = keyof typeof MATCH_LABELS;

/** The label of a score: excellent (green) from 80, good (orange) from 60, fair (red) below. */
export function matchLabel(matchScore: number): MatchLabel {
  if (matchScore >= MATCH_LABELS.excellent) return 'excellent';
  return matchScore >= MATCH_LABELS.good ? 'good' : 'fair';
}
