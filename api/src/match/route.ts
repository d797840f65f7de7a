import { createRoute } from '@hono/zod-openapi';
import { matchAnswerSchema } from '@directory/domain/match/answer';
import { matchRequestSchema } from '@directory/domain/match/request';
import { HTTPException } from 'hono/http-exception';
import type { Context } from '../context.ts';
import { limitBody } from '../http/body-limit.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';

/** A full request is 200 bytes. */
const MOST_BYTES = 2048;

const route = createRoute({
  method: 'post',
  path: '/api/match',
  tags: ['Search'],
  summary: 'Psychologists for a condition, the best match first',
  description:
    'Over the whole directory. The body carries what was found out about a person (a severity, never a score or answers), so ' +
    'that no address or log holds it. Nothing of it is kept.',
  request: {
    body: { required: true, content: { 'application/json': { schema: matchRequestSchema } } },
  },
  responses: {
    200: {
      description: 'One page of matches.',
      content: { 'application/json': { schema: matchAnswerSchema } },
    },
    400: errorResponse('The request is not valid; the message says which key.'),
    403: errorResponse('The request comes from another site.'),
    413: errorResponse('The body is too large.'),
    415: errorResponse('The body is not JSON.'),
    429: errorResponse('Too many requests from this address.'),
    503: errorResponse('Search does not answer now; Retry-After says when to try again.'),
  },
});

/** POST /api/match */
export function registerMatch(app: App, { config, matcher }: Pick<Context, 'config' | 'matcher'>): void {
  app.openAPIRegistry.registerPath(route);
  app.use(route.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  app.post(route.path, async (c) => {
    if (c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json') {
      throw new HTTPException(415);
    }
    const answer = await matcher.matchJson(parseJson(await c.req.text()));
    return c.body(answer as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HTTPException(400, { cause });
  }
}
