import type { Condition } from './conditions.ts';
import { severityOf, type Severity } from './severity.ts';

/** The shape of each assessment: how many questions, and what the heaviest answer to one of them counts. */
const SHAPES: Readonly<Record<Condition, { questions: number; heaviestAnswer: number }>> = {
  depression: { questions: 9, heaviestAnswer: 3 },
  anxiety: { questions: 7, heaviestAnswer: 3 },
  adhd: { questions: 10, heaviestAnswer: 4 },
  ptsd: { questions: 10, heaviestAnswer: 4 },
};

/** The score of some answers: the sum of the numeric ones. What is not a finite number counts 0. */
export function score(answers: readonly { readonly value: unknown }[]): number {
  return answers.reduce(
    (sum, { value }) => (typeof value === 'number' && Number.isFinite(value) ? sum + value : sum),
    0,
  );
}

/** How many questions the assessment asks. */
export function questionCount(condition: Condition): number {
  return SHAPES[condition].questions;
}

/** The total that a result is shown against: four for each question, as the specification has it. */
export function maximumShown(condition: Condition): number {
  return SHAPES[condition].questions * 4;
}

/** The highest score that the answers can give. Less than {@link maximumShown} where the heaviest answer counts 3. */
export function highestAttainable(condition: Condition): number {
  return SHAPES[condition].questions * SHAPES[condition].heaviestAnswer;
}

/** Whether the assessment can end in this score with this severity: what a result from outside is checked against. */
export function isPossibleResult(condition: Condition, total: number, severity: Severity): boolean {
  const isPossible = Number.isInteger(total) && total >= 0 && total <= highestAttainable(condition);
  return isPossible && severityOf(condition, total) === severity;
}
