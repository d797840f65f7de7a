/** A place on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Where an address is; null when nobody knows, or when it cannot be asked now: a map can do with less. */
export async function geocode(address: string, signal: AbortSignal): Promise<Point | null> {
  try {
    const response = await fetch(`/api/geocode?${new URLSearchParams({ address }).toString()}`, {
      headers: { accept: 'application/json' },
      signal,
    });
    return response.ok ? readPoint(await response.json()) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

function readPoint(body: unknown): Point | null {
  const { lat, lon } = (body ?? {}) as { lat?: unknown; lon?: unknown };
  const point = { latitude: Number(lat ?? NaN), longitude: Number(lon ?? NaN) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : null;
}
