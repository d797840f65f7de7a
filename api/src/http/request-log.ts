import { live, ready } from '@directory/domain/contracts/site';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ServerMetrics } from '../metrics/observers.ts';
import type { Environment } from './environment.ts';

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
