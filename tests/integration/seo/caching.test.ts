import { expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { ask } from '../api/site.ts';

it.each(['/', '/find-a-psychologist?location=Manitoba', '/faq?lang=fr'])(
  '%s is asked for again with its ETag, and then answered 304 under the policy it was kept with',
  async (path) => {
    const page = await ask(path);
    const isShared = !path.includes('?');
    expect(page.headers.get('cache-control')).toBe(
      isShared ? 'public, max-age=0, s-maxage=60' : 'private, no-cache',
    );
    expect(page.headers.get('set-cookie') === null).toBe(!path.includes('lang='));
    expect(page.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
    // Search may follow the database just now, and change the page in between.
    await inTime(async () => {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"/);
      const again = await ask(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text.length]).toEqual([304, 0]);
      const policy = 'content-security-policy';
      expect(again.headers.get(policy)).toBe(first.headers.get(policy));
      expect(again.headers.get('etag')).toBe(etag);
    });
  },
);

it('another language is another page', async () => {
  const english = await ask('/faq', { headers: { 'accept-language': 'en' } });
  const etag = english.headers.get('etag') ?? '';
  const french = await ask('/faq', { headers: { 'accept-language': 'fr', 'if-none-match': etag } });
  expect([french.status, french.headers.get('etag') === etag]).toEqual([200, false]);
});

it('nobody keeps what is not there, what somebody searches for, or a member’s own page', async () => {
  const missing = await ask('/no/such/page', { headers: { 'if-none-match': '*' } });
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null]);
  for (const query of [
    'search=anxiety',
    'near=R3C',
    'near=R3C&concerns=PTSD',
    'concerns=PTSD',
    'frame=49,-98,50,-97',
  ]) {
    const search = await ask(`/find-a-psychologist?${query}`);
    expect([search.status, search.headers.get('cache-control')], query).toEqual([200, 'private, no-cache']);
  }
  const dashboard = await ask('/dashboard');
  expect([dashboard.headers.get('cache-control'), dashboard.headers.get('etag')]).toEqual(['no-store', null]);
  expect(dashboard.text).toContain('noindex');
});
