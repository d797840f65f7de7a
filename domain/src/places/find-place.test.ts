import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

describe('findPlace', () => {
  it.each([
    ['R3C', 'postal', 'R3C'],
    ['h2x1y4', 'postal', 'H2X'],
    ['r3c 0', 'postal', 'R3C'],
    ['R3C-0v', 'postal', 'R3C'],
    ['12 Main St, Winnipeg MB R3C 0V8', 'postal', 'R3C'],
    ['montreal, qc', 'city', 'Montréal'],
    ['49.8951,-97.1384', 'device', ''],
  ])('finds %s', (text, kind, name) => {
    expect(findPlace(text)).toMatchObject({ kind, name });
  });

  it('uses no more of a device’s place than about a kilometre', () => {
    expect(findPlace('49.8951, -97.1384')).toMatchObject({ lat: 49.9, lng: -97.14 });
  });

  it('knows no place of other texts', () => {
    for (const text of ['', 'Atlantis', '91,0', '0,181', '49', '49,', 'R3', 'R3C 00', 'H0H 0H0'])
      expect(findPlace(text), text).toBeNull();
  });
});
