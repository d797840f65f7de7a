import { SEVERITIES, type Severity } from '../assessments/severity.ts';
import type { MatchFacts } from './facts.ts';

/**
 * How much a profile shows of a condition: 0 not listed, 1 listed, 2 listed with years of experience, and 3, 4, 5 with at
 * least 2, 5 and 10 of them.
 */
export type ExpertiseLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** The years from which on each level above 2 holds. */
export const EXPERIENCE_STEPS = [2, 5, 10] as const;

/** The part of a profile's facts that its score is made of, except the place. What is unknown is `false`. */
export interface MatchTraits {
  expertise: ExpertiseLevel;
  assessmentFriendly: boolean;
  accepting: boolean;
  severities: readonly Severity[];
}

/** Reduces facts to what counts. An unknown becomes no: it can never count as a yes. */
export function matchTraits(facts: MatchFacts): MatchTraits {
  return {
    expertise: expertiseLevel(facts),
    assessmentFriendly: facts.assessmentFriendly === true,
    accepting: facts.accepting === true,
    severities: facts.severities,
  };
}

function expertiseLevel({ specialty, years }: MatchFacts): ExpertiseLevel {
  if (specialty !== 'listed') return 0;
  if (years === null) return 1;
  return (2 + EXPERIENCE_STEPS.filter((step) => years >= step).length) as ExpertiseLevel;
}

/**
 * The traits as a short text, one of 192: what the index holds of them for each condition, so that the engine can count and
 * filter by everything that a score is made of. The letter keeps it a text whatever reads it.
 */
export function encodeTraits(traits: MatchTraits): string {
  const mask = SEVERITIES.reduce(
    (bits, severity, bit) => (traits.severities.includes(severity) ? bits | (1 << bit) : bits),
    0,
  );
  return `t${traits.expertise}${Number(traits.assessmentFriendly)}${Number(traits.accepting)}${mask}`;
}

const CODE = /^t([0-5])([01])([01])([0-7])$/;

/** The traits that {@link encodeTraits} wrote; null for any other text. */
export function decodeTraits(code: string): MatchTraits | null {
  const [, expertise, friendly, accepting, mask] = CODE.exec(code) ?? [];
  if (expertise === undefined) return null;
  return {
    expertise: Number(expertise) as ExpertiseLevel,
    assessmentFriendly: friendly === '1',
    accepting: accepting === '1',
    severities: SEVERITIES.filter((_, bit) => (Number(mask) & (1 << bit)) !== 0),
  };
}
