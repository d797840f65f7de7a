import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/memory-storage.ts';
import {
  clearProgress,
  dropProgress,
  isProgressRefused,
  keepProgress,
  readProgress,
  writerOf,
  type StoredProgress,
} from './stored-progress.ts';
import { progressKey } from '../device/kept-keys.ts';
import { announceDeletion } from '../device/device-storage.ts';

const now = Date.parse('2026-04-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

/** What was begun, with the first questions answered. */
const progress = (answered: number, days = 0): StoredProgress => ({
  condition: 'adhd',
  currentQuestion: answered,
  answers: Array.from({ length: answered }, (_, index) => ({
    questionId: `adhd-q${index + 1}`,
    value: 2,
    timestamp: daysAgo(days),
  })),
  lastUpdated: daysAgo(days),
});
const answered = (stored: StoredProgress | null) => stored?.answers.length ?? null;
const onDevice = () =>
  JSON.parse(localStorage.getItem(progressKey('adhd')) ?? 'null') as StoredProgress | null;

/** Has what follows happen in another tab of the same device. */
const inTab = (storage: Storage) => vi.stubGlobal('sessionStorage', storage);
const writer = (tab: string, from: string | null = null) => ({ tab, from });

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was begun', () => {
  it('is kept under its own key, for seven days', () => {
    expect(keepProgress(progress(1, 6.9), writer('a'))).toBe('device');
    expect(localStorage.getItem('assessment_adhd_progress')).not.toBeNull();
    expect(answered(readProgress('adhd'))).toBe(1);
    keepProgress(progress(1, 7.1), writer('a'));
    expect(readProgress('adhd')).toBeNull();
    expect(onDevice()).toBeNull();
    expect(sessionStorage.getItem(progressKey('adhd'))).toBeNull();
  });

  it('is refused when its assessment cannot have been answered so, and stands until it is deleted', () => {
    const one = progress(1);
    const odd = [
      { ...one, condition: 'ptsd' },
      { ...one, answers: [{ value: 'x' }] },
      { ...one, answers: [{ ...one.answers[0], value: 5 }] },
      { ...one, answers: [{ ...one.answers[0], questionId: 'adhd-q11' }] },
      { ...one, answers: [one.answers[0], one.answers[0]] },
      [],
      'x',
      {},
    ];
    for (const stored of [...odd.map((value) => JSON.stringify(value)), '{"cut']) {
      localStorage.setItem(progressKey('adhd'), stored);
      expect(readProgress('adhd'), stored).toBeNull();
      expect(isProgressRefused('adhd')).toBe(true);
    }
    clearProgress('adhd');
    expect(isProgressRefused('adhd')).toBe(false);
  });

  it('says so where the device does not keep it', () => {
    vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
    expect(keepProgress(progress(1), writer('a'))).toBe('nowhere');
  });
});

describe('two tabs', () => {
  const [first, second] = [memoryStorage(), memoryStorage()];

  it('that begin by themselves do not write over each other, and each finds its own after a reload', () => {
    inTab(first);
    keepProgress(progress(5), writer('a'));
    inTab(second);
    expect(keepProgress(progress(1), writer('b'))).toBe('tab');
    expect(answered(onDevice())).toBe(5);
    expect(answered(readProgress('adhd'))).toBe(1);
    inTab(first);
    expect(answered(readProgress('adhd'))).toBe(5);
    // The second one finishes: what the first one has is not its own to delete.
    inTab(second);
    dropProgress('adhd', writer('b'));
    expect(answered(readProgress('adhd'))).toBe(5);
  });

  it('that go on from the same answers part there: the first to answer has the device', () => {
    localStorage.setItem(progressKey('adhd'), JSON.stringify(progress(3)));
    inTab(memoryStorage());
    const from = writerOf(readProgress('adhd') ?? progress(0));
    expect(keepProgress(progress(6), writer('a', from))).toBe('device');
    inTab(memoryStorage());
    expect(keepProgress(progress(4), writer('b', from))).toBe('tab');
    expect(answered(onDevice())).toBe(6);
  });

  it('forget everything when one of them deletes everything, even one that was not open then', () => {
    const sleeping = memoryStorage();
    inTab(sleeping);
    keepProgress(progress(2), writer('a'));
    inTab(memoryStorage());
    clearProgress('adhd');
    announceDeletion();
    expect(localStorage.length).toBe(0);
    inTab(sleeping);
    expect(readProgress('adhd')).toBeNull();
    expect(sleeping.length).toBe(0);
  });
});
