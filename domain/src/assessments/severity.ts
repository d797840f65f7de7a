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

export function isSeverity(value: unknown): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

/** The band of a score: severe from its least score on, else moderate from its own, else mild. */
export function severityOf(condition: Condition, score: number): Severity {
  const { severe, moderate } = ASSESSMENTS[condition].severityRanges;
  if (score >= severe.min) return 'severe';
  return score >= moderate.min ? 'moderate' : 'mild';
}
