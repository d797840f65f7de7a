import { live, ready } from '@directory/domain/contracts/site';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ServerMetrics } from '../observers.ts';
import type { Environment } from './environment.ts';
import { randomUUID } from 'node:crypto';
import type { Tracing } from '@directory/runtime/telemetry/tracing';

/** What proxies and containers ask every few seconds: a thousand lines an hour that say nothing as long as all is well. */
const PROBES = new Set<string>([live.path, ready.path]);

/**
 * Logs and counts each request by its route's pattern, status and duration in milliseconds. Never its address or query: what people
 * search for here says something about their health.
 */
export function requestLog(log: Logger, metrics?: Pick<ServerMetrics, 'requestAnswered'>) {
  return createMiddleware<Environment>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { status } = c.res;
    const route = routePath(c);
    const isWell = PROBES.has(route) && status === 200;
    const level = status >= 500 ? 'error' : isWell ? 'debug' : 'info';
    const line = { requestId: c.get('requestId'), method: c.req.method, route, status, ms };
    // After the answer has been written.
    setImmediate(() => {
      log[level](line, 'request');
      metrics?.requestAnswered(line.method, line.route, line.status, ms / 1000);
    });
  });
}

/**
 * Names each request, in its log lines and in its answer's X-Request-Id. A name that the visitor sends is not taken: it could
 * make one person's lines pass for another's.
 */
export function requestId() {
  return createMiddleware<Environment>(async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    c.header('X-Request-Id', id);
    await next();
  });
}

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
