import type { Hook } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ApiError, invalidRequest } from '../errors.ts';
import { invalidFields } from '../invalid-fields.ts';
import type { Environment } from './environment.ts';

/** Every error of the API over HTTP. */
export const errorSchema = z
  .object({
    error: z.string(),
    code: z.string(),
    requestId: z.string(),
    field: z.string().optional().describe('The first refused field of a form.'),
    fields: z.record(z.string(), z.string()).optional().describe('Every refused field, with a sentence.'),
  })
  .openapi('Error');

/** An error answer for a route's declaration. */
export function errorResponse(description: string) {
  return { description, content: { 'application/json': { schema: errorSchema } } };
}

/** Turns whatever a handler threw into the error envelope; logs what is our fault. */
export function answerErrors(log: Logger): ErrorHandler<Environment> {
  return (error, c) => {
    const known = toApiError(error);
    if (known.status >= 500) log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    return answer(c, known);
  };
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

/** Turns a failed validation into a 400 that names each key and what is wrong with it. */
export const rejectInvalid: Hook<unknown, Environment, string, Response | undefined> = (result) => {
  if (result.success) return undefined;
  throw invalidFields(result.error);
};

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof HTTPException)) {
    return new ApiError(500, 'internal_error', 'Something went wrong on our side. Please try again.', {
      cause: error,
    });
  }
  if (error.status === 415) {
    return new ApiError(415, 'unsupported_media_type', 'Send the request as application/json.');
  }
  if (error.status === 400) return invalidRequest('The request body is not valid JSON.');
  return new ApiError(error.status, 'request_failed', 'The request could not be answered.', { cause: error });
}

function answer(c: Context<Environment>, error: ApiError): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  const { message, code, fields } = error;
  const refused = fields && { field: Object.keys(fields)[0], fields };
  return c.json({ error: message, code, requestId: c.get('requestId'), ...refused }, error.status);
}
