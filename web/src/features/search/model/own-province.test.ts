import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../device/memory-storage.ts';
import { keepProvince, rememberProvince } from '../../crisis/known-province.ts';
import { DEVICE_MARK } from '../../device/device-storage.ts';
import { ownProvince } from './own-province.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the province that the visitor chose, wherever that was remembered', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(ownProvince()).toBeNull();
  rememberProvince('NT');
  expect(localStorage.getItem('visitor_province')).toBeNull();
  expect(ownProvince()).toBe('NT');
  keepProvince();
  expect(sessionStorage.getItem('visitor_province')).toBeNull();
  expect(ownProvince()).toBe('NT');
  localStorage.setItem('visitor_province', 'no JSON');
  expect(ownProvince()).toBeNull();
});

it('is none of a tab whose device has forgotten everything since', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  rememberProvince('NT');
  localStorage.removeItem(DEVICE_MARK);
  expect(ownProvince()).toBeNull();
});

it('is none where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
  expect(ownProvince()).toBeNull();
});
