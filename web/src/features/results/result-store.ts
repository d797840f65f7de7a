import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import {
  isStored,
  keepInTab,
  readInTab,
  readStored,
  removeStored,
  writeStored,
} from '../device/device-storage.ts';
import { resultsKey } from '../device/kept-keys.ts';
import { isDate, isStoredResult, type StoredResult } from './stored-result.ts';

/** Which result is meant. */
type Named = Pick<StoredResult, 'id' | 'condition'>;

/**
 * The results of one condition that the device keeps, the newest first. Those that have expired are deleted on the way. Whatever else
 * stands there that is no result is passed over: {@link countRefused} says how much it is.
 */
export function readResults(condition: Condition, now = Date.now()): StoredResult[] {
  const entries = readEntries(condition);
  const unexpired = entries.filter((entry) => !hasExpired(entry, now));
  if (unexpired.length < entries.length) writeEntries(condition, unexpired);
  return newestFirst(
    unexpired
      .filter((entry) => isStoredResult(entry, condition))
      // Results of earlier versions know nothing of this question.
      .map((result) => ({ ...result, difficulty: result.difficulty ?? null })),
  );
}

export function readAllResults(now = Date.now()): StoredResult[] {
  return newestFirst(CONDITIONS.flatMap((condition) => readResults(condition, now)));
}

export function isKeptOnDevice({ condition, id }: Named): boolean {
  return readResults(condition).some((result) => result.id === id);
}

/** Keeps a result; one of the same id is replaced. @returns whether it was kept */
export function saveResult(result: StoredResult): boolean {
  return writeStored(resultsKey(result.condition), [result, ...entriesWithout(result)]);
}

/** Deletes a result from the device, and from this tab. */
export function deleteResult(result: Named): void {
  writeEntries(result.condition, entriesWithout(result));
  if (readOpenResult(result.condition)?.id === result.id) forgetOpenResult(result.condition);
}

/** The result that this tab has shown and the device does not keep, so that Back, a reload and the other language find it again. */
const openKey = (condition: Condition) => `assessment_${condition}_open`;

export function keepOpenResult(result: StoredResult): void {
  keepInTab(openKey(result.condition), result);
}

export function forgetOpenResult(condition: Condition): void {
  removeStored(openKey(condition), 'tab');
}

/** Null when there is none, or what stands there cannot be a result of this assessment. */
function readOpenResult(condition: Condition): StoredResult | null {
  const open = readInTab(openKey(condition));
  return isStoredResult(open, condition) ? open : null;
}

/** The results of a condition that this tab can show, the newest first: those that the device keeps and the one that it does not. */
export function resultsAtHand(condition: Condition): StoredResult[] {
  const open = readOpenResult(condition);
  const kept = readResults(condition);
  return !open || kept.some(({ id }) => id === open.id) ? kept : newestFirst([open, ...kept]);
}

/** Notes with a result, where it is kept, the address that it was sent to. */
export function noteEmail(result: StoredResult, email: string): void {
  if (result.email === email) return;
  if (isKeptOnDevice(result)) saveResult({ ...result, email });
  else if (readOpenResult(result.condition)?.id === result.id) keepOpenResult({ ...result, email });
}

/** How many things stand in the place of a condition's results that its assessment cannot have given: they are never shown. */
export function countRefused(condition: Condition): number {
  const isUnreadable = isStored(resultsKey(condition)) && !Array.isArray(readStored(resultsKey(condition)));
  const refused = readEntries(condition).filter((entry) => !isStoredResult(entry, condition));
  return refused.length + Number(isUnreadable) + Number(isOpenRefused(condition));
}

/** Deletes what {@link countRefused} counts. */
export function deleteRefused(condition: Condition): void {
  writeEntries(condition, readResults(condition));
  if (isOpenRefused(condition)) forgetOpenResult(condition);
}

function isOpenRefused(condition: Condition): boolean {
  const open = readInTab(openKey(condition));
  return open !== null && !isStoredResult(open, condition);
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

const entriesWithout = ({ id, condition }: Named) =>
  readEntries(condition).filter((entry) => (entry as { id?: unknown } | null)?.id !== id);

function hasExpired(entry: unknown, now: number): boolean {
  const expiresAt = (entry as { expiresAt?: unknown } | null)?.expiresAt;
  return isDate(expiresAt) && Date.parse(expiresAt) <= now;
}

function newestFirst(results: readonly StoredResult[]): StoredResult[] {
  return results.toSorted((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt));
}
