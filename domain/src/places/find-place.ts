import type { ProvinceCode } from './provinces.ts';
import type { FoundPlace } from './near.ts';
import { postalCentre, typedPostalArea } from './postal-area.ts';
import { findTown } from './town.ts';

const DEGREES = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Of a device's place no more is used than about a kilometre, whatever was sent. */
const DECIMALS = 100;

/**
 * The place that a visitor means: a postal code, of which the first three characters count, a city (see {@link findTown}), or degrees
 * (`49.89,-97.14`). Null when there is none of that name.
 */
export function findPlace(text: string, province: ProvinceCode | null = null): FoundPlace | null {
  const area = typedPostalArea(text);
  if (area) {
    const centre = postalCentre(area);
    return centre && { ...centre, kind: 'postal', name: area };
  }
  const [, lat, lng] = DEGREES.exec(text.trim()) ?? [];
  if (lat && lng) {
    const [north, east] = [rounded(lat), rounded(lng)];
    const isOnEarth = Math.abs(north) <= 90 && Math.abs(east) <= 180;
    return isOnEarth ? { lat: north, lng: east, kind: 'device', name: '' } : null;
  }
  const town = findTown(text, province);
  return town && { ...town.position, kind: 'city', name: town.name, province: town.province };
}

function rounded(degrees: string): number {
  return Math.round(Number(degrees) * DECIMALS) / DECIMALS;
}
