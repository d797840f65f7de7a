import { expect, it } from 'vitest';
import { LISTED_CITIES } from '@directory/domain/places/listed-cities';
import { FOOTER_CITIES, FOOTER_PROVINCES } from './footer.tsx';

it('the footer names eight provinces, and eight cities that always have a page, Manitoba and Winnipeg first', () => {
  expect(new Set(FOOTER_PROVINCES).size).toBe(8);
  expect([FOOTER_PROVINCES[0], FOOTER_CITIES[0]?.city]).toEqual(['MB', 'Winnipeg']);
  expect(new Set(FOOTER_CITIES.map(({ city }) => city)).size).toBe(8);
  for (const { city, province } of FOOTER_CITIES) expect(LISTED_CITIES[province]).toContain(city);
});
