import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_PAUSE_MS, createTyping } from './typed-keyword.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @param waitMs how long a key waits */
function typing(waitMs: number) {
  const happened: string[] = [];
  const pace = { waitMs };
  let box = '';
  const { press, ...typed } = createTyping(
    () => pace.waitMs,
    () => happened.push(`search ${box}`),
    () => happened.push(`write ${box}`),
  );
  const type = (keyword: string) => {
    box = keyword;
    press();
  };
  return { ...typed, type, pace, happened };
}

describe('createTyping', () => {
  it('searches for each key at once while answers are quick, and writes when typing pauses', () => {
    const { type, happened } = typing(0);
    for (const keyword of ['a', 'an', 'anx']) type(keyword);
    expect(happened).toEqual(['search a', 'search an', 'search anx']);
    vi.advanceTimersByTime(ADDRESS_PAUSE_MS);
    expect(happened.slice(3)).toEqual(['write anx']);
  });

  it('waits no longer than its pace for slow answers, however fast the keys come', () => {
    const { type, happened } = typing(100);
    for (const keyword of ['a', 'an', 'anx', 'anxi']) {
      type(keyword);
      vi.advanceTimersByTime(40);
    }
    expect(happened).toEqual(['search anx']);
    vi.advanceTimersByTime(60);
    expect(happened).toEqual(['search anx', 'search anxi']);
  });

  it('lets a waiting key go with the next one once answers are quick again', () => {
    const { type, pace, happened } = typing(100);
    type('a');
    pace.waitMs = 0;
    type('an');
    vi.advanceTimersByTime(100);
    expect(happened).toEqual(['search an']);
  });

  it('searches for what waits when it is let go, and only then', () => {
    const { type, hurry, happened } = typing(100);
    hurry();
    type('a');
    type('an');
    hurry();
    hurry();
    vi.advanceTimersByTime(100);
    expect(happened).toEqual(['search an']);
  });

  it('forgets what waits', () => {
    const { type, end, hurry, happened } = typing(100);
    type('anx');
    end();
    hurry();
    vi.runAllTimers();
    expect(happened).toEqual([]);
  });
});
