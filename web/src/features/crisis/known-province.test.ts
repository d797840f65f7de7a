import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_MARK } from '../device/device-storage.ts';
import { memoryStorage } from '../device/memory-storage.ts';
import { isProvinceRemembered, keepProvince, rememberProvince } from './known-province.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('remembers the province that the visitor chose, in the tab and then on the device', () => {
  expect(isProvinceRemembered()).toBe(false);
  rememberProvince('NT');
  expect(localStorage.getItem('visitor_province')).toBeNull();
  expect(isProvinceRemembered()).toBe(true);
  keepProvince();
  expect(sessionStorage.getItem('visitor_province')).toBeNull();
  expect(isProvinceRemembered()).toBe(true);
  localStorage.setItem('visitor_province', 'no JSON');
  expect(isProvinceRemembered()).toBe(false);
});

it('remembers none in a tab whose device has forgotten everything since', () => {
  rememberProvince('NT');
  localStorage.removeItem(DEVICE_MARK);
  expect(isProvinceRemembered()).toBe(false);
});

it('remembers it until the page is left where the browser refuses storage', () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, memoryStorage({ refuse: true }));
  rememberProvince('NT');
  expect(isProvinceRemembered()).toBe(true);
  rememberProvince(null);
  expect(isProvinceRemembered()).toBe(false);
});
