import { createSignal } from '../../site/signal.ts';
import { useSyncExternalStore } from 'react';
import { dangerWords, has911 } from '@directory/domain/crisis-lines/numbers';
import { type ProvinceCode, provinceByCode } from '@directory/domain/places/provinces';
import {
  isStored,
  readStored,
  removeStored,
  writeStored,
  keepInTab,
  readInTab,
} from '../device/device-storage.ts';
import { PROVINCE_KEY } from '../device/kept-keys.ts';

/** Where the browser refuses storage. */
let inMemory: ProvinceCode | null = null;
/** Another tab of this device may ask, too. */
const { tell, subscribe } = createSignal('storage');

/**
 * Where the visitor is: the province that the page is about or that was chosen on it, else the one that this tab or this device remembers. Null
 * when neither is known; the remembered one is not known to the server, nor while hydrating.
 */
export function useKnownProvince(given?: ProvinceCode | null): ProvinceCode | null {
  const remembered = useSyncExternalStore(subscribe, read, () => null);
  return given ?? remembered;
}

/**
 * Which words send people in danger where the visitor is. Where the page is about one place and the device remembers another, of which
 * 911 answers in one alone, they are those for everywhere: either may be where the danger is.
 */
export function useDangerWords(given: ProvinceCode | null = null): ReturnType<typeof dangerWords> {
  const remembered = useKnownProvince();
  const isEither = given !== null && remembered !== null && has911(given) !== has911(remembered);
  return dangerWords(isEither ? null : (given ?? remembered));
}

/** Remembers the visitor's province in this tab, on the device where it stands there already; null forgets it. */
export function rememberProvince(province: ProvinceCode | null): void {
  const keep = isStored(PROVINCE_KEY) ? writeStored : keepInTab;
  if (province === null) {
    removeStored(PROVINCE_KEY, 'tab');
    removeStored(PROVINCE_KEY);
  }
  inMemory = province === null || keep(PROVINCE_KEY, province) ? null : province;
  tell();
}

/** Remembers the province on the device, too: a result is kept there from now on. */
export function keepProvince(): void {
  const province = readInTab(PROVINCE_KEY);
  if (province !== null && writeStored(PROVINCE_KEY, province)) removeStored(PROVINCE_KEY, 'tab');
}

export function isProvinceRemembered(): boolean {
  return read() !== null;
}

function read(): ProvinceCode | null {
  const stored = readInTab(PROVINCE_KEY) ?? readStored(PROVINCE_KEY);
  return typeof stored === 'string' ? (provinceByCode(stored)?.code ?? null) : inMemory;
}
