import { geocode } from '@directory/domain/contracts/site';
import type { Config } from '../../config.ts';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { ApiError } from '../../errors.ts';
import { callerKey } from '../../http/client-address.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { selectProfileById } from '../../people/profiles/store.ts';
import { geocodedTexts } from './addresses.ts';
import { createGeocoder } from './geocoder.ts';
import { GeocoderError } from './provider.ts';

/** Where an active profile's address or city is. No other text: that would be an open way to the provider, which forbids bulk use. */
export function registerGeocode(
  app: App,
  { config, log, sql }: { config: Config; log: Logger; sql: postgres.Sql },
): void {
  const userAgent = `PsychologistDirectory/1.0 (+${config.publicUrl})`;
  const find = createGeocoder(sql, { url: config.geocoderUrl, userAgent });
  serve(app, geocode, async (c, { profileId, place: part }) => {
    const row = await selectProfileById(sql, profileId);
    if (!row) throw new ApiError(404, 'profile_not_found', 'Psychologist not found');
    const text = geocodedTexts(row)[part];
    try {
      const place = text === null ? null : await find(text, callerKey(c, config.trustedProxies));
      if (!place) throw new ApiError(404, 'place_not_found', 'This address could not be found on the map.');
      // The visitor's browser alone: a cache in front would go on answering for a profile that is hidden.
      return c.json(place, 200, { 'Cache-Control': 'private, max-age=86400' });
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      log.warn({ requestId: c.get('requestId'), err: error }, 'an address could not be looked up');
      const sentence = 'The map service did not answer. Please try again later.';
      throw new ApiError(503, 'geocoder_unavailable', sentence, { cause: error, retryAfterSeconds: 10 });
    }
  });
}
