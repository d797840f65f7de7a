import { request } from 'undici';
import { z } from 'zod';

/** A place in degrees (WGS 84). */
export interface Place {
  lat: number;
  lon: number;
}

/** The provider did not answer, or not with what it promises. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  readonly code = 'geocoder_unavailable';
}

export interface GeocoderOptions {
  /** A Nominatim-compatible search. */
  url: string;
  /** Says who asks, as the provider's terms require. */
  userAgent: string;
  timeoutMs?: number;
}

const answerSchema = z.array(
  z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
);

/** More than any answer of one place; a provider gone wrong must not fill the memory. */
const MOST_BYTES = 256 * 1024;

/** Asks where in Canada an address is; null when the provider knows no such place. @throws GeocoderError */
export async function askProvider(
  { url, userAgent, timeoutMs = 3_000 }: GeocoderOptions,
  address: string,
): Promise<Place | null> {
  try {
    const { statusCode, body } = await request(url, {
      query: { q: address, format: 'jsonv2', limit: 1, countrycodes: 'ca' },
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new GeocoderError(`The geocoder answered ${statusCode}`);
    }
    const places = answerSchema.parse(JSON.parse(await readText(body)));
    return places[0] ?? null;
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    throw new GeocoderError('The geocoder did not answer as promised', { cause });
  }
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new GeocoderError('The geocoder answered with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
