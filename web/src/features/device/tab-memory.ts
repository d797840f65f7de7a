import { uuid } from '../../site/platform.ts';
import { readStored, removeStored, writeStored } from './device-storage.ts';

/**
 * A random word on this device, without which nothing counts that a tab has kept. Taking it away is how "Delete all" reaches
 * every tab: open ones hear of it, and one that the browser brings back later finds that its word is no longer true.
 */
export const DEVICE_MARK = 'assessment_mark';

/** Keeps a value until this tab is closed, over reloads. @returns whether it was kept */
export function keepInTab(key: string, value: unknown): boolean {
  if (readStored(DEVICE_MARK) === null) writeStored(DEVICE_MARK, uuid());
  return writeStored(key, { mark: readStored(DEVICE_MARK), value }, 'tab');
}

/** What this tab keeps; null when there is nothing, or everything was deleted since, in whichever tab. */
export function readInTab(key: string): unknown {
  const kept = readStored(key, 'tab');
  if (typeof kept !== 'object' || kept === null) return null;
  const { mark, value } = kept as { mark?: unknown; value?: unknown };
  if (mark === readStored(DEVICE_MARK)) return value ?? null;
  removeStored(key, 'tab');
  return null;
}

export function forgetInTab(key: string): void {
  removeStored(key, 'tab');
}

/** Tells every other tab of this device that everything was deleted. */
export function announceDeletion(): void {
  // A tab hears only of what changes: there may be no mark yet.
  writeStored(DEVICE_MARK, uuid());
  removeStored(DEVICE_MARK);
}

/** Calls back when everything was deleted in another tab, or by the browser's own settings. @returns what stops the listening */
export function onDeletedElsewhere(work: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === DEVICE_MARK && newValue === null)) work();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
