import type { Condition } from './conditions.ts';
import { ASSESSMENTS } from './facts.ts';

/** The bands of a result, from the lightest on. */
export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

export type Severity = (typeof SEVERITIES)[number];

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

/** The score of some answers: the sum of the numeric ones. What is not a finite number counts 0. */
export function score(answers: readonly { readonly value: unknown }[]): number {
  return answers.reduce(
    (sum, { value }) => (typeof value === 'number' && Number.isFinite(value) ? sum + value : sum),
    0,
  );
}

/** Four for each question, whatever the heaviest answer counts: a total that results name beside the highest score there can be. */
export function maximumShown(condition: Condition): number {
  return ASSESSMENTS[condition].questions * 4;
}

/** The highest score that the answers can give. Less than {@link maximumShown} where the heaviest answer counts 3. */
export function highestAttainable(condition: Condition): number {
  const { questions, heaviestAnswer } = ASSESSMENTS[condition];
  return questions * heaviestAnswer;
}

/** Whether the assessment can end in this score with this severity: what a result from outside is checked against. */
export function isPossibleResult(condition: Condition, total: number, severity: Severity): boolean {
  const isPossible = Number.isInteger(total) && total >= 0 && total <= highestAttainable(condition);
  return isPossible && severityOf(condition, total) === severity;
}
