import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ProvinceCode, provinceByCode } from '@directory/domain/provinces';
import { readStored, removeStored, writeStored } from '../assessment/device-storage.ts';
import { PROVINCE_KEY } from '../crisis/known-province.ts';
import { matchHref, parseMatchAddress, type MatchAddress } from './match-address.ts';
import { useMatchResult, type MatchResult } from './tab-result.ts';

export interface MatchState {
  /** The address with the province that this device remembers where it names none. */
  address: MatchAddress;
  /** The result that the matches go by; null when there is none. */
  result: MatchResult | null;
  /** The address of another page of the same list. */
  hrefOfPage: (page: number) => string;
  /** Filters anew, from the first page on; the browser's history keeps no step of it. */
  filter: (change: Partial<MatchAddress['filters']>) => void;
  chooseProvince: (province: ProvinceCode | null) => void;
}

/** What the page is about. */
export function useMatchState(): MatchState {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const remembered = useRememberedProvince();
  const text = params.toString();
  const parsed = useMemo(() => parseMatchAddress(new URLSearchParams(text)), [text]);
  const [chosen, setChosen] = useState<{ over: string; address: MatchAddress } | null>(null);
  // The router changes the address when it has time. A ticked box shows at once, until the address says the same.
  if (chosen && chosen.over !== text) setChosen(null);
  const written = chosen?.over === text ? chosen.address : parsed;
  const { used } = useMatchResult(written.condition);
  const address = useMemo(
    () => ({ ...written, province: written.province ?? remembered }),
    [written, remembered],
  );

  const go = (next: MatchAddress) => {
    setChosen({ over: text, address: next });
    void navigate(matchHref(next, params), { replace: true });
  };
  return {
    address,
    result: used,
    hrefOfPage: (page) => matchHref({ ...written, page }, params),
    filter: (change) => go({ ...written, filters: { ...written.filters, ...change }, page: 1 }),
    chooseProvince: (province) => {
      rememberProvince(province);
      go({ ...written, province, page: 1 });
    },
  };
}

const KEY = PROVINCE_KEY;

let inMemory: ProvinceCode | null = null;
const listeners = new Set<() => void>();

/** Remembers the visitor's province on this device; null forgets it. */
function rememberProvince(province: ProvinceCode | null): void {
  inMemory = province;
  if (province === null) removeStored(KEY);
  else writeStored(KEY, province);
  for (const listener of listeners) listener();
}

/** Forgets the province on this device and in this tab. */
export function forgetProvince(): void {
  rememberProvince(null);
}

export function isProvinceRemembered(): boolean {
  return read() !== null;
}

/** The province that this device remembers; null on the server and while hydrating. */
function useRememberedProvince(): ProvinceCode | null {
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
