import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import type { Severity } from '@directory/domain/assessments/severity';
import { isStored, readStored, removeStored, writeStored } from './device-storage.ts';
import { DAY_MS, isDate, isStoredResult, RETENTION_DAYS } from './result-check.ts';

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

/** Where the results of a condition stand: a list, the newest first. */
export function resultsKey(condition: Condition): string {
  return `assessment_${condition}_results`;
}

/** When a result of this moment is deleted. ISO 8601. @throws RangeError when `completedAt` is no date */
export function expiryOf(completedAt: string): string {
  return new Date(Date.parse(completedAt) + RETENTION_DAYS * DAY_MS).toISOString();
}

/**
 * The results of one condition, the newest first. Those that have expired are deleted on the way. Whatever else stands there
 * that is no result is passed over: {@link countRefused} says how much it is.
 */
export function readResults(condition: Condition, now = Date.now()): StoredResult[] {
  const entries = readEntries(condition);
  const unexpired = entries.filter((entry) => !hasExpired(entry, now));
  if (unexpired.length < entries.length) writeEntries(condition, unexpired);
  return (
    unexpired
      .filter((entry) => isStoredResult(entry, condition))
      // Results of earlier versions know nothing of this question.
      .map((result) => ({ ...result, difficulty: result.difficulty ?? null }))
      .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt))
  );
}

export function readAllResults(now = Date.now()): StoredResult[] {
  return CONDITIONS.flatMap((condition) => readResults(condition, now)).sort(
    (a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt),
  );
}

/** Keeps a result; one of the same id is replaced. @returns whether it was kept */
export function saveResult(result: StoredResult): boolean {
  return writeStored(resultsKey(result.condition), [result, ...entriesWithout(result)]);
}

export function deleteResult(result: Pick<StoredResult, 'id' | 'condition'>): void {
  writeEntries(result.condition, entriesWithout(result));
}

/** How many entries stand among a condition's results that its assessment cannot have given: they are never shown. */
export function countRefused(condition: Condition): number {
  const isUnreadable = isStored(resultsKey(condition)) && !Array.isArray(readStored(resultsKey(condition)));
  const refused = readEntries(condition).filter((entry) => !isStoredResult(entry, condition));
  return refused.length + Number(isUnreadable);
}

/** Deletes what {@link countRefused} counts. */
export function deleteRefused(condition: Condition): void {
  writeEntries(condition, readResults(condition));
}

export function deleteAllResults(): void {
  for (const condition of CONDITIONS) removeStored(resultsKey(condition));
}

/** What stands under the condition's key, whoever wrote it. */
function readEntries(condition: Condition): unknown[] {
  const stored = readStored(resultsKey(condition));
  return Array.isArray(stored) ? stored : [];
}

function writeEntries(condition: Condition, entries: readonly unknown[]): void {
  if (entries.length === 0) removeStored(resultsKey(condition));
  else writeStored(resultsKey(condition), entries);
}

const entriesWithout = ({ id, condition }: Pick<StoredResult, 'id' | 'condition'>) =>
  readEntries(condition).filter((entry) => (entry as { id?: unknown } | null)?.id !== id);

function hasExpired(entry: unknown, now: number): boolean {
  const expiresAt = (entry as { expiresAt?: unknown } | null)?.expiresAt;
  return isDate(expiresAt) && Date.parse(expiresAt) <= now;
}
