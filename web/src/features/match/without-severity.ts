import type { Match } from '@directory/domain/match/answer';

/**
 * A match without what it says of the severity that was asked with. For someone whose answer tells of thoughts of death or self-harm:
 * the score may be low all the same, and "takes people with mild symptoms" would make light of it. The order stays what it is.
 */
export function withoutSeverity<Facts extends Pick<Match, 'reasons' | 'cautions' | 'unknowns'>>(
  match: Facts,
): Facts {
  return {
    ...match,
    reasons: match.reasons.filter(({ code }) => code !== 'severity'),
    cautions: match.cautions.filter(({ code }) => code !== 'severityNotListed'),
    unknowns: match.unknowns.filter((unknown) => unknown !== 'severity'),
  };
}
