import { askApi } from '../../site/ask-api.ts';

/** A place on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Where an address is; null when nobody knows, or when it cannot be asked now: a map can do with less. */
export async function geocode(address: string, signal: AbortSignal): Promise<Point | null> {
  try {
    const { lat, lon } = await askApi('GET /api/geocode', { address }, { signal });
    return { latitude: lat, longitude: lon };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
