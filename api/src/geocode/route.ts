import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { ApiError, invalidRequest } from '../errors.ts';
import { MAX_ADDRESS_LENGTH, normalizeAddress } from './address.ts';
import { createGeocoder } from './geocoder.ts';
import { GeocoderError } from './provider.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';

const placeSchema = z.object({ lat: z.number(), lon: z.number() }).openapi('Place');

const route = createRoute({
  method: 'get',
  path: '/api/geocode',
  tags: ['Profiles'],
  summary: 'Where an address in Canada is',
  request: { query: z.object({ address: z.string().max(MAX_ADDRESS_LENGTH) }) },
  responses: {
    200: { description: 'The place.', content: { 'application/json': { schema: placeSchema } } },
    400: errorResponse('The address is missing or too long.'),
    404: errorResponse('There is no such place.'),
    429: errorResponse('Too many requests from this address.'),
    503: errorResponse('The place cannot be looked up now.'),
  },
});

/** GET /api/geocode */
export function registerGeocode(
  app: App,
  { config, log, sql }: Pick<Context, 'config' | 'log' | 'sql'>,
): void {
  const userAgent = `PsychologistDirectory/1.0 (+${config.publicUrl})`;
  const find = createGeocoder(sql, { url: config.geocoderUrl, userAgent });
  app.openapi(route, async (c) => {
    const address = normalizeAddress(c.req.valid('query').address);
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
