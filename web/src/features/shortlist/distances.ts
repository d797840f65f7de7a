import { distanceKm } from '@directory/domain/places/distance';
import { findPlace } from '@directory/domain/places/town';
import type { PlaceAccuracy } from '@directory/domain/places/near';
import { personPlace } from '@directory/domain/places/person-place';
import type { PublicProfile } from '@directory/domain/profile/public-profile';

export interface Distance {
  /** Whole kilometres; 0 is less than one. */
  km: number;
  accuracy: PlaceAccuracy;
}

/** Where the visitor is, and how far somebody is from there; null where it is not known where that person practises. */
export interface Measured {
  /** The place as it was understood: `R3C`, `Laval`. */
  from: string;
  to: (profile: PublicProfile) => Distance | null;
}

/**
 * Measures on the device: what the visitor gives as a place is sent nowhere. Null where no place of that name is known. It brings the
 * tables of postal areas and towns along: import it where somebody asks.
 */
export function measureFrom(text: string): Measured | null {
  const place = findPlace(text);
  if (!place) return null;
  return {
    from: place.name,
    to: ({ latitude, longitude, postal_code: postalCode, city, province }) => {
      const practice = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null;
      const there = personPlace({ practice, postalCode, city, province });
      return there && { km: Math.floor(distanceKm(place, there) + 0.5), accuracy: there.accuracy };
    },
  };
}
