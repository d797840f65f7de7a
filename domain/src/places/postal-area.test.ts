import { describe, expect, it } from 'vitest';
import { postalAreaOf, postalCentre, provinceOfArea } from './postal-area.ts';
import { places } from '../../generated/places.js';

describe('postalAreaOf', () => {
  it.each(['R3C', 'r3c', ' R3C 0V8 ', 'r3c0v8', 'R3C-0V8'])('reads %j', (text) => {
    expect(postalAreaOf(text)).toBe('R3C');
  });

  it.each(['', 'R3', 'R3C 0', 'R3C 0V8 9', 'W3C', 'R3O', 'D1A', '90210', 'Laval'])(
    'knows that %j is none',
    (text) => {
      expect(postalAreaOf(text)).toBeNull();
    },
  );
});

describe('postalCentre', () => {
  it('knows the areas that the table has, each in Canada and readable', () => {
    const areas = places.postalAreas.split(/[|\n]/).map((entry) => entry.slice(0, 3));
    expect(areas.length).toBeGreaterThan(1600);
    for (const area of areas) {
      const { lat, lng } = postalCentre(area) ?? {};
      expect(postalAreaOf(area), area).toBe(area);
      expect(provinceOfArea(area), area).toBeDefined();
      expect(lat, area).toBeGreaterThan(41);
      expect(lng, area).toBeLessThan(-52);
    }
    expect(postalCentre('R3C')).toEqual({ lat: 49.879, lng: -97.159 });
    expect(postalCentre('H0H')).toBeNull();
  });
});
