import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import { isTabResultRefused, setTabResult } from '../results/tab-result.ts';
import { forgetOpenResult, isOpenResultRefused } from '../results/open-result.ts';
import { isStored, readStored } from '../device/device-storage.ts';
import { clearProgress, isProgress } from './stored-progress.ts';
import { countRefused, deleteRefused } from '../results/stored-result.ts';
import { progressKey } from '../device/unfinished.ts';

/** How many things stand on this device, or in this tab, that no self-assessment can have given. None of them is shown. */
export function countAllRefused(conditions = CONDITIONS): number {
  return conditions.reduce(
    (sum, condition) =>
      sum +
      countRefused(condition) +
      Number(isProgressRefused(condition)) +
      Number(isOpenResultRefused(condition)),
    Number(isTabResultRefused()),
  );
}

/** Deletes what {@link countAllRefused} counts. */
export function deleteAllRefused(conditions = CONDITIONS): void {
  if (isTabResultRefused()) setTabResult(null);
  for (const condition of conditions) {
    deleteRefused(condition);
    if (isProgressRefused(condition)) clearProgress(condition);
    if (isOpenResultRefused(condition)) forgetOpenResult(condition);
  }
}

/** Whether something stands in the place of the unfinished answers that its assessment cannot have been answered with. */
export function isProgressRefused(condition: Condition): boolean {
  const key = progressKey(condition);
  return isStored(key) && !isProgress(readStored(key), condition);
}
