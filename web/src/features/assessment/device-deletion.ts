import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import {
  clearLocalEvents,
  forgetLocalEventsOf,
  forgetVisit,
  readLocalEvents,
} from '../local-analytics/local-events.ts';
import { forgetProvince, isProvinceRemembered } from '../crisis/known-province.ts';
import { setTabResult } from '../results/tab-result.ts';
import { forgetList, isListKept } from '../shortlist/stored-list.ts';
import { deletePlan, readPlan } from '../safety-plan/stored-plan.ts';
import { isStored } from '../device/device-storage.ts';
import { forgetOpenResult, forgetOpenResults, readOpenResult } from '../results/open-result.ts';
import { countAllRefused } from './refused.ts';
import { clearProgress, forgetTabProgress, readProgress } from './stored-progress.ts';
import { deleteAllResults, deleteResult, readResults, type StoredResult } from '../results/stored-result.ts';
import { announceDeletion, DEVICE_MARK } from '../device/tab-memory.ts';

/** Deletes one result wherever this device and this tab have it, with its counts; with the last one the province, too. */
export function forgetResult(result: StoredResult): void {
  deleteResult(result);
  forgetLocalEventsOf(result);
  if (CONDITIONS.every((condition) => readResults(condition).length === 0)) forgetProvince();
  if (readOpenResult(result.condition)?.id === result.id) forgetOpenResult(result.condition);
  setTabResult(null);
}

/**
 * Deletes everything of self-assessments and matches from this device: results, unfinished answers, counts, the safety plan, the
 * province; and the list of psychologists with its notes.
 */
export function deleteEverything(): void {
  deleteAllResults();
  for (const condition of CONDITIONS) clearProgress(condition);
  clearLocalEvents();
  deletePlan();
  forgetList();
  followDeletion();
  announceDeletion();
}

/** What every other tab does when one has deleted everything. */
export function followDeletion(): void {
  forgetTab();
  forgetProvince();
  // A list of matches has its condition, the province and what was answered in its address.
  if (window.location.pathname === paths.therapistMatch()) {
    window.location.replace(`${paths.assessments()}#my-results`);
  }
}

function forgetTab(): void {
  forgetOpenResults();
  for (const condition of CONDITIONS) forgetTabProgress(condition);
  forgetVisit();
  setTabResult(null);
}

/** Whether anything is kept that "Delete all" deletes, beside results that can be shown. */
export function keepsTraces(): boolean {
  return (
    readLocalEvents().length > 0 ||
    // Another tab may keep something.
    isStored(DEVICE_MARK) ||
    readPlan() !== null ||
    isListKept() ||
    isProvinceRemembered() ||
    countAllRefused() > 0 ||
    CONDITIONS.some((condition) => readProgress(condition) !== null || readOpenResult(condition) !== null)
  );
}
