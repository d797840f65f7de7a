import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import { forgetOldLocalEvents } from '../local-analytics/local-events.ts';
import { readStored, removeStored, writeStored } from './device-storage.ts';
import {
  DAY_MS,
  isDate,
  isStoredAnswer,
  isStoredDifficulty,
  readResults,
  type StoredAnswer,
} from './stored-result.ts';

interface StoredProgress {
  condition: Condition;
  /** The index of the question that was on the screen; the unscored one comes after all others. */
  currentQuestion: number;
  answers: readonly StoredAnswer[];
  /** Absent in what earlier versions kept. */
  difficulty?: Difficulty | null;
  lastUpdated: string;
}

const PROGRESS_DAYS = 7;

/** Devices hold what was begun under this key: it stays. */
export function progressKey(condition: Condition): string {
  return `assessment_${condition}_progress`;
}

/** What was begun within the last seven days and holds an answer; null otherwise. What is older is deleted. */
export function readProgress(condition: Condition, now = Date.now()): StoredProgress | null {
  const stored = readStored(progressKey(condition));
  if (stored === null) return null;
  if (!isProgress(stored, condition) || now - Date.parse(stored.lastUpdated) > PROGRESS_DAYS * DAY_MS) {
    removeStored(progressKey(condition));
    return null;
  }
  return stored.answers.length > 0 ? stored : null;
}

/** Keeps how far the visitor has come. @returns whether it was kept */
export function writeProgress(progress: StoredProgress): boolean {
  return writeStored(progressKey(progress.condition), progress);
}

export function clearProgress(condition: Condition): void {
  removeStored(progressKey(condition));
}

function isProgress(stored: unknown, condition: Condition): stored is StoredProgress {
  if (typeof stored !== 'object' || stored === null) return false;
  const progress = stored as Partial<Record<keyof StoredProgress, unknown>>;
  return (
    progress.condition === condition &&
    typeof progress.currentQuestion === 'number' &&
    isDate(progress.lastUpdated) &&
    Array.isArray(progress.answers) &&
    progress.answers.every(isStoredAnswer) &&
    isStoredDifficulty(progress.difficulty)
  );
}

/** Deletes from this device the results and counts older than 90 days and the begun assessments older than 7. */
export function cleanExpired(now = Date.now()): void {
  // Reading deletes.
  for (const condition of CONDITIONS) {
    readResults(condition, now);
    readProgress(condition, now);
  }
  forgetOldLocalEvents(now);
}
