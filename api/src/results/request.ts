import { isCondition, type Condition } from '@directory/domain/assessments/conditions';
import { isPossibleResult } from '@directory/domain/assessments/score';
import { isSeverity, type Severity } from '@directory/domain/assessments/severity';
import { isLanguage, type Language } from '@directory/domain/language';
import { checkField, EMAIL_MAX_LENGTH, type FieldRule } from '@directory/domain/messages/field-rules';
import { refuseFields, type FieldProblem } from '../contact/field-problems.ts';

/** Results that someone asks to have by mail: all that ever leaves the device (ruling 17). */
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

/** What a request may hold. Anything else is refused, not ignored: an answer must not even be sent. */
const FIELDS = ['email', 'condition', 'score', 'severity', 'language', 'discreet', 'idempotencyKey'];

/** A refusal names so many fields that do not belong, no more. */
const MOST_NAMED = 10;

const EMAIL: FieldRule = {
  required: 'email_required',
  maxLength: EMAIL_MAX_LENGTH,
  singleLine: true,
  format: 'email',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads a request and checks that the assessment can end in this result.
 * @param newKey makes a key for a request that brings none
 * @throws ApiError 400 that names every refused field, in the request's language
 */
export function parseResultsRequest(
  body: unknown,
  fallbackLanguage: Language,
  newKey: () => string,
): ResultsRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuseFields({ body: 'not_an_object' }, fallbackLanguage);
  }
  const values = new Map<string, unknown>(Object.entries(body));
  const given = values.get('language');
  const language = isLanguage(given) ? given : fallbackLanguage;
  const email = text(values.get('email'));
  const condition = values.get('condition');
  const score = values.get('score');
  const severity = values.get('severity');
  const discreet = values.get('discreet') ?? true;
  const key = values.get('idempotencyKey') ?? newKey();

  // A Map: a field may be called `__proto__`.
  const problems = new Map<string, FieldProblem>();
  const refuse = (field: string, problem: FieldProblem | null): void => {
    if (problem) problems.set(field, problem);
  };
  refuse('email', email === null ? 'not_text' : checkField(EMAIL, email));
  if (!isCondition(condition)) refuse('condition', 'not_an_option');
  if (typeof score !== 'number') refuse('score', 'not_a_number');
  if (!isSeverity(severity)) refuse('severity', 'not_an_option');
  if (given !== undefined && !isLanguage(given)) refuse('language', 'not_an_option');
  if (typeof discreet !== 'boolean') refuse('discreet', 'not_yes_or_no');
  if (typeof key !== 'string' || !UUID.test(key)) refuse('idempotencyKey', 'not_a_uuid');
  if (isCondition(condition) && typeof score === 'number' && isSeverity(severity))
    refuse(...impossible(condition, score, severity));
  for (const field of [...values.keys()].filter((name) => !FIELDS.includes(name)).slice(0, MOST_NAMED))
    refuse(field.slice(0, 60), 'not_a_field');

  if (problems.size > 0) throw refuseFields(Object.fromEntries(problems), language);
  return {
    idempotencyKey: (key as string).toLowerCase(),
    email: (email ?? '').toLowerCase(),
    condition: condition as Condition,
    score: score as number,
    severity: severity as Severity,
    language,
    discreet: discreet as boolean,
  };
}

/** Which field of a result is to blame when the assessment cannot end in it, and why; null as the reason when it can. */
function impossible(
  condition: Condition,
  score: number,
  severity: Severity,
): readonly ['score' | 'severity', FieldProblem | null] {
  if (isPossibleResult(condition, score, severity)) return ['severity', null];
  const otherwise = (['mild', 'moderate', 'severe'] as const).some((each) =>
    isPossibleResult(condition, score, each),
  );
  return otherwise ? ['severity', 'not_this_severity'] : ['score', 'not_a_score'];
}

/** The text without white space around it, '' when absent, null when it is no text. */
function text(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.trim() : null;
}
