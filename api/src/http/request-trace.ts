import type { Tracing } from '@directory/domain/telemetry/tracing';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Environment } from './environment.ts';

/** Traces each request under its id, by its route's pattern and status: as little of its address as the log has. */
export function requestTrace(tracing: Tracing) {
  return createMiddleware<Environment>((c, next) =>
    tracing.span('request', { requestId: c.get('requestId') }, async (span) => {
      await next();
      const { method } = c.req;
      const { status } = c.res;
      span.rename(`${method} ${routePath(c)}`);
      span.note({
        'http.request.method': method,
        'http.route': routePath(c),
        'http.response.status_code': status,
      });
      if (status >= 500) span.fail();
    }),
  );
}
