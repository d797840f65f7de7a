import { expect, it } from 'vitest';
import { dangerBegun } from './danger.ts';

it.each([
  ['suic', 'suicide'],
  ['My son suici', 'suicide'],
  ['Idées no', 'suicide'],
  ['automut', 'suicide'],
  ['surdos', 'medical'],
  ['violence conj', 'violence'],
  ['child abu', 'child'],
] as const)('in "%s" is a danger begun', (typed, kind) => expect(dangerBegun(typed)).toBe(kind));

it.each([
  '',
  'sui',
  'over',
  'auto',
  'surdité',
  'violon',
  'enfant malade',
  'self',
  'suicide squad',
  'want to',
])('in "%s" is none', (typed) => expect(dangerBegun(typed)).toBeNull());
