import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test('initials are of the first and the last name, without titles', () => {
  expect(initials('Dr. Élise Côté-Roy')).toBe('ÉC');
  expect(initials('Mary Ann Smith')).toBe('MS');
  expect(initials('Cher')).toBe('C');
  expect(initials('jean (Jo) tremblay')).toBe('JT');
  expect(initials('')).toBe('');
});
