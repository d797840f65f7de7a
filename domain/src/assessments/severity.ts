import type { Bilingual } from '../language.ts';
import { ASSESSMENTS } from './assessments.ts';
import type { Condition } from './conditions.ts';

/** The bands of a result, from the lightest on. */
export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_NAMES: Readonly<Record<Severity, Bilingual>> = {
  mild: { en: 'Mild', fr: 'Léger' },
  moderate: { en: 'Moderate', fr: 'Modéré' },
  severe: { en: 'Severe', fr: 'Grave' },
};

/** A range of scores, both ends within it. */
export interface ScoreRange {
  min: number;
  max: number;
}

/** The scores of each band. */
export function severityRanges(condition: Condition): Readonly<Record<Severity, ScoreRange>> {
  const { moderate, severe, end } = ASSESSMENTS[condition].severity;
  return {
    mild: { min: 0, max: moderate - 1 },
    moderate: { min: moderate, max: severe - 1 },
    severe: { min: severe, max: end },
  };
}

export function isSeverity(value: unknown): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

/** The band of a score: severe from its least score on, else moderate from its own, else mild. */
export function severityOf(condition: Condition, score: number): Severity {
  const { moderate, severe } = ASSESSMENTS[condition].severity;
  if (score >= severe) return 'severe';
  return score >= moderate ? 'moderate' : 'mild';
}
