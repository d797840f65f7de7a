import { expect, it } from 'vitest';
import { isVerifyDue } from './nightly.ts';

it.each([
  ['2026-11-22T07:59:00Z', '2026-11-22T07:59:59Z', false],
  ['2026-11-22T07:59:00Z', '2026-11-22T08:00:01Z', true],
  ['2026-11-22T08:00:02Z', '2026-11-23T07:00:00Z', false],
  ['2026-11-20T09:00:00Z', '2026-11-22T07:00:00Z', true],
])('last compared at %s: due at %s is %s', (last, now, due) => {
  expect(isVerifyDue(new Date(last), new Date(now))).toBe(due);
});
