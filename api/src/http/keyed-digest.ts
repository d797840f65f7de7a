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
