import { describe, expect, it } from 'vitest';
import { personPlace } from './person-place.ts';

const NOTHING = { practice: null, postalCode: null, city: null, province: null } as const;
const IN_WINNIPEG = { ...NOTHING, postalCode: 'r3c 0v8', city: 'Winnipeg', province: 'MB' } as const;

describe('personPlace', () => {
  it('is the practice, else the postal area, else the city, and says which', () => {
    const practice = { lat: 49.9, lng: -97.1 };
    expect(personPlace({ ...IN_WINNIPEG, practice })).toEqual({ ...practice, accuracy: 'exact' });
    expect(personPlace(IN_WINNIPEG)).toEqual({ lat: 49.879, lng: -97.159, accuracy: 'postal' });
    expect(personPlace({ ...IN_WINNIPEG, postalCode: null })).toMatchObject({ accuracy: 'city' });
    expect(personPlace(NOTHING)).toBeNull();
  });

  it('takes the city of the province alone', () => {
    expect(personPlace({ ...NOTHING, city: 'Montreal', province: 'QC' })?.lat).toBeCloseTo(45.5, 1);
    expect(personPlace({ ...NOTHING, city: 'Montreal', province: 'BC' })).toBeNull();
    expect(personPlace({ ...NOTHING, city: 'Winnipeg' })).toBeNull();
  });

  it('prefers the city to the middle of a rural area, which may be far away', () => {
    const person = { ...NOTHING, postalCode: 'R0A 0B1', city: 'Steinbach', province: 'MB' } as const;
    expect(personPlace(person)).toMatchObject({ accuracy: 'city' });
    expect(personPlace({ ...person, city: 'Nowhere' })).toMatchObject({ accuracy: 'postal' });
  });

  it('passes over a postal code that is not of the city or the province, and one that is none', () => {
    for (const postalCode of ['M5V 1A1', 'H0H 0H0', 'R8N 1A1', 'none'])
      expect(personPlace({ ...IN_WINNIPEG, postalCode }), postalCode).toMatchObject({ accuracy: 'city' });
    // Gatineau's, across the river.
    const inOttawa = { ...NOTHING, postalCode: 'J8X 1A1', city: 'Ottawa', province: 'ON' } as const;
    expect(personPlace(inOttawa)).toMatchObject({ accuracy: 'city' });
  });

  it('passes over coordinates that are none', () => {
    const practice = { lat: 145, lng: 10 };
    expect(personPlace({ ...IN_WINNIPEG, practice })).toMatchObject({ accuracy: 'postal' });
  });
});
