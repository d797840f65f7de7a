import type { Frame } from '@directory/domain/places/frame';

/** A degree's decimals in an address: the fourth is eleven metres. */
const DECIMALS = 4;

/** The value of the `frame` parameter, `south,west,north,east` in degrees; null when it is no frame. */
export function parseFrame(text: string | null): Frame | null {
  if (!/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/.test(text ?? '')) return null;
  const [south = 0, west = 0, north = 0, east = 0] = (text ?? '').split(',').map(rounded);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

export function formatFrame({ south, west, north, east }: Frame): string {
  return [south, west, north, east].map(rounded).join(',');
}

function rounded(degrees: number | string): number {
  return Number(Number(degrees).toFixed(DECIMALS));
}
