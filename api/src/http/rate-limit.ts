import { createMiddleware } from 'hono/factory';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';
import { callerKey } from './client-address.ts';
import type { Environment } from './environment.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

export interface RateLimitOptions {
  redis: Redis;
  log: Logger;
  /** Is told when an address reaches the limit. */
  securityLog: SecurityLog;
  /** Part of the keys in Redis; one per limit. */
  name: string;
  /** Requests that one address may make in a minute. */
  perMinute: number;
  trustedProxies: number;
}

/**
 * Holds each address to so many requests a minute, counted in Redis for all processes together, and in memory while Redis
 * is away. Counts are sent beside the requests, one command at a time for each address: nobody waits for Redis, and an
 * address is refused as soon as Redis has said that it is over. @throws ApiError 429 with the seconds until the next minute
 */
export function rateLimit({ redis, log, securityLog, name, perMinute, trustedProxies }: RateLimitOptions) {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `limit:${name}`,
    points: perMinute,
    duration: 60,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 }),
    rejectIfRedisNotReady: true,
  });
  const refusedUntil = new Map<string, number>();
  /** Requests not yet counted, by address, while a count is under way. */
  const uncounted = new Map<string, number>();

  async function count(key: string): Promise<void> {
    const waiting = uncounted.get(key);
    if (waiting !== undefined) {
      uncounted.set(key, waiting + 1);
      return;
    }
    for (let requests = 1; requests > 0; requests = uncounted.get(key) ?? 0) {
      uncounted.set(key, 0);
      await consume(key, requests);
    }
    uncounted.delete(key);
  }

  async function consume(key: string, requests: number): Promise<void> {
    try {
      await limiter.consume(key, requests);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        if (refusedUntil.size > MOST_REFUSED) dropExpired(refusedUntil);
        refusedUntil.set(key, Date.now() + refusal.msBeforeNext);
        securityLog.limitHit(name, key, refusal.msBeforeNext);
      } else log.warn({ err: refusal, limit: name }, 'requests were not counted');
    }
  }

  return createMiddleware<Environment>(async (c, next) => {
    const key = callerKey(c, trustedProxies);
    const until = refusedUntil.get(key);
    if (until !== undefined) {
      const waitMs = until - Date.now();
      if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
      refusedUntil.delete(key);
    }
    await next();
    // After the answer, which is what the visitor waits for.
    setImmediate(() => void count(key));
  });
}

const MOST_REFUSED = 10_000;

function dropExpired(refusedUntil: Map<string, number>): void {
  for (const [key, until] of refusedUntil) if (until <= Date.now()) refusedUntil.delete(key);
}

function tooManyRequests(seconds: number): ApiError {
  return new ApiError(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: seconds,
  });
}
