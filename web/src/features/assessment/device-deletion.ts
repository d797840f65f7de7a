import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { isProvinceRemembered, rememberProvince } from '../crisis/known-province.ts';
import { announceDeletion, forgetKeys, holdsKeys } from '../device/device-storage.ts';
import { ASSESSMENT_KEYS, KEYS_BUT_MARK, VISIT_KEYS } from '../device/kept-keys.ts';
import { cleanLocalEvents, forgetLocalEventsOf } from '../local-analytics/local-events.ts';
import { countRefused, deleteRefused, deleteResult, readResults } from '../results/result-store.ts';
import type { StoredResult } from '../results/stored-result.ts';
import { isTabResultRefused, setTabResult } from '../results/tab-result.ts';
import { forgetList, isListKept } from '../shortlist/stored-list.ts';
import { clearProgress, isProgressRefused, readProgress } from './stored-progress.ts';

/** Deletes one result wherever this device and this tab have it, with its counts; with the last one the province, too. */
export function forgetResult(result: StoredResult): void {
  deleteResult(result);
  forgetLocalEventsOf(result);
  if (CONDITIONS.every((condition) => readResults(condition).length === 0)) rememberProvince(null);
  setTabResult(null);
}

/**
 * Deletes everything of self-assessments and matches from this device: results, unfinished answers, counts, the safety plan, the
 * province; and the list of psychologists with its notes.
 */
export function deleteEverything(): void {
  forgetKeys(KEYS_BUT_MARK, 'device');
  forgetList();
  followDeletion();
  announceDeletion();
}

/** What every other tab does when one has deleted everything. */
export function followDeletion(): void {
  forgetKeys(VISIT_KEYS, 'tab');
  setTabResult(null);
  rememberProvince(null);
  // A list of matches has its condition, the province and what was answered in its address.
  if (window.location.pathname === paths.therapistMatch()) {
    window.location.replace(`${paths.assessments()}#my-results`);
  }
}

/** Whether anything is kept that "Delete all" deletes. Of what other tabs keep, the device has a mark. */
export function keepsTraces(): boolean {
  return (
    holdsKeys(ASSESSMENT_KEYS, 'device') ||
    holdsKeys(VISIT_KEYS, 'tab') ||
    isListKept() ||
    isProvinceRemembered()
  );
}

/** Deletes from this device the results and counts older than 90 days and the begun assessments older than 7. */
export function cleanExpired(now = Date.now()): void {
  // Reading deletes.
  for (const condition of CONDITIONS) {
    readResults(condition, now);
    readProgress(condition, now);
  }
  cleanLocalEvents(now);
}

/** How many things stand on this device, or in this tab, that no self-assessment can have given. None of them is shown. */
export function countAllRefused(conditions = CONDITIONS): number {
  return conditions.reduce(
    (sum, condition) => sum + countRefused(condition) + Number(isProgressRefused(condition)),
    Number(isTabResultRefused()),
  );
}

/** Deletes what {@link countAllRefused} counts. */
export function deleteAllRefused(conditions = CONDITIONS): void {
  if (isTabResultRefused()) setTabResult(null);
  for (const condition of conditions) {
    deleteRefused(condition);
    if (isProgressRefused(condition)) clearProgress(condition);
  }
}
