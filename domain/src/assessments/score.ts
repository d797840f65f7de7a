import { ASSESSMENTS } from './assessments.ts';
import type { Condition } from './conditions.ts';
import { severityOf, type Severity } from './severity.ts';

/** The score of some answers: the sum of the numeric ones. What is not a finite number counts 0. */
export function score(answers: readonly { readonly value: unknown }[]): number {
  return answers.reduce(
    (sum, { value }) => (typeof value === 'number' && Number.isFinite(value) ? sum + value : sum),
    0,
  );
}

/** The total that a result is shown against: four for each question, whatever the heaviest answer counts. */
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
