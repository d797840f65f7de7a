import type { Bilingual } from '../language.ts';
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

/**
 * The bands of specification 2, section 9. Some end above the highest score that the answers can give; the numbers are
 * the specification's own.
 */
export const SEVERITY_RANGES: Readonly<Record<Condition, Readonly<Record<Severity, ScoreRange>>>> = {
  depression: { mild: { min: 0, max: 9 }, moderate: { min: 10, max: 18 }, severe: { min: 19, max: 36 } },
  anxiety: { mild: { min: 0, max: 7 }, moderate: { min: 8, max: 14 }, severe: { min: 15, max: 28 } },
  adhd: { mild: { min: 0, max: 15 }, moderate: { min: 16, max: 25 }, severe: { min: 26, max: 50 } },
  ptsd: { mild: { min: 0, max: 15 }, moderate: { min: 16, max: 30 }, severe: { min: 31, max: 50 } },
};

/** Whether the value names a band. */
export function isSeverity(value: unknown): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

/** The band of a score: severe from its least score on, else moderate from its own, else mild. */
export function severityOf(condition: Condition, score: number): Severity {
  const ranges = SEVERITY_RANGES[condition];
  if (score >= ranges.severe.min) return 'severe';
  return score >= ranges.moderate.min ? 'moderate' : 'mild';
}
