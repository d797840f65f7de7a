import {
  HOURS,
  longestWaitMs,
  MINUTES,
  type RedisLimit,
  redisLimit,
  refuseWait,
  type LimitStore,
} from '../../http/redis-limit.ts';

export type MemberLimits = ReturnType<typeof createMemberLimits>;

/**
 * Holds attempts to get into accounts to what people make. Keys are network addresses, which Redis knows by their digests, and digests of email addresses.
 *
 * Counts in Redis for all processes together, and in this one's memory while Redis is away. Failed sign-ins: 8 in 15 minutes from
 * a browser that has signed in to the account before; from all others 30 in 10 minutes from one network address, 8 in 15 minutes
 * from one to one account, 50 in an hour to one account whoever tries. Wrong present passwords: 8 in 15 minutes for one account. New
 * passwords by mail: 10 in an hour from one address. For one account there is no limit that a stranger could use up: its mails are held
 * back while the last one's link is good (`members/mail.ts`).
 */
export function createMemberLimits(store: LimitStore) {
  const { digest } = store;
  const accountKey = (email: string) => digest(email.trim().toLowerCase());
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(store, { name: `limit:member:${name}`, points, duration });
  const signInAddress = limit('sign-in-address', 30, 10 * MINUTES);
  const signInPair = limit('sign-in-pair', 8, 15 * MINUTES);
  const signInEmail = limit('sign-in-email', 50, HOURS);
  const signInDevice = limit('sign-in-device', 8, 15 * MINUTES);
  const presentPassword = limit('present-password', 8, 15 * MINUTES);
  const counting = (name: string, points: number, duration: number) => {
    const limiter = limit(name, points, duration);
    return (key: string) => consume([limiter.consume(key)]);
  };

  return {
    /**
     * Counts an attempt with a password before it is made. A browser that has signed in to the account before is counted by
     * itself alone: what others try, on its network or for its account, does not keep its member out.
     * @param device the name of such a browser; null for any other
     * @throws ApiError 429 with the seconds to wait
     * @returns what takes the count back: an attempt that succeeded was no guess
     */
    async countSignIn(address: string, email: string, device: string | null): Promise<() => Promise<void>> {
      if (device !== null) return countOne(signInDevice, device);
      const account = accountKey(email);
      // One after the other: who is refused for one account has tried no password, and takes no attempt from those who share
      // the network address or try the account.
      const pair = await countOne(signInPair, digest(`${address} ${account}`));
      const shared = [
        { limiter: signInAddress, key: address },
        { limiter: signInEmail, key: account },
      ];
      await consume(shared.map(({ limiter, key }) => limiter.consume(key)));
      return async () => {
        await Promise.allSettled([pair(), ...shared.map(({ limiter, key }) => limiter.reward(key))]);
      };
    },
    /** Counts a present password before it is looked at; otherwise as `countSignIn`. @throws ApiError 429 */
    countPresentPassword: (userId: string) => countOne(presentPassword, userId),
    /** Counts the use of a token from a mail, by the network address. @throws ApiError 429, as the others */
    countToken: counting('token', 30, 10 * MINUTES),
    /** Counts a session's renewal, by the network address. */
    countRefresh: counting('refresh', 150, 5 * MINUTES),
    /** Counts a request for a new password, by the network address. */
    countReset: counting('reset-address', 10, HOURS),
    /** Counts a new picture, by the account. */
    countPhoto: counting('photo', 20, HOURS),
  };
}

/** Counts one attempt. @throws ApiError 429 @returns what takes it back; that the count stays where that fails does no harm */
async function countOne(limiter: RedisLimit, key: string): Promise<() => Promise<void>> {
  await consume([limiter.consume(key)]);
  return async () => {
    await Promise.allSettled([limiter.reward(key)]);
  };
}

async function consume(counts: readonly Promise<void>[]): Promise<void> {
  // Supabase Auth's own code for the same thing, so that a page need know one.
  refuseWait(
    await longestWaitMs(counts),
    'over_request_rate_limit',
    'Too many attempts. Please wait and try again later.',
  );
}
