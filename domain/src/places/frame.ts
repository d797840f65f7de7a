import { EARTH_RADIUS_KM, type Position, radians } from './distance.ts';

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

/** Whether a place is in the box or on its edge. */
export function isInFrame({ lat, lng }: Position, { south, west, north, east }: Frame): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
