import { geocode } from '@directory/domain/contracts/site';
import type { Context } from '../context.ts';
import { ApiError, invalidRequest } from '../errors.ts';
import { createGeocoder } from './geocoder.ts';
import { GeocoderError } from './provider.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';

export function registerGeocode(
  app: App,
  { config, log, sql }: Pick<Context, 'config' | 'log' | 'sql'>,
): void {
  const userAgent = `PsychologistDirectory/1.0 (+${config.publicUrl})`;
  const find = createGeocoder(sql, { url: config.geocoderUrl, userAgent });
  serve(app, geocode, async (c, sent) => {
    const address = normalizeAddress(sent.address);
    if (address.length < 3) throw invalidRequest('Give an address of at least three characters.');
    try {
      const place = await find(address);
      if (!place) throw new ApiError(404, 'place_not_found', 'This address could not be found on the map.');
      return c.json(place, 200, { 'Cache-Control': 'public, max-age=86400' });
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      log.warn({ requestId: c.get('requestId'), err: error }, 'an address could not be looked up');
      throw new ApiError(
        503,
        'geocoder_unavailable',
        'The map service did not answer. Please try again later.',
        {
          cause: error,
          retryAfterSeconds: 10,
        },
      );
    }
  });
}

/** The address as it is kept and asked for: single spaces, lower case, no control characters. */
function normalizeAddress(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}
