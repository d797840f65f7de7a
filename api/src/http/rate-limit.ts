import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';
import { callerKey, widerNetworks } from './client-address.ts';
import type { Environment } from './environment.ts';
import { type LimitStore, storedKey } from './redis-limit.ts';

export interface RateLimitOptions extends LimitStore {
  log: Logger;
  /** Part of the keys in Redis; one per limit. */
  name: string;
  /** What one address may have in a minute: requests, or the searches in them. */
  perMinute: number;
  trustedProxies: number;
  /** Is told of each refusal. */
  onRefusal?: ((limit: string) => void) | undefined;
}

/** A limit as it holds for the sender of one request. */
interface CallerLimit {
  /** Until when the caller is refused, in whole seconds from now; 0 while there is something left. */
  secondsToWait(): number;
  /** Takes so much of the minute's share. */
  count(points: number): void;
}

export type RateLimit = (c: Context<Environment>) => CallerLimit;

const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 20_000;

/**
 * Holds each address to so much a minute, and the wider networks of IPv6 to some times as much: counted by this process at once, and in Redis for all processes together. What goes to Redis is
 * sent beside the requests, one command at a time for each address: nobody waits for it. While it is away each server holds an address to its
 * part of the limit, so that all together let no more through than the limit says.
 */
export function rateLimit({
  redis,
  log,
  securityLog,
  name,
  perMinute,
  trustedProxies,
  servers,
  digest,
  onRefusal,
}: RateLimitOptions): RateLimit {
  // A minute from the first request on. So many addresses at most: a flood of new ones takes no more memory, and Redis counts them all.
  const ofThisProcess = new LRUCache<string, number>({
    max: MOST_ADDRESSES,
    ttl: MINUTE_MS,
    noUpdateTTL: true,
  });
  const ofAll = new RateLimiterRedis({
    // It only counts: how much is too much depends on the network, and on whether Redis is away.
    points: Number.MAX_SAFE_INTEGER,
    duration: MINUTE_MS / 1000,
    storeClient: redis,
    keyPrefix: `limit:${name}`,
    rejectIfRedisNotReady: true,
  });
  const refusedUntil = new LRUCache<string, number>({ max: MOST_ADDRESSES });
  /** Points that Redis does not know of yet, by address, while a count is under way. */
  const unsent = new Map<string, number>();
  let isRedisAway = false;

  async function count(key: string, points: number, most: number): Promise<void> {
    const counted = (ofThisProcess.get(key) ?? 0) + points;
    ofThisProcess.set(key, counted);
    if (counted > (isRedisAway ? most / servers : most)) refuse(key, ofThisProcess.getRemainingTTL(key));
    const waiting = unsent.get(key);
    if (waiting !== undefined) {
      unsent.set(key, waiting + points);
      return;
    }
    for (let next = points; next > 0; next = unsent.get(key) ?? 0) {
      unsent.set(key, 0);
      await countForAll(key, next, most);
    }
    unsent.delete(key);
  }

  async function countForAll(key: string, points: number, most: number): Promise<void> {
    try {
      const { consumedPoints, msBeforeNext } = await ofAll.consume(storedKey(key, digest), points);
      if (consumedPoints > most) refuse(key, msBeforeNext);
      isRedisAway = false;
    } catch (err) {
      if (!isRedisAway)
        log.warn({ err, limit: name }, 'Redis does not count requests: each process counts its own');
      isRedisAway = true;
    }
  }

  function refuse(key: string, msBeforeNext: number): void {
    if (secondsToWait(key) > 0) return;
    refusedUntil.set(key, Date.now() + msBeforeNext);
    securityLog.limitHit(name, key, msBeforeNext);
  }

  function secondsToWait(key: string): number {
    const until = refusedUntil.get(key);
    if (until === undefined) return 0;
    const waitMs = until - Date.now();
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    refusedUntil.delete(key);
    return 0;
  }

  let hasWarned = false;
  function warnOfProxy(c: Context<Environment>): void {
    if (hasWarned || trustedProxies > 0 || c.req.header('x-forwarded-for') === undefined) return;
    hasWarned = true;
    const what =
      'requests that a proxy may have passed on are refused: TRUSTED_PROXIES is 0, so that it counts as one visitor';
    log.warn({ limit: name }, what);
  }

  return (c) => {
    // Read at once: a connection that has been closed has no address any more.
    const key = callerKey(c, trustedProxies);
    const networks = [{ key, times: 1 }, ...widerNetworks(key)];
    return {
      secondsToWait: () => {
        const seconds = Math.max(...networks.map((network) => secondsToWait(network.key)));
        if (seconds > 0) {
          warnOfProxy(c);
          onRefusal?.(name);
        }
        return seconds;
      },
      // After the answer, which is what the visitor waits for.
      count: (points) =>
        void setImmediate(() => {
          for (const network of networks) void count(network.key, points, perMinute * network.times);
        }),
    };
  };
}

/**
 * Refuses who is over a limit, and counts the others' requests: each as one, or as its route's `points` say.
 * @param refuse answers in other words than the 429 of the API
 */
export function holdTo(
  limit: RateLimit,
  refuse?: (c: Context<Environment>, seconds: number) => Promise<Response>,
) {
  return createMiddleware<Environment>(async (c, next) => {
    const caller = limit(c);
    const seconds = caller.secondsToWait();
    if (seconds > 0) {
      if (refuse) return refuse(c, seconds);
      throw tooManyRequests(seconds);
    }
    await next();
    caller.count(c.get('points') ?? 1);
    return undefined;
  });
}

/** The 429 for who has used up a minute's share, with the seconds until the next one begins. */
export function tooManyRequests(seconds: number): ApiError {
  return new ApiError(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: seconds,
  });
}
