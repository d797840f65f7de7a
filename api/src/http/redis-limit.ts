import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';
import { isNetwork, widerNetworks } from './client-address.ts';
import type { SecurityLog } from './security-log.ts';
import type { KeyedDigest } from './keyed-digest.ts';

// Windows, in seconds.
export const MINUTES = 60;
export const HOURS = 60 * MINUTES;
export const DAYS = 24 * HOURS;

export interface RedisLimitOptions {
  /** The key's beginning in Redis: `limit:contact:address`. */
  name: string;
  /** How often something may happen in one window. */
  points: number;
  /** The window, in seconds. */
  duration: number;
}

/** Where limits count, by what, and who is told when one is reached. */
export interface LimitStore {
  redis: Redis;
  /** So many servers count together. */
  servers: number;
  /** Makes the key of an email address, and of whatever has to do with a network address: Redis knows neither. */
  digest: KeyedDigest;
  securityLog: SecurityLog;
}

/** How often something may happen. */
export interface RedisLimit {
  /**
   * Counts one.
   * @param about what the key alone has so much of: nobody can tell from Redis that the two belong together
   * @throws RateLimiterRes when there have been too many
   */
  consume(key: string, about?: string): Promise<void>;
  /** Takes one back. */
  reward(key: string): Promise<void>;
}

/**
 * Counts in Redis for all processes together; while Redis is away in this one's memory, for its part of the limit, but once at least. A network
 * address of IPv6 counts for the wider networks around it, too, and no address is in Redis. A limit that is reached is in the security log.
 */
export function redisLimit(
  { redis, securityLog, servers, digest }: LimitStore,
  { name, points, duration }: RedisLimitOptions,
): RedisLimit {
  /** By how many times the limit. */
  const limiters = new Map<number, RateLimiterRedis>();
  const limiterOf = (times: number): RateLimiterRedis => {
    const most = points * times;
    const limiter =
      limiters.get(times) ??
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: name,
        points: most,
        duration,
        // It keeps a timer for each key, and Node's timers end at 24 days: a longer one would run out at once.
        insuranceLimiter: new RateLimiterMemory({
          keyPrefix: name,
          points: Math.max(1, Math.floor(most / servers)),
          duration: Math.min(duration, DAYS),
        }),
        rejectIfRedisNotReady: true,
      });
    limiters.set(times, limiter);
    return limiter;
  };

  async function count(key: string, times: number, about: string | undefined): Promise<void> {
    const counted = about === undefined ? key : digest(`${key} ${about}`);
    try {
      await limiterOf(times).consume(storedKey(counted, digest));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        securityLog.limitHit(name.replace(/^limit:/, ''), counted, refusal.msBeforeNext);
      throw refusal;
    }
  }

  return {
    async consume(key, about) {
      await count(key, 1, about);
      // Not before: who is refused takes nothing from the neighbours.
      await Promise.all(widerNetworks(key).map((network) => count(network.key, network.times, about)));
    },
    async reward(key) {
      const networks = [{ key, times: 1 }, ...widerNetworks(key)];
      await Promise.all(
        networks.map((network) => limiterOf(network.times).reward(storedKey(network.key, digest), 1)),
      );
    },
  };
}

/** What stands in Redis for what a limit counts by. */
export function storedKey(key: string, digest: KeyedDigest): string {
  return isNetwork(key) ? digest(key) : key;
}

/**
 * Waits for counts that are under way and returns how long it takes until all of them allow another, in ms; 0 when all did.
 * @throws what a count failed with
 */
export async function longestWaitMs(counts: readonly Promise<void>[]): Promise<number> {
  let waitMs = 0;
  for (const result of await Promise.allSettled(counts)) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof RateLimiterRes)) throw result.reason;
    waitMs = Math.max(waitMs, result.reason.msBeforeNext);
  }
  return waitMs;
}

/** Refuses whoever must wait that long: with nothing to wait for, nobody. @throws ApiError 429 */
export function refuseWait(waitMs: number, code: string, sentence: string): void {
  if (waitMs === 0) return;
  throw new ApiError(429, code, sentence, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
