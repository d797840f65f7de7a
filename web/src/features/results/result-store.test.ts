import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanExpired } from '../assessment/device-deletion.ts';
import { madeResult } from './made-result.ts';
import { memoryStorage } from '../device/memory-storage.ts';
import { resultsKey } from '../device/kept-keys.ts';
import {
  countRefused,
  deleteRefused,
  deleteResult,
  readAllResults,
  readResults,
  saveResult,
} from './result-store.ts';
import { type StoredResult } from './stored-result.ts';

const now = Date.parse('2026-04-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

const result = (id: string, days: number, rest: Partial<StoredResult> = {}) =>
  madeResult(id, daysAgo(days), rest);

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

  it('are deleted one at a time', () => {
    for (const id of ['a', 'b']) saveResult(result(id, 1));
    saveResult(result('c', 1, { condition: 'adhd' }));
    deleteResult({ id: 'a', condition: 'anxiety' });
    expect(readAllResults().map(({ id }) => id)).toEqual(['b', 'c']);
    deleteResult({ id: 'b', condition: 'anxiety' });
    expect(localStorage.getItem(resultsKey('anxiety'))).toBeNull();
  });

  it('are refused where their assessment cannot have given them, counted, and deleted when asked', () => {
    const whole = result('whole', 1);
    const [first, ...others] = whole.answers;
    const tampered = [
      { ...whole, score: 9_999, severity: 'severe' },
      { ...whole, severity: 'severe' },
      { ...whole, score: 10 },
      { ...whole, answers: others },
      { ...whole, answers: [first, first, ...others.slice(1)] },
      { ...whole, answers: [{ ...first, value: 2.5 }, { ...others[0], value: 3.5 }, ...others.slice(1)] },
      { ...whole, id: '"><img>' },
      { ...whole, completedAt: '2027-01-01T00:00:00Z', expiresAt: '2027-02-01T00:00:00Z' },
      { ...whole, expiresAt: '2099-01-01T00:00:00Z' },
      null,
    ];
    for (const entry of tampered) {
      localStorage.setItem(resultsKey('anxiety'), JSON.stringify([entry, whole]));
      expect(readResults('anxiety'), JSON.stringify(entry)).toEqual([whole]);
      expect(countRefused('anxiety')).toBe(1);
      // Keeping another one leaves the choice to the visitor.
      saveResult(result('other', 0));
      expect(countRefused('anxiety')).toBe(1);
      deleteRefused('anxiety');
      expect(countRefused('anxiety')).toBe(0);
      expect(readResults('anxiety').map(({ id }) => id)).toEqual(['other', 'whole']);
    }
    localStorage.setItem(resultsKey('anxiety'), '{"not');
    expect(countRefused('anxiety')).toBe(1);
    deleteRefused('anxiety');
    expect(localStorage.getItem(resultsKey('anxiety'))).toBeNull();
  });

  it('may come without their answers, as from a file of somebody who left them out', () => {
    saveResult(result('bare', 1, { answers: [] }));
    expect(readResults('anxiety').map(({ id }) => id)).toEqual(['bare']);
  });

  it('say so when they could not be kept', () => {
    vi.stubGlobal('localStorage', memoryStorage({ full: true }));
    expect(saveResult(result('a', 0))).toBe(false);
    vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
    expect(saveResult(result('a', 0))).toBe(false);
    expect(readAllResults()).toEqual([]);
  });
});
