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

/** @throws where the browser refuses it: reading the property alone does */
function storageOf(keeper: Keeper): Storage {
  return keeper === 'tab' ? sessionStorage : localStorage;
}
