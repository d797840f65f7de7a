import { expect, test } from 'vitest';
import { formatFrame, parseFrame } from './frame-param.ts';

test('a frame is read as it is written, to the eleven metres of a fourth decimal', () => {
  const frame = { south: 49.712_34, west: -97.35, north: 50.000_049, east: -96.95 };
  expect(formatFrame(frame)).toBe('49.7123,-97.35,50,-96.95');
  expect(parseFrame(formatFrame(frame))).toEqual({ south: 49.7123, west: -97.35, north: 50, east: -96.95 });
});

test.each([
  null,
  '',
  '1,2,3',
  '1,2,3,4,5',
  '1,2,3,4,',
  '1,,3,4',
  'a,b,c,d',
  '1,2,1e2,4',
  '50,-97,49,-96',
  '49,-96,50,-97',
  '49,-97,91,-96',
  '49,-181,50,-96',
  '49 OR id = 1,-97,50,-96',
])('%j is no frame', (text) => {
  expect(parseFrame(text)).toBeNull();
});
