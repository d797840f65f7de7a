import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { ASSESSMENTS, questionId } from '@directory/domain/assessments/facts';
import type { StoredAnswer } from './stored-result.ts';

/** Whether an answer of this condition's assessment tells of thoughts of death or self-harm, however seldom. */
export function tellsOfSelfHarm(
  { condition }: Pick<AssessmentDefinition, 'condition'>,
  answers: readonly StoredAnswer[],
): boolean {
  const { selfHarmQuestion } = ASSESSMENTS[condition];
  if (selfHarmQuestion === undefined) return false;
  const id = questionId(condition, selfHarmQuestion);
  return answers.some((answer) => answer.questionId === id && answer.value > 0);
}
