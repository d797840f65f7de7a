import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { score } from '@directory/domain/assessments/severity';
import type { StoredResult } from '../results/stored-result.ts';

export interface AnsweredQuestion {
  id: string;
  text: string;
  /** The answer's own words. */
  answer: string;
  points: number;
  asksAboutSelfHarm: boolean;
}

/**
 * Each question with the answer that a result was made of, in the definition's language. Null when the answers are not all there or do
 * not add up to the score, as after an import: a sheet with some of them would mislead.
 */
export function answeredQuestions(
  { questions }: AssessmentDefinition,
  result: Pick<StoredResult, 'answers' | 'score'>,
): AnsweredQuestion[] | null {
  const answered = questions.flatMap(({ id, text, options, asks_about_self_harm: asksAboutSelfHarm }) => {
    const given = result.answers.find(({ questionId }) => questionId === id);
    const option = options.find(({ value }) => value === given?.value);
    return option ? [{ id, text, answer: option.label, points: option.value, asksAboutSelfHarm }] : [];
  });
  const isWhole = answered.length === questions.length;
  return isWhole && score(answered.map(({ points }) => ({ value: points }))) === result.score
    ? answered
    : null;
}
