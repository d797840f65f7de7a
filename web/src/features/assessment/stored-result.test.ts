import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanExpired, clearProgress, progressKey, readProgress, writeProgress } from './stored-progress.ts';
import { memoryStorage } from './memory-storage.ts';
import {
  deleteAllResults,
  deleteResult,
  expiryOf,
  readAllResults,
  readResults,
  resultsKey,
  saveResult,
  type StoredResult,
} from './stored-result.ts';

const now = Date.parse('2026-04-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

function result(id: string, days: number, rest: Partial<StoredResult> = {}): StoredResult {
  const completedAt = daysAgo(days);
  return {
    id,
    condition: 'anxiety',
    score: 9,
    severity: 'moderate',
    answers: [{ questionId: 'anxiety-q1', value: 2, timestamp: completedAt }],
    difficulty: null,
    email: '',
    completedAt,
    expiresAt: expiryOf(completedAt),
    isEncrypted: false,
    ...rest,
  };
}

// Files share one process: what is left pretended here would be pretended to others.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

describe('results on this device', () => {
  it('are kept under a key for the condition, the newest first', () => {
    expect(saveResult(result('old', 5))).toBe(true);
    expect(saveResult(result('new', 1))).toBe(true);
    expect(saveResult(result('other', 2, { condition: 'adhd' }))).toBe(true);
    expect(readResults('anxiety').map(({ id }) => id)).toEqual(['new', 'old']);
    expect(readAllResults().map(({ id }) => id)).toEqual(['new', 'other', 'old']);
    expect(localStorage.getItem('assessment_anxiety_results')).toContain('"new"');
  });

  it('hold what was answered about difficulty; earlier versions, that did not ask, hold nothing of it', () => {
    const { difficulty: _, ...earlier } = result('earlier', 3);
    const kept = [earlier, result('told', 2, { difficulty: 2 }), { ...result('odd', 1), difficulty: 4 }];
    localStorage.setItem(resultsKey('anxiety'), JSON.stringify(kept));
    expect(readResults('anxiety').map(({ id, difficulty }) => [id, difficulty])).toEqual([
      ['told', 2],
      ['earlier', null],
    ]);
  });

  it('are gone after 90 days, from the device and not only from the list', () => {
    localStorage.setItem(resultsKey('anxiety'), JSON.stringify([result('in', 89.9), result('out', 90.1)]));
    localStorage.setItem(resultsKey('ptsd'), JSON.stringify([result('gone', 91, { condition: 'ptsd' })]));
    cleanExpired(now);
    expect(localStorage.getItem(resultsKey('anxiety'))).not.toContain('"out"');
    expect(localStorage.getItem(resultsKey('ptsd'))).toBeNull();
    expect(readAllResults().map(({ id }) => id)).toEqual(['in']);
  });

  it('are deleted one at a time or all at once', () => {
    for (const id of ['a', 'b']) saveResult(result(id, 1));
    saveResult(result('c', 1, { condition: 'adhd' }));
    deleteResult({ id: 'a', condition: 'anxiety' });
    expect(readAllResults().map(({ id }) => id)).toEqual(['b', 'c']);
    deleteResult({ id: 'b', condition: 'anxiety' });
    expect(localStorage.getItem(resultsKey('anxiety'))).toBeNull();
    deleteAllResults();
    expect(localStorage.length).toBe(0);
  });

  it('are read past whatever else stands there', () => {
    const odd = [
      null,
      4,
      'x',
      [],
      {},
      { ...result('x', 1), score: '9' },
      { ...result('y', 1), expiresAt: 'soon' },
      { ...result('z', 1), answers: [null] },
    ];
    for (const text of ['{', 'null', '4', JSON.stringify(odd)]) {
      localStorage.setItem(resultsKey('anxiety'), text);
      expect(readResults('anxiety')).toEqual([]);
    }
  });

  it('say so when they could not be kept', () => {
    vi.stubGlobal('localStorage', memoryStorage({ full: true }));
    expect(saveResult(result('a', 0))).toBe(false);
    vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
    expect(saveResult(result('a', 0))).toBe(false);
    expect(readAllResults()).toEqual([]);
    expect(() => deleteAllResults()).not.toThrow();
  });
});

describe('what was begun', () => {
  const progress = (days: number) => ({
    condition: 'adhd' as const,
    currentQuestion: 3,
    answers: [{ questionId: 'adhd-q1', value: 2, timestamp: daysAgo(days) }],
    lastUpdated: daysAgo(days),
  });

  it('is kept under its own key, for seven days', () => {
    expect(writeProgress(progress(6.9))).toBe(true);
    expect(localStorage.getItem('assessment_adhd_progress')).not.toBeNull();
    expect(readProgress('adhd')?.answers).toHaveLength(1);
    writeProgress(progress(7.1));
    expect(readProgress('adhd')).toBeNull();
    expect(localStorage.getItem(progressKey('adhd'))).toBeNull();
  });

  it('is forgotten when asked', () => {
    writeProgress(progress(0));
    clearProgress('adhd');
    expect(readProgress('adhd')).toBeNull();
  });

  it('is nothing when it is another assessment’s or malformed', () => {
    const odd = [
      { ...progress(0), condition: 'ptsd' },
      { ...progress(0), answers: [{ value: 'x' }] },
      [],
      'x',
      {},
    ];
    for (const stored of odd) {
      localStorage.setItem(progressKey('adhd'), JSON.stringify(stored));
      expect(readProgress('adhd')).toBeNull();
    }
  });
});
