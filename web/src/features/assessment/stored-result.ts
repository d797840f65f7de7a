import { type Condition, CONDITIONS, isCondition } from '@directory/domain/assessments/conditions';
import { type Difficulty, isDifficulty } from '@directory/domain/assessments/difficulty';
import { isSeverity, type Severity } from '@directory/domain/assessments/severity';
import { readStored, removeStored, writeStored } from './device-storage.ts';

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

export const RETENTION_DAYS = 90;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Names a stored result in an address's fragment, which is never sent to a server. */
export const RESULT_HASH = '#result-';

/** A stored moment as a date for people, such as “March 12, 2026”, in the reader's own time zone. */
export function shownDate(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
}

/** Where the results of a condition stand: a list, the newest first. */
export function resultsKey(condition: Condition): string {
  return `assessment_${condition}_results`;
}

/** When a result of this moment is deleted. ISO 8601. @throws RangeError when `completedAt` is no date */
export function expiryOf(completedAt: string): string {
  return new Date(Date.parse(completedAt) + RETENTION_DAYS * DAY_MS).toISOString();
}

/**
 * The results of one condition, the newest first. Those that have expired, and whatever else stands there that is no
 * result, are deleted on the way.
 */
export function readResults(condition: Condition, now = Date.now()): StoredResult[] {
  const stored = readStored(resultsKey(condition));
  if (stored === null) return [];
  const all: unknown[] = Array.isArray(stored) ? stored : [];
  const valid = all
    .filter((entry) => isStoredResult(entry, condition))
    // Results of earlier versions know nothing of this question.
    .map((result) => ({ ...result, difficulty: result.difficulty ?? null }))
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt));
  if (valid.length === 0) removeStored(resultsKey(condition));
  else if (valid.length < all.length) writeStored(resultsKey(condition), valid);
  return valid;
}

export function readAllResults(now = Date.now()): StoredResult[] {
  return CONDITIONS.flatMap((condition) => readResults(condition, now)).sort(
    (a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt),
  );
}

/** Keeps a result; one of the same id is replaced. @returns whether it was kept */
export function saveResult(result: StoredResult): boolean {
  const others = readResults(result.condition).filter(({ id }) => id !== result.id);
  return writeStored(resultsKey(result.condition), [result, ...others]);
}

export function deleteResult({ id, condition }: Pick<StoredResult, 'id' | 'condition'>): void {
  const others = readResults(condition).filter((result) => result.id !== id);
  if (others.length === 0) removeStored(resultsKey(condition));
  else writeStored(resultsKey(condition), others);
}

export function deleteAllResults(): void {
  for (const condition of CONDITIONS) removeStored(resultsKey(condition));
}

function isStoredResult(entry: unknown, condition: Condition): entry is StoredResult {
  if (typeof entry !== 'object' || entry === null) return false;
  const result = entry as Partial<Record<keyof StoredResult, unknown>>;
  return (
    typeof result.id === 'string' &&
    isCondition(result.condition) &&
    result.condition === condition &&
    typeof result.score === 'number' &&
    isSeverity(result.severity) &&
    Array.isArray(result.answers) &&
    result.answers.every(isStoredAnswer) &&
    isStoredDifficulty(result.difficulty) &&
    isDate(result.completedAt) &&
    isDate(result.expiresAt)
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
