import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { assessmentResults } from '@directory/domain/contracts/assessment-results';
import type { Language } from '@directory/domain/language';
import type { SentForm } from '../http/contract.ts';

/** Results that someone asks to have by mail: all that ever leaves the device. */
export interface ResultsRequest {
  /** The same key means the same request, sent again. */
  idempotencyKey: string;
  /** Lowercased and trimmed. */
  email: string;
  condition: Condition;
  score: number;
  severity: Severity;
  language: Language;
  /** Keeps the condition out of the subject. */
  discreet: boolean;
}

/** The request of a form. @param newKey makes a key for a request that brings none */
export function resultsRequest(
  { input, language }: SentForm<typeof assessmentResults>,
  newKey: () => string,
): ResultsRequest {
  const { email, condition, score, severity, discreet, idempotencyKey } = input;
  return {
    idempotencyKey: idempotencyKey ?? newKey(),
    email: email.toLowerCase(),
    condition,
    score,
    severity,
    language,
    discreet: discreet ?? true,
  };
}
