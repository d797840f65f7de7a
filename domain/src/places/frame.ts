import { EARTH_RADIUS_KM, type Position, radians } from './distance.ts';

/** More follow the circle closer, and take an engine longer: so many leave a sixteenth of the circle's area out. */
const STRIPS = 16;

/** A box between two parallels and two meridians, in decimal degrees. It crosses neither a pole nor the date line, as Canada does not. */
export interface Frame {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/**
 * The smallest box that holds everything within so many kilometres of the centre. Its east and west touch the circle a little
 * poleward of the centre, where meridians are closer: hence the arcsine.
 */
export function frameAround(centre: Position, km: number): Frame {
  const angle = km / EARTH_RADIUS_KM;
  const up = degrees(angle);
  const reach = Math.sin(angle) / Math.cos(radians(centre.lat));
  const coversPole = angle >= Math.PI / 2 || Math.abs(reach) >= 1;
  const aside = coversPole ? 360 : degrees(Math.asin(reach));
  return {
    south: Math.max(-90, centre.lat - up),
    west: Math.max(-180, centre.lng - aside),
    north: Math.min(90, centre.lat + up),
    east: Math.min(180, centre.lng + aside),
  };
}

/** The smallest box that holds all of these; null of none. */
export function frameOfAll(places: readonly Position[]): Frame | null {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  if (places.length === 0) return null;
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

/** Whether a place is in the box or on its edge. */
export function isInFrame({ lat, lng }: Position, { south, west, north, east }: Frame): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Boxes between parallels from south to north, all of which lie in the circle around a place, for what can compare numbers and nothing else. */
export function stripsWithin(centre: Position, km: number): Frame[] {
  const whole = frameAround(centre, km);
  const middle = (whole.north + whole.south) / 2;
  const half = (whole.north - whole.south) / 2;
  // Thinner towards the poles of the circle, where it is flat.
  const parallels = Array.from(
    { length: STRIPS + 1 },
    (_, index) => middle - half * Math.cos((Math.PI * index) / STRIPS),
  );
  return parallels.slice(0, -1).flatMap((south, index) => {
    const north = parallels[index + 1] ?? south;
    const reach = Math.min(reachAt(south, centre, km), reachAt(north, centre, km));
    return reach > 0 ? [{ south, north, west: centre.lng - reach, east: centre.lng + reach }] : [];
  });
}

/** How far the circle reaches to the east and to the west on a parallel, in degrees. */
function reachAt(lat: number, centre: Position, km: number): number {
  const radius = Math.sin(km / EARTH_RADIUS_KM / 2) ** 2;
  const rise = Math.sin(radians(lat - centre.lat) / 2) ** 2;
  const run = (radius - rise) / (Math.cos(radians(lat)) * Math.cos(radians(centre.lat)));
  return run <= 0 ? 0 : (2 * Math.asin(Math.min(1, Math.sqrt(run))) * 180) / Math.PI;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
