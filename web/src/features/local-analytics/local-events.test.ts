import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../assessment/memory-storage.ts';
import { conversionMetrics } from './local-counts.tsx';
import {
  clearLocalEvents,
  forgetLocalEventsOf,
  forgetOldLocalEvents,
  LOCAL_EVENTS_KEY,
  readLocalEvents,
  recordLocalEvent,
  type LocalEvent,
  type LocalEventName,
} from './local-events.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('events on this device', () => {
  it('are the last hundred', () => {
    for (let index = 0; index < 105; index += 1)
      recordLocalEvent('assessment-progress', { metadata: { index } });
    const events = readLocalEvents();
    expect(events).toHaveLength(100);
    expect(events[0]?.metadata).toEqual({ index: 5 });
    expect(events.at(-1)?.metadata).toEqual({ index: 104 });
    expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it('hold every field, no score, and the stored user when there is one', () => {
    recordLocalEvent('assessment-completed', { condition: 'adhd' });
    localStorage.setItem('user_id', 'u1');
    recordLocalEvent('therapist-match-viewed');
    expect(readLocalEvents()).toMatchObject([
      { event: 'assessment-completed', condition: 'adhd', score: null, severity: null, userId: null },
      { event: 'therapist-match-viewed', condition: null, score: null, severity: null, userId: 'u1' },
    ]);
  });

  it('are read past whatever else stands there', () => {
    for (const text of ['{', '{}', 'null', '[null, 1, {"event":"other"}, {"event":"assessment-started"}]']) {
      localStorage.setItem(LOCAL_EVENTS_KEY, text);
      expect(readLocalEvents()).toEqual([]);
    }
  });

  it('go with their result, and all at once', () => {
    recordLocalEvent('assessment-completed', { metadata: { resultId: 'a' } });
    recordLocalEvent('assessment-completed', { metadata: { resultId: 'b' } });
    forgetLocalEventsOf('a');
    expect(readLocalEvents().map(({ metadata }) => metadata['resultId'])).toEqual(['b']);
    clearLocalEvents();
    expect(readLocalEvents()).toEqual([]);
  });

  it('are deleted after 90 days, as the results are', () => {
    const now = Date.now();
    recordLocalEvent('assessment-completed');
    forgetOldLocalEvents(now + 90 * 86_400_000 - 60_000);
    expect(readLocalEvents()).toHaveLength(1);
    forgetOldLocalEvents(now + 91 * 86_400_000);
    expect(localStorage.getItem(LOCAL_EVENTS_KEY)).toBe('[]');
  });

  it('do not stop anything where storage is refused', () => {
    vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
    vi.stubGlobal('sessionStorage', memoryStorage({ refuse: true }));
    expect(() => recordLocalEvent('assessment-started')).not.toThrow();
    expect(readLocalEvents()).toEqual([]);
  });
});

describe('conversion', () => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  const at = (event: LocalEventName, days: number): LocalEvent => ({
    event,
    timestamp: new Date(now - days * 86_400_000).toISOString(),
    sessionId: '',
    userId: null,
    condition: null,
    score: null,
    severity: null,
    metadata: {},
  });

  it('counts the last 30 days', () => {
    const events = [
      at('assessment-started', 31),
      at('assessment-completed', 30.5),
      at('assessment-started', 30),
      at('assessment-retaken', 2),
      at('assessment-completed', 2),
      at('results-emailed', 2),
      at('therapist-match-viewed', 1),
      at('therapist-contacted', 0),
      at('therapist-contacted', -1),
    ];
    expect(conversionMetrics(events, now)).toEqual({
      started: 2,
      completed: 1,
      emailed: 1,
      matchesViewed: 1,
      therapistsContacted: 1,
      completionRate: 0.5,
    });
    expect(conversionMetrics(events, now, 40).started).toBe(3);
  });

  it('has no rate where nothing was started', () => {
    expect(conversionMetrics([], now).completionRate).toBeNull();
  });
});
