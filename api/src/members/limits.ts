import type { RateLimiterRes } from 'rate-limiter-flexible';
import { DAYS, digest, HOURS, longestWaitMs, MINUTES, redisLimit, refuseWait } from '../http/redis-limit.ts';
import type { LimitStore } from '../http/redis-limit.ts';

export type MemberLimits = ReturnType<typeof createMemberLimits>;

/**
 * Holds attempts to get into accounts to what people make. Keys are network addresses and e-mail addresses.
 *
 * Counts in Redis for all processes together, and in this one's memory while Redis is away. Failed sign-ins: 30 in 10 minutes
 * from one network address, 8 in 15 minutes from one to one account, 50 in an hour to one account whoever tries. New passwords:
 * 10 in an hour from one address, 3 in 15 minutes and 8 in a day for one account.
 */
export function createMemberLimits(store: LimitStore) {
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(store, { name: `limit:member:${name}`, points, duration });
  const signInAddress = limit('sign-in-address', 30, 10 * MINUTES);
  const signInPair = limit('sign-in-pair', 8, 15 * MINUTES);
  const signInEmail = limit('sign-in-email', 50, HOURS);
  const tokenAddress = limit('token', 30, 10 * MINUTES);
  const refreshAddress = limit('refresh', 150, 5 * MINUTES);
  const resetAddress = limit('reset-address', 10, HOURS);
  const resetEmail = [limit('reset-email', 3, 15 * MINUTES), limit('reset-email-day', 8, DAYS)];
  const photo = limit('photo', 20, HOURS);

  return {
    /**
     * Counts an attempt with a password before it is made. @throws ApiError 429 with the seconds to wait
     * @returns what takes the count back: an attempt that succeeded was no guess
     */
    async countSignIn(address: string, email: string): Promise<() => Promise<void>> {
      const account = accountKey(email);
      const pair = { limiter: signInPair, key: `${address}:${account}` };
      const shared = [
        { limiter: signInAddress, key: address },
        { limiter: signInEmail, key: account },
      ];
      // One after the other: who is refused for one account has tried no password, and takes no attempt from those who share
      // the network address or own the account.
      await consume([pair.limiter.consume(pair.key)]);
      await consume(shared.map(({ limiter, key }) => limiter.consume(key)));
      const counted = [pair, ...shared];
      return async () => {
        await Promise.allSettled(counted.map(({ limiter, key }) => limiter.reward(key, 1)));
      };
    },
    /** Counts the use of a token from a mail. @throws ApiError 429 */
    countToken: (address: string) => consume([tokenAddress.consume(address)]),
    /** Counts a session's renewal. @throws ApiError 429 */
    countRefresh: (address: string) => consume([refreshAddress.consume(address)]),
    /** Counts a request for a new password. @throws ApiError 429 */
    countReset: (address: string, email: string) =>
      consume([
        resetAddress.consume(address),
        ...resetEmail.map((limiter) => limiter.consume(accountKey(email))),
      ]),
    /** Counts a new picture. @throws ApiError 429 */
    countPhoto: (userId: string) => consume([photo.consume(userId)]),
  };
}

async function consume(counts: readonly Promise<RateLimiterRes>[]): Promise<void> {
  // Supabase Auth's own code for the same thing, so that a page need know one.
  refuseWait(
    await longestWaitMs(counts),
    'over_request_rate_limit',
    'Too many attempts. Please wait and try again later.',
  );
}

/** One account, however its address is typed. */
function accountKey(email: string): string {
  return digest(email.trim().toLowerCase());
}
