/** Long enough for a phone that has to look for satellites. */
const PATIENCE_MS = 15_000;
const FRESH_ENOUGH_MS = 10 * 60_000;

/** Why there is no place: the visitor or the browser does not want it, or it could not be found in time. */
export type NoPlace = 'refused' | 'failed';

/**
 * Where the device is, as the search's address has it (`49.89,-97.14`): rounded here to about a kilometre, so that no more than that ever
 * leaves the device. Resolves to why there is none.
 */
export function askDevicePlace(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<{ place: string } | NoPlace> {
  return new Promise((resolve) => {
    if (!geolocation) resolve('failed');
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ place: `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}` }),
      ({ code }) => resolve(code === DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS },
    );
  });
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const DENIED = 1;
