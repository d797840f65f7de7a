import type { ProvinceCode } from '../places/provinces.ts';
import type { MatchFacts } from './facts.ts';

/** Where somebody looks for a psychologist. */
export interface MatchWhereabouts {
  /** Null while the visitor has not said. */
  province: ProvinceCode | null;
  /** Whether they ask for sessions online: then not the office counts, but who may see people of their province. */
  online: boolean;
}

/** By the codes of the reasons, cautions and unknowns that say so. */
export type MatchPlace =
  | (typeof LOCATED)[number]
  | 'otherProvince'
  | 'province'
  | 'yourProvince'
  | 'registration';

const LOCATED = ['sameProvince', 'registered', 'saysRegistered'] as const;

/**
 * How a profile's place fits the visitor's. Online in a province goes by registrations alone, as the search does (docs/decisions/168): an
 * office there opens no door, and one elsewhere closes none.
 */
export function matchPlace(
  { province, onlineIn }: Pick<MatchFacts, 'province' | 'onlineIn'>,
  where: MatchWhereabouts,
): MatchPlace {
  if (where.online && where.province !== null) {
    const registration = onlineIn.find((one) => one.province === where.province);
    if (!registration) return 'registration';
    if (province === where.province) return 'sameProvince';
    return registration.basis === 'stated' ? 'saysRegistered' : 'registered';
  }
  if (province === null) return 'province';
  if (where.province === null) return 'yourProvince';
  return province === where.province ? 'sameProvince' : 'otherProvince';
}

/** Whether that is a match of place. What is not known is none. */
export function isLocated(place: MatchPlace): place is (typeof LOCATED)[number] {
  return LOCATED.some((located) => located === place);
}
