import { createHmac, hkdfSync } from 'node:crypto';

/** Turns a text into 22 letters and digits: the same text into the same ones, and nobody without the secret can tell which text it was. */
export type KeyedDigest = (text: string) => string;

/**
 * HMAC-SHA256 under a key that is derived (HKDF) for one purpose. A plain hash would hide nothing: there are few enough network
 * addresses, and lists enough of email addresses, to try them all.
 * @param secret any secret that stays the same
 * @param purpose digests of one purpose say nothing of another's
 */
export function keyedDigest(secret: string, purpose: string): KeyedDigest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

/** What limits count people by in place of their addresses. */
export function limitDigest(secret: string): KeyedDigest {
  return keyedDigest(secret, 'directory limits');
}

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
