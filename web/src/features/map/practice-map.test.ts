import { expect, test } from 'vitest';
import { mapLinks } from './practice-map.tsx';

test('what a member typed cannot leave its parameter', () => {
  const { open, directions, apple } = mapLinks('1 A&B St #4 "x" ?q=1');
  expect(new URL(open).searchParams.get('query')).toBe('1 A&B St #4 "x" ?q=1');
  expect(new URL(directions).searchParams.get('destination')).toBe('1 A&B St #4 "x" ?q=1');
  expect(new URL(apple).searchParams.get('q')).toBe('1 A&B St #4 "x" ?q=1');
});
