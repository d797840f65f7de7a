import type { PracticeRow } from '@directory/domain/profile/row';
import { describe, expect, it } from 'vitest';
import { measuredTo } from './shown-profile.ts';

const practice = { latitude: 49.9, longitude: -97.1 } as PracticeRow;
const row = {
  practices: [practice],
  own_place: false,
  postal_code: 'R3C 0V8',
  city: 'Winnipeg',
  province: 'MB',
} as const;

describe('measuredTo', () => {
  it('names the area or the city, and nothing where the practice’s own place is known', () => {
    expect(measuredTo(row)).toBeNull();
    expect(measuredTo({ ...row, own_place: true })).toBe('R3C');
    expect(measuredTo({ ...row, practices: [], postal_code: null })).toBe('Winnipeg');
    expect(measuredTo({ ...row, practices: [], postal_code: null, city: 'Nowhere' })).toBeNull();
  });
});
