import type { Directory } from '@directory/domain/site/directory';
import type { Api } from '@directory/domain/contracts/api';
import type { Input } from '@directory/domain/contracts/contract';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { askApi } from '../../site/ask-api.ts';

/** A place on the earth, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

export interface MapView {
  centre: Point;
  /** `address`: the practice itself. `city` and `default`: no more than where to look. */
  accuracy: 'address' | 'city' | 'default';
  /** Leaflet's zoom level: 15 shows streets, 11 a city. */
  zoom: 15 | 11;
}

const WINNIPEG: Point = { latitude: 49.8951, longitude: -97.1384 };

/** Where a profile's practice is: its coordinates, else its address looked up, else its city, else Winnipeg. */
export async function findMapView(
  profile: PublicProfile,
  directory: Directory,
  signal: AbortSignal,
): Promise<MapView> {
  const { id, latitude, longitude, address } = profile;
  if (latitude !== null && longitude !== null) {
    return { centre: { latitude, longitude }, accuracy: 'address', zoom: 15 };
  }
  const found = address ? await geocode({ profileId: id, place: 'address' }, signal) : null;
  if (found) return { centre: found, accuracy: 'address', zoom: 15 };
  const city = await findCity(profile, directory, signal);
  return city
    ? { centre: city, accuracy: 'city', zoom: 11 }
    : { centre: WINNIPEG, accuracy: 'default', zoom: 11 };
}

/** The city as the search knows it, else looked up, else null. */
async function findCity(
  { id, city, province }: PublicProfile,
  directory: Directory,
  signal: AbortSignal,
): Promise<Point | null> {
  if (!city || !province) return null;
  try {
    const { near } = await directory.search({ near: city, province }, signal);
    if (near?.place) return { latitude: near.place.lat, longitude: near.place.lng };
  } catch {
    // Search is down: the city can be looked up.
    signal.throwIfAborted();
  }
  return geocode({ profileId: id, place: 'city' }, signal);
}

/** Where a profile's address or city is; null when nobody knows, or when it cannot be asked now: a map can do with less. */
async function geocode(asked: Input<Api['GET /api/geocode']>, signal: AbortSignal): Promise<Point | null> {
  try {
    const { lat, lon } = await askApi('GET /api/geocode', asked, { signal });
    return { latitude: lat, longitude: lon };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
