import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { expect, it } from 'vitest';
import { measureFrom } from './distances.ts';

const nowhere = { latitude: null, longitude: null, postal_code: null, city: null, province: 'MB' };
const at = (place: object) => ({ ...nowhere, ...place }) as PublicProfile;

it('measures to the practice, else to the middle of the postal area or of the city, and says which', () => {
  const measured = measureFrom('r3c 1a1');
  expect(measured?.from).toBe('R3C');
  expect(measured?.to(at({ latitude: 49.8844, longitude: -97.147 }))).toMatchObject({ accuracy: 'exact' });
  expect(measured?.to(at({ postal_code: 'R3C 0A1', city: 'Winnipeg' }))).toEqual({
    km: 0,
    accuracy: 'postal',
  });
  const brandon = measured?.to(at({ city: 'Brandon' }));
  expect(brandon?.accuracy).toBe('city');
  expect(Math.abs((brandon?.km ?? 0) - 198)).toBeLessThan(12);
  expect(measured?.to(at({}))).toBeNull();
});

it('knows no place that is none', () => {
  expect(measureFrom('Nowhereville')).toBeNull();
  expect(measureFrom('')).toBeNull();
});
