import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../http/environment.ts';
import { createDeviceCookies } from './device-cookie.ts';

const siteSecret = 'a secret of the site’s';

/** What a browser that brings this cookie is known as, and the cookie that it is given. */
async function visit(
  email: string,
  cookie: string,
  config = { publicUrl: 'https://example.org', siteSecret },
) {
  const devices = createDeviceCookies(config);
  const app = new Hono<Environment>();
  app.get('/', async (c) => {
    const name = await devices.known(c, email);
    await devices.remember(c, email);
    return c.json({ name });
  });
  const answer = await app.request('/', { headers: { cookie } });
  const set = answer.headers.get('set-cookie') ?? '';
  const { name } = (await answer.json()) as { name: string | null };
  return { name, set, cookie: set.split(';', 1)[0] ?? '' };
}

describe('the mark of a browser', () => {
  it('is kept by it for a year, for the site’s account routes alone, over https alone where the site has it', async () => {
    const { set } = await visit('ana@example.org', '');
    const end = '; Max-Age=31536000; Path=/api/supabase/auth/v1; HttpOnly; Secure; SameSite=Strict';
    expect(set.slice(set.indexOf(';'))).toBe(end);
    const plain = await visit('ana@example.org', '', { publicUrl: 'http://127.0.0.1:8080', siteSecret });
    expect(plain.set).not.toContain('Secure');
  });

  it('stays the same, however the address is typed, and is unknown to other accounts and other keys', async () => {
    const first = await visit('ana@example.org', '');
    expect(first.name).toBeNull();
    const again = await visit(' Ana@Example.org', first.cookie);
    expect(again.name).toBe(decodeURIComponent(first.cookie).slice('device='.length).split('.', 1)[0]);
    expect(again.cookie).toBe(first.cookie);
    const other = await visit('bob@example.org', first.cookie);
    expect(other.name).toBeNull();
    expect(other.cookie).not.toBe(first.cookie);
    const rekeyed = { publicUrl: 'https://example.org', siteSecret: 'another one' };
    expect((await visit('ana@example.org', first.cookie, rekeyed)).name).toBeNull();
    const [name, signature = ''] = first.cookie.split('.');
    for (const made of [`${name}x.${signature}`, `${name}.`, 'device=', 'device=x'])
      expect((await visit('ana@example.org', made)).name, made).toBeNull();
  });
});
