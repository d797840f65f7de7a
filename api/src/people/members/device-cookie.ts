import { createHash, randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Config } from '../../config.ts';
import type { Environment } from '../../http/environment.ts';

/** One account, however its address is typed. It is part of a key and stands nowhere. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** What the browser calls it; /privacy says so, too. */
const DEVICE_COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

/**
 * The mark of a browser that has signed in to an account: a random name, signed for this account alone. It opens nothing; it gives
 * the browser a count of wrong passwords of its own. Nobody makes one without the secret, and there is nothing to store here.
 * A browser keeps the mark of the account that it signed in to last.
 */
export function createDeviceCookies({ publicUrl, siteSecret }: Pick<Config, 'publicUrl' | 'siteSecret'>) {
  const secret = (email: string) => `${siteSecret} device ${accountKey(email)}`;
  const kept = {
    // Where passwords are checked: no other request needs to carry it.
    path: '/api/supabase/auth/v1',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    /** The browser's name, as limits count by it; null when it has no mark for this account, or one that is not ours. */
    async known(c: HonoContext<Environment>, email: string): Promise<string | null> {
      return (await getSignedCookie(c, secret(email), DEVICE_COOKIE)) || null;
    },
    /** Marks the browser, or keeps its mark for another year: its member has shown who they are. */
    async remember(c: HonoContext<Environment>, email: string): Promise<void> {
      const name = (await this.known(c, email)) ?? randomBytes(16).toString('base64url');
      await setSignedCookie(c, DEVICE_COOKIE, name, secret(email), kept);
    },
  };
}
