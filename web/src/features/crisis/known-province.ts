import { useSyncExternalStore } from 'react';
import { type ProvinceCode, provinceByCode } from '@directory/domain/provinces';
import { readStored } from '../assessment/device-storage.ts';

/** Under which this device remembers the province that its visitor chose. */
export const PROVINCE_KEY = 'visitor_province';

/**
 * Where the visitor is: the province that the page is about or that was chosen on it, else the one that this device remembers. Null
 * when neither is known; the remembered one is not known to the server, nor while hydrating.
 */
export function useKnownProvince(given?: ProvinceCode | null): ProvinceCode | null {
  const remembered = useSyncExternalStore(subscribe, read, () => null);
  return given ?? remembered;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function read(): ProvinceCode | null {
  const stored = readStored(PROVINCE_KEY);
  return typeof stored === 'string' ? (provinceByCode(stored)?.code ?? null) : null;
}
