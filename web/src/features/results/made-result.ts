import type { Condition } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { severityOf } from '@directory/domain/assessments/severity';
import { expiryOf, type StoredAnswer, type StoredResult } from './stored-result.ts';

/** For unit tests: answers to every question of an assessment that make this score. */
function madeAnswers(condition: Condition, total: number, timestamp: string): StoredAnswer[] {
  const { questions, heaviestAnswer } = ASSESSMENTS[condition];
  let left = total;
  return Array.from({ length: questions }, (_, index) => {
    const value = Math.min(left, heaviestAnswer);
    left -= value;
    return { questionId: `${condition}-q${index + 1}`, value, timestamp };
  });
}

/** For unit tests: a result as an assessment gives it. */
export function madeResult(
  id: string,
  completedAt: string,
  { condition = 'anxiety', score = 9, ...rest }: Partial<StoredResult> = {},
): StoredResult {
  return {
    id,
    condition,
    score,
    severity: severityOf(condition, score),
    answers: madeAnswers(condition, score, completedAt),
    difficulty: null,
    email: '',
    completedAt,
    expiresAt: expiryOf(completedAt),
    isEncrypted: false,
    ...rest,
  };
}
