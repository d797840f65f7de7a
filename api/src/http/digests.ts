import { keyedDigest, limitDigest } from './keyed-digest.ts';

/** What stands in the security log in place of people's addresses. */
export interface Digests {
  /** @param email however it was typed */
  account: (email: string) => string;
  /** @param key a network address as limits count it, or another key that a limit counts by */
  key: (key: string) => string;
}

/**
 * @param secret any secret that stays the same; the key of the digests is derived from it. Without the key nobody finds out whose
 * address a digest is, although there are few enough IPv4 addresses to try them all.
 */
export function createDigests(secret: string): Digests {
  const key = keyedDigest(secret, 'directory security log');
  const limitKey = limitDigest(secret);
  // Limits count accounts by this very digest of the address: theirs and ours are then one.
  return { key, account: (email) => key(limitKey(email.trim().toLowerCase())) };
}
