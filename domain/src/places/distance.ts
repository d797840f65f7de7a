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

/** A place as one word that can be counted: its degrees to the ten metres, `49.8790,-97.1590`. */
export function pointOf({ lat, lng }: Position): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

/** The place that {@link pointOf} made a word of. */
export function positionOf(point: string): Position {
  const [lat, lng] = point.split(',').map(Number);
  return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
}
