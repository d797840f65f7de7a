import type { Condition } from '@directory/domain/assessments/conditions';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import { readStored, removeStored, writeStored } from '../device/device-storage.ts';
import {
  areOffered,
  DAY_MS,
  isDate,
  isStoredAnswer,
  isStoredDifficulty,
  type StoredAnswer,
} from '../results/stored-result.ts';
import { forgetInTab, keepInTab, readInTab } from '../device/tab-memory.ts';
import { progressKey } from '../device/unfinished.ts';

export interface StoredProgress {
  condition: Condition;
  /** The index of the question that was on the screen; the unscored one comes after all others. */
  currentQuestion: number;
  answers: readonly StoredAnswer[];
  /** Absent in what earlier versions kept. */
  difficulty?: Difficulty | null;
  lastUpdated: string;
  /** Who gave the answers, see {@link Writer}; absent in what earlier versions kept. */
  tab?: string;
}

/**
 * One document that gives answers. The device has one place for the unfinished answers to an assessment, and it belongs to the
 * document that began there or went on from what stood there: another tab never writes over it.
 */
export interface Writer {
  tab: string;
  /** Whose answers it went on from; null when it began by itself, or while the tab that gave them is still open. */
  from: string | null;
}

/** Where unfinished answers are kept now; in the tab alone where the device's place is another tab's. */
export type ProgressPlace = 'device' | 'tab' | 'nowhere';

const PROGRESS_DAYS = 7;

/** What was begun within the last seven days and holds an answer; this tab's own before the device's; null when there is none. */
export function readProgress(condition: Condition, now = Date.now()): StoredProgress | null {
  const key = progressKey(condition);
  const found = [readInTab(key), readStored(key)].find((stored) => isProgress(stored, condition)) ?? null;
  if (!isProgress(found, condition)) return null;
  if (now - Date.parse(found.lastUpdated) > PROGRESS_DAYS * DAY_MS) {
    clearProgress(condition);
    return null;
  }
  return found.answers.length > 0 ? found : null;
}

/** Whether what {@link readProgress} finds is this tab's own, and not another's that the device keeps. */
export function isTabProgress(condition: Condition): boolean {
  return isProgress(readInTab(progressKey(condition)), condition);
}

/** Keeps how far the visitor has come, for reloads of this tab and, where no other tab's answers stand, for the next visit. */
export function keepProgress(progress: StoredProgress, { tab, from }: Writer): ProgressPlace {
  const key = progressKey(progress.condition);
  const own = { ...progress, tab };
  const isInTab = keepInTab(key, own);
  if (!isFree(progress.condition, { tab, from })) return isInTab ? 'tab' : 'nowhere';
  // A tab's memory alone is lost as soon as it is closed.
  return writeStored(key, own) ? 'device' : 'nowhere';
}

/** Forgets what this tab keeps, and what the device keeps unless that is another tab's. */
export function dropProgress(condition: Condition, writer: Writer): void {
  forgetTabProgress(condition);
  if (isFree(condition, writer)) removeStored(progressKey(condition));
}

export function forgetTabProgress(condition: Condition): void {
  forgetInTab(progressKey(condition));
}

/** Forgets the unfinished answers of this tab and of the device. */
export function clearProgress(condition: Condition): void {
  forgetTabProgress(condition);
  removeStored(progressKey(condition));
}

function isFree(condition: Condition, { tab, from }: Writer): boolean {
  const standing = readStored(progressKey(condition));
  if (!isProgress(standing, condition)) return true;
  return [tab, from].includes(writerOf(standing));
}

/** Who gave these answers; empty for those of an earlier version. */
export function writerOf({ tab = '' }: StoredProgress): string {
  return tab;
}

/** Whether this can be how far somebody has come in the condition's assessment. */
export function isProgress(stored: unknown, condition: Condition): stored is StoredProgress {
  if (typeof stored !== 'object' || stored === null) return false;
  const progress = stored as Partial<Record<keyof StoredProgress, unknown>>;
  return (
    progress.condition === condition &&
    typeof progress.currentQuestion === 'number' &&
    isDate(progress.lastUpdated) &&
    Array.isArray(progress.answers) &&
    progress.answers.every(isStoredAnswer) &&
    areOffered(condition, progress.answers) &&
    isStoredDifficulty(progress.difficulty)
  );
}
