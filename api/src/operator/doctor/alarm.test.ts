import { expect, it } from 'vitest';
import { decide, type News, type Noted } from './alarm.ts';
import type { Finding } from './verdict.ts';

const look = (...failed: string[]): Finding[] =>
  ['postgres', 'redis', 'worker'].map((name) => ({
    name,
    status: failed.includes(name) ? 'failed' : 'ok',
    seen: '',
    cure: null,
  }));

/** What each look says, a few minutes apart unless hours are given. */
function follow(looks: readonly (readonly string[])[], hoursBetween = 0.1): (News | null)[] {
  let noted: Noted = { failing: [], told: [], mailedAt: new Date(0).toISOString() };
  return looks.map((failed, place) => {
    const { news, noted: next } = decide(
      noted,
      look(...failed),
      new Date((place + 1) * hoursBetween * 3_600_000),
    );
    noted = next;
    return news;
  });
}

it('tells what has failed at two looks in a row once, and that it is mended once', () => {
  expect(follow([['redis'], ['redis'], ['redis'], [], [], []])).toEqual([
    null,
    'failed',
    null,
    null,
    'mended',
    null,
  ]);
});

it('says nothing of what is restarted, and nothing new while a part comes and goes', () => {
  expect(follow([['redis'], [], ['worker'], []])).toEqual([null, null, null, null]);
  expect(follow([['redis'], ['redis'], [], ['redis'], [], ['redis']])).toEqual([
    null,
    'failed',
    null,
    null,
    null,
    null,
  ]);
});

it('tells what is added and what is left', () => {
  const both = ['postgres', 'worker'];
  expect(follow([['worker'], ['worker'], both, both, ['worker'], ['worker']])).toEqual([
    null,
    'failed',
    null,
    'failed',
    null,
    'failed',
  ]);
});

it('tells it again each day, and once a week that all is well', () => {
  const day = Array.from({ length: 5 }, () => ['worker']);
  expect(follow(day, 12)).toEqual([null, 'failed', null, 'failed', null]);
  const weeks = Array.from({ length: 15 }, () => []);
  expect(follow(weeks, 24).flatMap((news, place) => (news ? [[place + 1, news]] : []))).toEqual([
    [7, 'well'],
    [14, 'well'],
  ]);
});

it('tells what waits for the operator within a day of its coming, once', () => {
  const hours = (count: number) => new Date(count * 3_600_000);
  let noted: Noted = { failing: [], told: [], mailedAt: hours(0).toISOString() };
  const told = [1, 5, 23, 24, 25, 48, 49].flatMap((hour) => {
    const since = hours(hour < 49 ? Math.min(hour, 5) : 49);
    const finding: Finding = { name: 'waiting', status: 'warning', seen: '', cure: '', since };
    const { news, noted: next } = decide(noted, [...look(), finding], hours(hour));
    noted = next;
    return news ? [[hour, news]] : [];
  });
  expect(told).toEqual([
    [24, 'waiting'],
    [49, 'waiting'],
  ]);
});

it('tells a first look that is in order', () => {
  expect(decide({ failing: [], told: [], mailedAt: null }, look(), new Date()).news).toBe('well');
});
