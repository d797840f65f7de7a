import type { Condition } from '@directory/domain/assessments/conditions';
import { publishedBands } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import {
  highestAttainable,
  type ScoreRange,
  SEVERITIES,
  severityRanges,
} from '@directory/domain/assessments/severity';
import type { Bilingual } from '@directory/domain/language';

interface ScoreBand extends ScoreRange {
  name: Bilingual;
}

/** The bands of a score from the lightest on: the published ones, or the three levels of a checklist that has none. */
export function scoreBands(condition: Condition): readonly ScoreBand[] {
  const published = publishedBands(condition);
  if (published.length > 0) return published;
  const ranges = severityRanges(condition);
  const highest = highestAttainable(condition);
  return SEVERITIES.map((severity) => {
    const { min, max } = ranges[severity];
    const name = { en: resultHeadline(condition, min, 'en'), fr: resultHeadline(condition, min, 'fr') };
    // The last level ends above what the answers can give.
    return { min, max: Math.min(max, highest), name };
  });
}

/** The band that a score falls into; null for a score that the questionnaire cannot give. */
export function scoreBandOf(condition: Condition, score: number): ScoreBand | null {
  return scoreBands(condition).find(({ min, max }) => score >= min && score <= max) ?? null;
}
