/**
 * The browser's storage on this device. It may be refused (private windows, settings) or full, and whatever it holds may
 * have been written by someone else: nothing here throws, and what is read is `unknown`.
 */

/** The value under a key, parsed; null when there is none or it is not JSON. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    // Refused, or not JSON. What cannot be read counts as not there.
    return null;
  }
}

/** Keeps a value as JSON. @returns whether it was kept */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key. @returns false when storage is refused, where nothing was kept */
export function removeStored(key: string): boolean {
  try {
    localStorage.removeItem(key);
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
