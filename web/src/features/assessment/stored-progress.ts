import type { Condition } from '@directory/domain/assessments/conditions';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import {
  isStored,
  keepInTab,
  readInTab,
  readStored,
  removeStored,
  writeStored,
} from '../device/device-storage.ts';
import { progressKey } from '../device/kept-keys.ts';
import {
  areOffered,
  DAY_MS,
  isDate,
  isStoredAnswer,
  isStoredDifficulty,
  type StoredAnswer,
} from '../results/stored-result.ts';

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
  removeStored(progressKey(condition), 'tab');
  if (isFree(condition, writer)) removeStored(progressKey(condition));
}

/** Forgets the unfinished answers of this tab and of the device. */
export function clearProgress(condition: Condition): void {
  removeStored(progressKey(condition), 'tab');
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

/** Whether something stands in the place of the unfinished answers that its assessment cannot have been answered with. */
export function isProgressRefused(condition: Condition): boolean {
  const key = progressKey(condition);
  return isStored(key) && !isProgress(readStored(key), condition);
}

/** Whether this can be how far somebody has come in the condition's assessment. */
function isProgress(stored: unknown, condition: Condition): stored is StoredProgress {
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

/** The name under which a document that gives answers holds a lock for as long as it is open. */
const lockName = (writer: string) => `assessment-writer-${writer}`;

const held = new Set<string>();

/**
 * Shows the other tabs that this document is open and that these answers are its own. The browser lets go of the lock when the document
 * is closed, however that happens; one that is put to sleep keeps it, and would answer no message.
 */
export function showWriterOpen(writer: string): void {
  if (held.has(writer) || !hasLocks()) return;
  held.add(writer);
  // Shared: a copied tab goes on from the same answers.
  void navigator.locks.request(lockName(writer), { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Whether a document that gave answers is still open. Where the browser has no locks (an address without https) nobody knows: false. */
export async function isWriterOpen(writer: string): Promise<boolean> {
  if (writer === '' || !hasLocks()) return false;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === lockName(writer));
}

function hasLocks(): boolean {
  return 'locks' in navigator;
}
