import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/memory-storage.ts';
import { removeStored, writeStored } from '../device/device-storage.ts';
import { EMPTY_PLAN, PLAN_KEY, readPlan, STEP_MAX } from './plan-form.tsx';

const plan = { ...EMPTY_PLAN, signs: 'I stop answering', people: 'Ana, 204 555 0100' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('keeps a plan until it is deleted, under a key of the self-assessments', () => {
  expect(readPlan()).toBeNull();
  expect(writeStored(PLAN_KEY, plan)).toBe(true);
  expect(readPlan()).toEqual(plan);
  expect(PLAN_KEY).toMatch(/^assessment_/);
  removeStored(PLAN_KEY);
  expect(readPlan()).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a step that is missing', JSON.stringify({ signs: 'a' })],
  ['a step that is no text', JSON.stringify({ ...plan, safety: 3 })],
  ['a step beyond all length', JSON.stringify({ ...plan, alone: 'a'.repeat(STEP_MAX + 1) })],
])('takes %s for no plan', (_, text) => {
  localStorage.setItem(PLAN_KEY, text);
  expect(readPlan()).toBeNull();
});

it('reads nothing but the steps', () => {
  localStorage.setItem(PLAN_KEY, JSON.stringify({ ...plan, other: 'x' }));
  expect(readPlan()).toEqual(plan);
});

it('says so where the device keeps nothing', () => {
  vi.stubGlobal('localStorage', memoryStorage({ full: true }));
  expect(writeStored(PLAN_KEY, plan)).toBe(false);
  vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
  expect(writeStored(PLAN_KEY, plan)).toBe(false);
  expect(readPlan()).toBeNull();
});
