/** A place on the earth in decimal degrees, west and south negative. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** The mean radius of the earth (IUGG), in kilometres. */
export const EARTH_RADIUS_KM = 6371.0088;

/** The great-circle distance in kilometres (haversine), right to half a percent: the earth is no perfect sphere. */
export function distanceKm(a: Position, b: Position): number {
  const lat1 = radians(a.lat);
  const lat2 = radians(b.lat);
  const rise = Math.sin((lat2 - lat1) / 2) ** 2;
  const run = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return (
    2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(lat1) * Math.cos(lat2) * run)))
  );
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
