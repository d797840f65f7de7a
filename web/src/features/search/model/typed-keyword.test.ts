import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_PAUSE_MS, createTypedKeyword } from './typed-keyword.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** In an address that typing has made. @param waitMs how long a key waits */
function typing(waitMs: number) {
  const happened: string[] = [];
  const pace = { waitMs };
  const address = { isTyped: true };
  const typed = createTypedKeyword(
    () => pace.waitMs,
    (keyword) => happened.push(`search ${keyword}`),
  );
  typed.writeTo({
    isTyped: () => address.isTyped,
    begin: () => {
      address.isTyped = true;
      happened.push('begin');
    },
    write: (keyword) => happened.push(`write ${keyword}`),
  });
  return { ...typed, pace, address, happened };
}

describe('createTypedKeyword', () => {
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

  it('begins a step with its first key, so that Back takes back what is typed alone, and writes when typing pauses', () => {
    const { type, address, happened } = typing(100);
    address.isTyped = false;
    type('a');
    type('an');
    expect(happened).toEqual(['begin']);
    vi.runAllTimers();
    expect(happened).toEqual(['begin', 'search an', 'write an']);
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

  it('writes at once when asked, and never again', () => {
    const { type, write, happened } = typing(100);
    write();
    type('anx');
    write();
    vi.runAllTimers();
    expect(happened).toEqual(['write anx']);
  });

  it('forgets what was typed', () => {
    const { type, write, drop, happened } = typing(100);
    type('anx');
    drop();
    write();
    vi.runAllTimers();
    expect(happened).toEqual([]);
  });

  it('keeps an emptied box apart from none', () => {
    const { type, happened } = typing(0);
    type('');
    vi.runAllTimers();
    expect(happened).toEqual(['search ', 'write ']);
  });
});
