import type { Condition } from '@directory/domain/assessments/conditions';
import { type Difficulty, isDifficulty } from '@directory/domain/assessments/difficulty';
import { ASSESSMENTS, questionId } from '@directory/domain/assessments/facts';
import { isPossibleResult, isSeverity, score, type Severity } from '@directory/domain/assessments/severity';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';

/** How long a result is kept. */
const RETENTION_DAYS = 90;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Clocks of two devices may differ by so much. */
const CLOCK_SKEW_MS = DAY_MS;

/** One answer, as it is kept on this device and nowhere else. */
export interface StoredAnswer {
  questionId: string;
  value: number;
  /** When it was given, ISO 8601. */
  timestamp: string;
}

/** A finished assessment on this device. Devices hold results of earlier versions: names and types of the fields stay. */
export interface StoredResult {
  id: string;
  condition: Condition;
  score: number;
  severity: Severity;
  answers: readonly StoredAnswer[];
  /** What was answered about how difficult the problems make things; null where it was not asked or not answered. Never sent. */
  difficulty: Difficulty | null;
  /** Where the visitor had the result mailed; empty when nowhere. */
  email: string;
  completedAt: string;
  expiresAt: string;
  isEncrypted: false;
}

/** Names a stored result in an address's fragment, which is never sent to a server. */
export const RESULT_HASH = '#result-';

/** A stored moment as a date for people, such as “March 12, 2026”, in the reader's own time zone. No line breaks in it. */
export function shownDate(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    .format(new Date(moment))
    .replaceAll(' ', '\u00a0');
}

/** When a result of this moment is deleted. ISO 8601. @throws RangeError when `completedAt` is no date */
export function expiryOf(completedAt: string): string {
  return new Date(Date.parse(completedAt) + RETENTION_DAYS * DAY_MS).toISOString();
}

/**
 * Whether the condition's assessment can have given this result. A score or a date that it cannot give would tell somebody
 * something untrue about their health, or stay on the device for ever.
 */
export function isStoredResult(
  entry: unknown,
  condition: Condition,
  now = Date.now(),
): entry is StoredResult {
  if (typeof entry !== 'object' || entry === null) return false;
  const result = entry as Partial<Record<keyof StoredResult, unknown>>;
  const { id, score: total, severity, answers, completedAt, expiresAt } = result;
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    result.condition === condition &&
    typeof total === 'number' &&
    isSeverity(severity) &&
    isPossibleResult(condition, total, severity) &&
    Array.isArray(answers) &&
    // A result may come without its answers. With them, they are what it is made of.
    (answers.length === 0 || (areAnswersOf(condition, answers) && score(answers) === total)) &&
    isStoredDifficulty(result.difficulty) &&
    isDate(completedAt) &&
    Date.parse(completedAt) <= now + CLOCK_SKEW_MS &&
    isDate(expiresAt) &&
    Date.parse(expiresAt) - Date.parse(completedAt) <= RETENTION_DAYS * DAY_MS
  );
}

/** Whether these are answers to all questions of the condition's assessment, each once. */
function areAnswersOf(condition: Condition, answers: readonly unknown[]): answers is StoredAnswer[] {
  const isWhole = answers.length === ASSESSMENTS[condition].questions;
  return isWhole && answers.every(isStoredAnswer) && areOffered(condition, answers);
}

/** Whether the condition's assessment has such questions and offers such answers, to each question one. */
export function areOffered(condition: Condition, answers: readonly StoredAnswer[]): boolean {
  const { questions, heaviestAnswer } = ASSESSMENTS[condition];
  const ids = new Set(answers.map(({ questionId }) => questionId));
  const isQuestion = (id: string) => {
    const number = Number(id.slice(`${condition}-q`.length));
    return id === `${condition}-q${number}` && number >= 1 && number <= questions;
  };
  return (
    ids.size === answers.length &&
    [...ids].every(isQuestion) &&
    answers.every(({ value }) => Number.isInteger(value) && value >= 0 && value <= heaviestAnswer)
  );
}

export function isStoredDifficulty(value: unknown): value is Difficulty | null | undefined {
  return value === undefined || value === null || isDifficulty(value);
}

export function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

export function isStoredAnswer(entry: unknown): entry is StoredAnswer {
  if (typeof entry !== 'object' || entry === null) return false;
  const { questionId, value, timestamp } = entry as Partial<Record<keyof StoredAnswer, unknown>>;
  return typeof questionId === 'string' && typeof value === 'number' && typeof timestamp === 'string';
}

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
