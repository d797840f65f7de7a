import { EARTH_RADIUS_KM, type Position, radians } from './distance.ts';
import { type Frame, frameAround } from './frame.ts';

/** More follow the circle closer, and take an engine longer: so many leave a sixteenth of the circle's area out. */
const STRIPS = 16;

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
