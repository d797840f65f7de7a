import { useSyncExternalStore } from 'react';
import { provinceByCode, type ProvinceCode } from '@directory/domain/provinces';
import { readStored, removeStored, writeStored } from '../assessment/device-storage.ts';

const KEY = 'visitor_province';

let inMemory: ProvinceCode | null = null;
const listeners = new Set<() => void>();

/** Remembers the visitor's province on this device; null forgets it. */
export function rememberProvince(province: ProvinceCode | null): void {
  inMemory = province;
  if (province === null) removeStored(KEY);
  else writeStored(KEY, province);
  for (const listener of listeners) listener();
}

/** The province that this device remembers; null on the server and while hydrating. */
export function useRememberedProvince(): ProvinceCode | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this device may ask, too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): ProvinceCode | null {
  const stored = readStored(KEY);
  return typeof stored === 'string' ? (provinceByCode(stored)?.code ?? null) : inMemory;
}
