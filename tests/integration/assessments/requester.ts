import { randomUUID } from 'node:crypto';
import { caller, type Answer, type Caller } from '../../support/caller.ts';

interface ResultsBody {
  id?: string;
  message?: string;
  error?: string;
  code?: string;
  field?: string;
  fields?: Record<string, string>;
}

/** What POST /api/assessment-results answered. */
export type ResultsAnswer = Answer<ResultsBody>;

export type Requester = Caller<ResultsBody>;

/** Someone who asks for a result, from a network address of their own. @param origin another server than the stack's own */
export function requester(origin?: string): Requester {
  return caller('/api/assessment-results', origin);
}

/** An address that nobody else in the tests has. */
export function someTaker(): string {
  return `taker-${randomUUID().slice(0, 8)}@taker.example`;
}

/** A result that the anxiety assessment can end in. */
export function anxietyResult(email = someTaker()) {
  return { email, condition: 'anxiety', score: 12, severity: 'moderate', language: 'en', discreet: true };
}
