import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { score, severityOf } from '@directory/domain/assessments/severity';
import { answersInOrder, asksDifficulty, type FlowState } from './flow-state.ts';
import { expiryOf, type StoredResult } from './stored-result.ts';

/** The result of what was answered. */
export function resultOf(
  definition: AssessmentDefinition,
  state: FlowState,
  given: Pick<StoredResult, 'id' | 'email' | 'completedAt'>,
): StoredResult {
  const { condition } = definition;
  const answers = answersInOrder(definition, state.answers);
  const total = score(answers);
  return {
    ...given,
    condition,
    score: total,
    severity: severityOf(condition, total),
    answers,
    difficulty: asksDifficulty(definition, state) ? state.difficulty : null,
    expiresAt: expiryOf(given.completedAt),
    isEncrypted: false,
  };
}
