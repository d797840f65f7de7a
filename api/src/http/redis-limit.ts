import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** In seconds. */
const DAY = 24 * 60 * 60;

export interface RedisLimitOptions {
  /** The key's beginning in Redis: `limit:contact:address`. */
  name: string;
  /** How often something may happen in one window. */
  points: number;
  /** The window, in seconds. */
  duration: number;
}

/** Counts in Redis for all processes together, and in this one's memory while Redis is away. */
export function redisLimit(redis: Redis, { name, points, duration }: RedisLimitOptions): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: name,
    points,
    duration,
    // It keeps a timer for each key, and Node's timers end at 24 days: a longer one would run out at once.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: Math.min(duration, DAY) }),
    rejectIfRedisNotReady: true,
  });
}

/**
 * Waits for counts that are under way and returns how long it takes until all of them allow another, in ms; 0 when all did.
 * @throws what a count failed with
 */
export async function longestWaitMs(counts: readonly Promise<RateLimiterRes>[]): Promise<number> {
  let waitMs = 0;
  for (const result of await Promise.allSettled(counts)) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof RateLimiterRes)) throw result.reason;
    waitMs = Math.max(waitMs, result.reason.msBeforeNext);
  }
  return waitMs;
}

/** A key to count by that gives nobody's address away: Redis need not know it. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
