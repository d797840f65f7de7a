import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { Environment } from './environment.ts';

export type Encoding = 'br' | 'gzip';

/** Smaller answers fit one packet as they are. */
const LEAST_BYTES = 1024;
/** A twentieth smaller than gzip's usual level, in the same time. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
/** What compresses a text into each encoding, beside the server's own thread. */
export const encoders: Record<Encoding, (text: ArrayBuffer | Buffer) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  gzip: promisify(gzip),
};

/**
 * Compresses text answers above 1 kB for those who accept it, each as a whole and beside the server's own thread: as a
 * stream a page takes about twice as long. What is made piece by piece is for {@link streamCompression}.
 */
export function compression() {
  return createMiddleware<Environment>(async (c, next) => {
    const encoding = acceptedEncoding(c);
    if (!encoding) {
      // Looking at the finished answer would make the server take it apart instead of writing it as it is.
      c.header('Vary', 'Accept-Encoding');
      return next();
    }
    await next();
    if (c.get('isCompressed')) return;
    const { headers, status } = c.res;
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '');
    if (!isText || headers.has('content-encoding') || [204, 206, 304].includes(status)) return;
    if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
    if (c.req.method === 'HEAD') return;
    const text = await c.res.arrayBuffer();
    const isWorthIt = text.byteLength >= LEAST_BYTES;
    headers.delete('content-length');
    if (isWorthIt) headers.set('content-encoding', encoding);
    // Taken out first: Hono would merge the old answer into the new one, as a stream.
    c.res = undefined;
    const body = isWorthIt ? ((await encoders[encoding](text)) as Uint8Array<ArrayBuffer>) : text;
    c.res = new Response(body, { status, headers });
  });
}

/** Compresses an answer that is made piece by piece, as it is made. */
export const streamCompression = () => compress({ encoding: 'gzip' });

/** The best encoding that the caller takes; undefined for none. */
export function acceptedEncoding(c: Context<Environment>): Encoding | undefined {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: '',
    // Browsers name all that they take, with no preference of their own.
    match: (accepted, { supports }) =>
      supports.find((encoding) => accepted.some(({ type, q }) => type.toLowerCase() === encoding && q > 0)) ??
      '',
  });
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}
