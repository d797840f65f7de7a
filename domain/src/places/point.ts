import type { Position } from './distance.ts';

/** A place as one word that can be counted: its degrees to the ten metres, `49.8790,-97.1590`. */
export function pointOf({ lat, lng }: Position): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

/** The place that {@link pointOf} made a word of. */
export function positionOf(point: string): Position {
  const [lat, lng] = point.split(',').map(Number);
  return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
}
