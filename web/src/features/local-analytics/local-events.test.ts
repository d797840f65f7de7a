import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Condition } from '@directory/domain/assessments/conditions';
import { memoryStorage } from '../device/memory-storage.ts';
import { resultsKey } from '../device/kept-keys.ts';
import { conversionMetrics } from './local-counts.tsx';
import {
  cleanLocalEvents,
  forgetLocalEventsOf,
  keepLocalEvents,
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

const keepResultOf = (condition: Condition) => localStorage.setItem(resultsKey(condition), '[{}]');

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

  it('stand in this tab alone, until the device keeps a result of their condition', () => {
    recordLocalEvent('assessment-started', { condition: 'adhd' });
    recordLocalEvent('assessment-started', { condition: 'ptsd' });
    expect(localStorage.getItem(LOCAL_EVENTS_KEY)).toBeNull();
    keepResultOf('ptsd');
    keepLocalEvents('ptsd');
    recordLocalEvent('therapist-match-viewed', { condition: 'ptsd' });
    expect(localStorage.getItem(LOCAL_EVENTS_KEY)).not.toContain('adhd');
    expect(sessionStorage.getItem(LOCAL_EVENTS_KEY)).not.toContain('ptsd');
    expect(
      readLocalEvents()
        .map(({ event, condition }) => `${event} ${condition}`)
        .sort(),
    ).toEqual(['assessment-started adhd', 'assessment-started ptsd', 'therapist-match-viewed ptsd']);
  });

  it('go with their result, and those of a condition with its last one', () => {
    keepResultOf('adhd');
    recordLocalEvent('assessment-started', { condition: 'adhd' });
    recordLocalEvent('assessment-completed', { condition: 'adhd', metadata: { resultId: 'a' } });
    recordLocalEvent('assessment-completed', { condition: 'adhd', metadata: { resultId: 'b' } });
    forgetLocalEventsOf({ id: 'a', condition: 'adhd' });
    expect(readLocalEvents().map(({ metadata }) => metadata['resultId'])).toEqual([undefined, 'b']);
    localStorage.removeItem(resultsKey('adhd'));
    recordLocalEvent('assessment-started', { condition: 'ptsd' });
    forgetLocalEventsOf({ id: 'b', condition: 'adhd' });
    expect(localStorage.getItem(LOCAL_EVENTS_KEY)).toBeNull();
    expect(readLocalEvents().map(({ condition }) => condition)).toEqual(['ptsd']);
  });

  it('are deleted after 90 days, as the results are, and those of earlier versions with no result at once', () => {
    const now = Date.now();
    keepResultOf('adhd');
    recordLocalEvent('assessment-completed', { condition: 'adhd' });
    cleanLocalEvents(now + 90 * 86_400_000 - 60_000);
    expect(readLocalEvents()).toHaveLength(1);
    cleanLocalEvents(now + 91 * 86_400_000);
    expect(localStorage.getItem(LOCAL_EVENTS_KEY)).toBeNull();
    recordLocalEvent('assessment-completed', { condition: 'adhd' });
    localStorage.removeItem(resultsKey('adhd'));
    cleanLocalEvents(now);
    expect(localStorage.getItem(LOCAL_EVENTS_KEY)).toBeNull();
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
