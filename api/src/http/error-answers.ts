import type { HttpBindings } from '@hono/node-server';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ApiError } from '../errors.ts';
import { isTooBusy } from './admission.ts';
import type { Environment } from './environment.ts';

/** Turns whatever a handler threw into the error envelope; logs what is our fault. */
export function answerErrors(log: Logger): ErrorHandler<Environment> {
  return (error, c) => {
    if (hasHungUp(c))
      return answer(c, new ApiError(400, 'request_incomplete', 'The request ended too early.'));
    const known = toApiError(error);
    // Of too much to do there is too much to say.
    if (known.status >= 500 && !isTooBusy(known))
      log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    return answer(c, known);
  };
}

/** Where nothing knows better, whoever is told that the site cannot answer tries again so much later. */
const RETRY_AFTER_SECONDS = 5;

/** Every 503, of a page as of data, says when to try again: crawlers and proxies wait for that long, and keep what they know. */
export function sayWhenToTryAgain() {
  return createMiddleware<Environment>(async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has('Retry-After'))
      c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  });
}

/** The 404 of an address under /api that does not exist. */
export const answerNotFound: NotFoundHandler<Environment> = (c) =>
  answer(c, new ApiError(404, 'not_found', 'There is nothing at this address.'));

/** The 405 for a method that an address does not take. */
export function answerMethodNotAllowed(c: Context<Environment>, allowed: readonly string[]): Response {
  c.header('Allow', allowed.join(', '));
  return answer(
    c,
    new ApiError(405, 'method_not_allowed', `This address takes ${allowed.join(' and ')} only.`),
  );
}

/** Whether the visitor went away before the whole request had come: whatever failed then, failed for that. */
function hasHungUp(c: Context<Environment>): boolean {
  const { incoming } = c.env as HttpBindings;
  return incoming.destroyed && !incoming.complete;
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException)
    return new ApiError(error.status, 'request_failed', 'The request could not be answered.', {
      cause: error,
    });
  return new ApiError(500, 'internal_error', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

function answer(c: Context<Environment>, error: ApiError): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  const { message, code, fields, more } = error;
  const refused = fields && { field: Object.keys(fields)[0], fields };
  return c.json({ error: message, code, requestId: c.get('requestId'), ...refused, ...more }, error.status);
}
