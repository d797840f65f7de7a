import type { ProvinceCode } from './provinces.ts';
import type { PlaceAccuracy } from './near.ts';
import { distanceKm, type Position } from './distance.ts';
import { isRural, postalAreaOf, postalCentre, provinceOfArea } from './postal-area.ts';
import { townIn } from './town.ts';

/** What is known of where a person practises. */
export interface KnownPlace {
  /** The practice's coordinates; null where it has none, or the person is elsewhere. */
  practice: Position | null;
  postalCode: string | null;
  city: string | null;
  province: ProvinceCode | null;
}

export interface PersonPlace extends Position {
  readonly accuracy: PlaceAccuracy;
}

/** An area farther from the city than this is not the city's: one of the two is a slip, or older than the other. */
const FARTHEST_KM = 100;

/**
 * Where a person is, as well as it is known: at the practice, else in the middle of the postal area, else of the city. Of a rural area the middle
 * says less than the city does; and a postal code of another part of the country than the city counts for nothing.
 */
export function personPlace({ practice, postalCode, city, province }: KnownPlace): PersonPlace | null {
  if (practice && isOnEarth(practice)) return { ...practice, accuracy: 'exact' };
  const area = postalAreaOf(postalCode ?? '');
  const centre = area && provinceOfArea(area) === province ? postalCentre(area) : null;
  const town = city && province ? (townIn(city, province)?.position ?? null) : null;
  const isDoubtful = town && centre && (isRural(area ?? '') || distanceKm(town, centre) > FARTHEST_KM);
  if (centre && !isDoubtful) return { ...centre, accuracy: 'postal' };
  return town && { ...town, accuracy: 'city' };
}

function isOnEarth({ lat, lng }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
