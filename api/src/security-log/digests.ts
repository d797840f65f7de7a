import { createHmac, hkdfSync } from 'node:crypto';
import { digest } from '../http/redis-limit.ts';

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
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'directory security log', 32));
  const key = (text: string) => createHmac('sha256', hmacKey).update(text).digest('base64url').slice(0, 22);
  // Limits count accounts by this very digest of the address: theirs and ours are then one.
  return { key, account: (email) => key(digest(email.trim().toLowerCase())) };
}
