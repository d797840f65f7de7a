import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import { isStoredResult, readResults, saveResult, type StoredResult } from './stored-result.ts';
import { forgetInTab, keepInTab, readInTab } from '../device/tab-memory.ts';

/** The result that this tab has shown and the device does not keep, so that Back, a reload and the other language find it again. */
const openKey = (condition: Condition) => `assessment_${condition}_open`;

export function keepOpenResult(result: StoredResult): void {
  keepInTab(openKey(result.condition), result);
}

/** Null when there is none, or what stands there cannot be a result of this assessment. */
export function readOpenResult(condition: Condition): StoredResult | null {
  const kept = readInTab(openKey(condition));
  return isStoredResult(kept, condition) ? kept : null;
}

/** Whether this tab holds something in place of a result that its assessment cannot give. */
export function isOpenResultRefused(condition: Condition): boolean {
  const kept = readInTab(openKey(condition));
  return kept !== null && !isStoredResult(kept, condition);
}

export function forgetOpenResult(condition: Condition): void {
  forgetInTab(openKey(condition));
}

export function forgetOpenResults(): void {
  for (const condition of CONDITIONS) forgetOpenResult(condition);
}

/** The results of a condition that this tab can show, the newest first: those that the device keeps and the one that it does not. */
export function resultsAtHand(condition: Condition): StoredResult[] {
  const open = readOpenResult(condition);
  const kept = readResults(condition);
  if (!open || kept.some(({ id }) => id === open.id)) return kept;
  return [open, ...kept].sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt));
}

export function isKeptOnDevice({ condition, id }: StoredResult): boolean {
  return readResults(condition).some((result) => result.id === id);
}

/** Notes with a result, where it is kept, the address that it was sent to. */
export function noteEmail(result: StoredResult, email: string): void {
  if (result.email === email) return;
  if (isKeptOnDevice(result)) saveResult({ ...result, email });
  else if (readOpenResult(result.condition)?.id === result.id) keepOpenResult({ ...result, email });
}
