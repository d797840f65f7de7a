import { uuid } from '../../site/platform.ts';

/**
 * The browser's storage on this device. It may be refused (private windows, settings) or full, and whatever it holds may
 * have been written by someone else: nothing here throws, and what is read is `unknown`.
 */

/** Kept on this device until it is deleted, or by this tab until it is closed. */
export type Keeper = 'device' | 'tab';

/** The value under a key, parsed; null when there is none or it is not JSON. */
export function readStored(key: string, keeper: Keeper = 'device'): unknown {
  try {
    const text = storageOf(keeper).getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    // Refused, or not JSON. What cannot be read counts as not there.
    return null;
  }
}

/** Whether anything stands under a key, even what {@link readStored} cannot read. */
export function isStored(key: string, keeper: Keeper = 'device'): boolean {
  try {
    return storageOf(keeper).getItem(key) !== null;
  } catch {
    // Refused: there is nothing.
    return false;
  }
}

/** Keeps a value as JSON. @returns whether it was kept */
export function writeStored(key: string, value: unknown, keeper: Keeper = 'device'): boolean {
  try {
    storageOf(keeper).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key. @returns false when storage is refused, where nothing was kept */
export function removeStored(key: string, keeper: Keeper = 'device'): boolean {
  try {
    storageOf(keeper).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser keeps anything at all. It may say no in a private window. */
export function isStorageUsable(): boolean {
  const probe = 'storage_probe';
  return writeStored(probe, 1) && removeStored(probe);
}

/** Whether anything stands under a key of this pattern. */
export function holdsKeys(pattern: RegExp, keeper: Keeper): boolean {
  return keysOf(pattern, keeper).length > 0;
}

/** Forgets everything under keys of this pattern. What is on the screen follows by other ways. */
export function forgetKeys(pattern: RegExp, keeper: Keeper): void {
  for (const key of keysOf(pattern, keeper)) removeStored(key, keeper);
}

function keysOf(pattern: RegExp, keeper: Keeper): string[] {
  try {
    const storage = storageOf(keeper);
    return Array.from(storage, (_, index) => storage.key(index) ?? '').filter((key) => pattern.test(key));
  } catch {
    // Refused: nothing is kept.
    return [];
  }
}

/** @throws where the browser refuses it: reading the property alone does */
function storageOf(keeper: Keeper): Storage {
  return keeper === 'tab' ? sessionStorage : localStorage;
}

/**
 * A random word on this device, without which nothing counts that a tab has kept. Taking it away is how "Delete all" reaches
 * every tab: open ones hear of it, and one that the browser brings back later finds that its word is no longer true.
 */
export const DEVICE_MARK = 'assessment_mark';

/** Keeps a value until this tab is closed, over reloads; `removeStored` forgets it. @returns whether it was kept */
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
