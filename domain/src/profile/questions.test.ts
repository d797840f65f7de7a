import { expect, it } from 'vitest';
import { waitTimeVocabulary } from '../vocabulary/profile-terms.ts';
import { occasionToAsk, waitEnd, type WordFacts } from './questions.ts';

const now = new Date('2026-11-26T14:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const quiet = {
  isShown: false,
  waitEndsAt: null,
  unansweredAt: null,
  fullAt: null,
  viewsInWeek: 0,
  askedAt: [],
};
const asked = (facts: Partial<WordFacts> & Pick<WordFacts, 'saidAt'>) =>
  occasionToAsk({ ...quiet, ...facts }, now);

it('asks when it matters, and is silent when nothing has changed', () => {
  expect(asked({ saidAt: daysAgo(37) })).toBeNull();
  expect(asked({ saidAt: daysAgo(38) })).toBe('age');
  // Visitors act on a yes.
  expect(asked({ saidAt: daysAgo(17), isShown: true })).toBeNull();
  expect(asked({ saidAt: daysAgo(18), isShown: true })).toBe('age');
  expect(asked({ saidAt: daysAgo(3), unansweredAt: daysAgo(2) })).toBe('message');
  expect(asked({ saidAt: daysAgo(2), unansweredAt: daysAgo(3) })).toBeNull();
  expect(asked({ saidAt: daysAgo(3), fullAt: daysAgo(2) })).toBe('full');
  expect(asked({ saidAt: daysAgo(2), fullAt: daysAgo(3) })).toBeNull();
  expect(asked({ saidAt: daysAgo(7), viewsInWeek: 10 })).toBe('views');
  expect([
    asked({ saidAt: daysAgo(6), viewsInWeek: 99 }),
    asked({ saidAt: daysAgo(30), viewsInWeek: 9 }),
  ]).toEqual([null, null]);
  expect(asked({ saidAt: daysAgo(20), waitEndsAt: daysAgo(1) })).toBe('wait');
  // Once: who has said something since has said that, too.
  expect(asked({ saidAt: daysAgo(1), waitEndsAt: daysAgo(2) })).toBeNull();
});

it('asks nobody twice in two weeks, and no third time without an answer', () => {
  const facts = { saidAt: daysAgo(80), unansweredAt: daysAgo(1), viewsInWeek: 50 };
  expect(asked({ ...facts, askedAt: [daysAgo(13)] })).toBeNull();
  expect(asked({ ...facts, askedAt: [daysAgo(14)] })).toBe('message');
  expect(asked({ ...facts, askedAt: [daysAgo(20), daysAgo(40)] })).toBeNull();
});

it('knows when the waiting times of profiles have passed, where they name an end', () => {
  const days = [
    'Less than 1 week',
    '1 to 2 weeks',
    '2 to 4 weeks',
    '1 to 2 months',
    '3 to 6 months',
    'More than 6 months',
  ].map((wait) => {
    expect(waitTimeVocabulary.find(wait)?.en).toBe(wait);
    const end = waitEnd(wait, daysAgo(0));
    return end && (end.getTime() - now.getTime()) / 86_400_000;
  });
  expect(days).toEqual([7, 14, 28, 60, 180, null]);
  expect(
    waitEnd('Wait list closed', now) ?? waitEnd('ask me', now) ?? waitEnd('1 to 2 weeks', null),
  ).toBeNull();
});
