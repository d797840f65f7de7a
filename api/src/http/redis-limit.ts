import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
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
  /** Makes the key of an email address, and of anything that would tie a network address to something else: Redis knows neither. */
  digest: KeyedDigest;
  securityLog: SecurityLog;
}

/**
 * Counts in Redis for all processes together; while Redis is away in this one's memory, for its part of the limit, but once at least. A limit
 * that is reached is in the security log.
 */
export function redisLimit(
  { redis, securityLog, servers }: Pick<LimitStore, 'redis' | 'securityLog' | 'servers'>,
  { name, points, duration }: RedisLimitOptions,
): RateLimiterRedis {
  return new LoggedLimit(securityLog, {
    storeClient: redis,
    keyPrefix: name,
    points,
    duration,
    // It keeps a timer for each key, and Node's timers end at 24 days: a longer one would run out at once.
    insuranceLimiter: new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.floor(points / servers)),
      duration: Math.min(duration, DAYS),
    }),
    rejectIfRedisNotReady: true,
  });
}

class LoggedLimit extends RateLimiterRedis {
  readonly #securityLog: SecurityLog;

  constructor(securityLog: SecurityLog, options: ConstructorParameters<typeof RateLimiterRedis>[0]) {
    super(options);
    this.#securityLog = securityLog;
  }

  override async consume(...parameters: Parameters<RateLimiterRedis['consume']>): Promise<RateLimiterRes> {
    try {
      return await super.consume(...parameters);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        this.#securityLog.limitHit(
          this.keyPrefix.replace(/^limit:/, ''),
          String(parameters[0]),
          refusal.msBeforeNext,
        );
      throw refusal;
    }
  }
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

/** Refuses whoever must wait that long: with nothing to wait for, nobody. @throws ApiError 429 */
export function refuseWait(waitMs: number, code: string, sentence: string): void {
  if (waitMs === 0) return;
  throw new ApiError(429, code, sentence, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
