import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../assessment/memory-storage.ts';
import { rememberProvince } from '../../crisis/known-province.ts';
import { ownProvince } from './own-province.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the province that the visitor chose, wherever that was remembered', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  expect(ownProvince()).toBeNull();
  rememberProvince('NT');
  expect(ownProvince()).toBe('NT');
  localStorage.setItem('visitor_province', 'no JSON');
  expect(ownProvince()).toBeNull();
});

it('is none where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
  expect(ownProvince()).toBeNull();
});
