import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { IncomingMessage } from 'node:http';
import { ApiError, invalidRequest } from '../errors.ts';
import type { Environment } from './environment.ts';

/** A body that is refused is still read, unkept, to this many bytes: a caller who is cut off while sending sees no answer. */
const MOST_DISCARDED = 32 * 1024 * 1024;

/**
 * Refuses bodies above `maxBytes` with 413: by their announced length, or by counting when none is announced.
 * @param refusal makes another error for a caller who should be told in other words
 */
export function limitBody(maxBytes: number, refusal?: (c: Context<Environment>) => ApiError) {
  return createMiddleware<Environment & { Bindings: HttpBindings }>(async (c, next) => {
    const announced = c.req.header('content-length');
    const chunked = c.req.header('transfer-encoding') !== undefined;
    // Node's parser holds a body to its announced length, so nothing needs counting then.
    if (!chunked && Number(announced ?? 0) <= maxBytes) return next();
    const { incoming } = c.env;
    const { size, body } = await readBody(incoming, maxBytes);
    if (size <= maxBytes) {
      // Where the server's adapter looks for a body that was read before it.
      Object.assign(incoming, { rawBody: body });
      return next();
    }
    if (!incoming.readableEnded) c.header('Connection', 'close');
    if (refusal) throw refusal(c as unknown as Context<Environment>);
    throw new ApiError(413, 'body_too_large', `The request is too large: ${maxBytes / 1024} kB at most.`);
  });
}

/** Reads a body, keeping it while it is within `maxBytes`, until it ends or has grown beyond all measure. */
function readBody(incoming: IncomingMessage, maxBytes: number): Promise<{ size: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // A visitor may have gone before anybody listened: then there is neither an end nor an error to wait for.
    const gone = (): void => reject(new Error('The visitor went away.'));
    const done = (): void => {
      incoming.off('data', onData).off('end', done).off('error', reject).off('close', gone);
      resolve({ size, body: size <= maxBytes ? Buffer.concat(chunks) : Buffer.alloc(0) });
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > MOST_DISCARDED) done();
    };
    if (incoming.destroyed) gone();
    else incoming.on('data', onData).on('end', done).on('error', reject).on('close', gone);
  });
}

/** The 400 for U+0000: nobody types it, and Postgres and what stands before it refuse it each in another way. */
export function holdsNul(): ApiError {
  return invalidRequest('The request holds a character that no text has (U+0000).');
}

/** The request's body, which must say that it is JSON. @throws ApiError 415 when it does not, 400 when it is none */
export async function readJson(c: Context<Environment>): Promise<unknown> {
  requireJson(c);
  return parseJson(await c.req.text());
}

/** Whether the body is what a form sends that needs no script. */
export function isPlainForm(c: Context<Environment>): boolean {
  return c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** @throws ApiError 415 when the request does not say that its body is JSON */
export function requireJson(c: Context<Environment>): void {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new ApiError(415, 'unsupported_media_type', 'Send the request as application/json.');
}

/** The fields of a page's form that needs no script. @throws ApiError 415 when the request is no such form */
export async function readFields(c: Context<Environment>): Promise<Record<string, unknown>> {
  if (!isPlainForm(c))
    throw new ApiError(
      415,
      'unsupported_media_type',
      'Send the request as application/x-www-form-urlencoded.',
    );
  return c.req.parseBody();
}

/** The escape of U+0000, which JSON writes in no other way; behind an even number of backslashes it would be text. */
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/** @throws ApiError 400 when the text is no JSON, or holds U+0000, which no column of the database takes */
export function parseJson(text: string): unknown {
  if (NUL.test(text)) throw holdsNul();
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The request body is not valid JSON.');
  }
}
