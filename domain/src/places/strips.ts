import { EARTH_RADIUS_KM, type Position, radians } from './distance.ts';
import { type Frame, frameAround } from './frame.ts';

/** A circle as boxes between the same parallels. */
export interface Strips {
  /** They hold all of the circle, and a little more. */
  readonly around: readonly Frame[];
  /** All of them lie in the circle; it has a little more. */
  readonly within: readonly Frame[];
}

/** More follow the circle closer, and take an engine longer: so many leave an eighth of the circle's area between the outer and the inner ones. */
const STRIPS = 16;

/** The circle around a place cut into strips from south to north, for what can compare numbers and nothing else. */
export function stripsOf(centre: Position, km: number): Strips {
  const whole = frameAround(centre, km);
  const middle = (whole.north + whole.south) / 2;
  const half = (whole.north - whole.south) / 2;
  // Thinner towards the poles of the circle, where it is flat.
  const parallels = Array.from(
    { length: STRIPS + 1 },
    (_, index) => middle - half * Math.cos((Math.PI * index) / STRIPS),
  );
  // The widest parallel lies a little poleward of the centre.
  const widest = Math.asin(Math.sin(radians(centre.lat)) / Math.cos(km / EARTH_RADIUS_KM)) * (180 / Math.PI);
  const around: Frame[] = [];
  const within: Frame[] = [];
  for (const [index, south] of parallels.slice(0, -1).entries()) {
    const north = parallels[index + 1] ?? south;
    const [least, most] = [reachAt(south, centre, km), reachAt(north, centre, km)].toSorted((a, b) => a - b);
    const holdsWidest = south < widest && widest < north;
    const wide = holdsWidest ? (whole.east - whole.west) / 2 : (most ?? 0);
    around.push({ south, north, west: centre.lng - wide, east: centre.lng + wide });
    if (least) within.push({ south, north, west: centre.lng - least, east: centre.lng + least });
  }
  return { around, within };
}

/** How far the circle reaches to the east and to the west on a parallel, in degrees. */
function reachAt(lat: number, centre: Position, km: number): number {
  const radius = Math.sin(km / EARTH_RADIUS_KM / 2) ** 2;
  const rise = Math.sin(radians(lat - centre.lat) / 2) ** 2;
  const run = (radius - rise) / (Math.cos(radians(lat)) * Math.cos(radians(centre.lat)));
  return run <= 0 ? 0 : (2 * Math.asin(Math.min(1, Math.sqrt(run))) * 180) / Math.PI;
}
