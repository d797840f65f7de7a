import { randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ALONE, heldApi, HELD, sharedApi } from '../../support/shared-api.ts';
import { addressIn } from '../../support/network-address.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask, errorOf, post, SEARCH, type Answer } from './site.ts';

const { pages: PAGES, searches: SEARCHES } = HELD;
const api = await heldApi();

/** Someone with a network address of their own, as the proxy names it. */
function visitor(address = addressIn('198.18')) {
  const headers = { 'x-forwarded-for': address };
  return {
    get: (path: string, more: Record<string, string> = {}) =>
      ask(path, { headers: { ...headers, ...more } }, api.url),
    search: () => post(SEARCH, { search: 'anxiety' }, api.url, headers),
  };
}

/** The first refusal, and how many calls were answered before it. */
async function untilRefused(
  call: () => Promise<Answer>,
  most: number,
): Promise<{ refusal: Answer; served: number }> {
  for (let served = 0; served <= most; served += 1) {
    const answer = await call();
    if (answer.status === 429) return { refusal: answer, served };
  }
  throw new Error(`${most} calls were all answered.`);
}

describe('pages', () => {
  it('are refused beyond a minute’s share, in words for people that nothing keeps', async () => {
    const { get } = visitor();
    const { refusal, served } = await untilRefused(() => get('/faq'), PAGES * 4);
    expect(served).toBeGreaterThanOrEqual(PAGES);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refusal.headers.get('cache-control')).toBe('no-store');
    expect(refusal.headers.get('content-type')).toContain('text/html');
    expect(refusal.headers.get('referrer-policy')).toBe('no-referrer');
    expect(refusal.text.match(/<h1[^]*?<\/h1>/g)).toEqual(['<h1>Many pages at once</h1>']);
    expect(refusal.text).toContain('<html lang="en-CA">');
    // The site's own page, with its crisis lines, and nothing of the page that was asked for.
    expect(refusal.text).toContain('href="tel:988"');
    expect(refusal.text).not.toMatch(/<script|nonce=/);
    const french = await get('/faq?lang=fr');
    expect([french.status, french.text.match(/<h1[^]*?<\/h1>/g)]).toEqual([
      429,
      ['<h1>Beaucoup de pages à la fois</h1>'],
    ]);
    expect(french.text).toContain('<html lang="fr-CA">');
    // Every page is, whatever its address; what pages are made of, and what monitors ask, is not.
    expect((await get('/no/such/page/at/all')).status).toBe(429);
    for (const path of ['/favicon.ico', '/api/featured', '/sitemap.xml', '/api/live']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect((await visitor().get('/faq')).status).toBe(200);
    const itself = await visitor().get('/too-many-requests?lang=fr');
    expect([itself.status, itself.headers.get('location')]).toEqual([302, '/?lang=fr']);
  });

  it('that have not changed count, too', async () => {
    const { get } = visitor();
    const etag = (await get('/faq')).headers.get('etag') ?? '';
    expect((await get('/faq', { 'if-none-match': etag })).status).toBe(304);
    await untilRefused(() => get('/faq', { 'if-none-match': etag }), PAGES * 4);
  });
});

describe('searches', () => {
  it('are counted one by one', async () => {
    const { search, get } = visitor();
    const { refusal, served } = await untilRefused(search, SEARCHES * 4);
    expect(served).toBeGreaterThanOrEqual(SEARCHES);
    expect(errorOf(refusal).code).toBe('too_many_requests');
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/api/suggestions?q=anx')).status).toBe(429);
  });

  it('of matches count as well, and for the address that the nearest proxy names', async () => {
    const address = addressIn('198.18');
    const headers = { 'x-forwarded-for': `10.9.8.7, ${address}` };
    await untilRefused(() => post('/api/match', { condition: 'adhd' }, api.url, headers), SEARCHES * 4);
    expect((await visitor(address).search()).status).toBe(429);
    expect((await visitor('10.9.8.7').search()).status).toBe(200);
  });

  it('of pages count as those of a browser', async () => {
    const { search, get } = visitor();
    for (let searches = 1; searches < SEARCHES; searches += 1) await search();
    // A page that is known searches for nothing any more.
    let page = 0;
    const another = () => get(`/find-a-psychologist?search=anxiety+${(page += 1)}`);
    const { refusal } = await untilRefused(another, PAGES - 2);
    expect(refusal.text).toContain('Many pages at once');
    // One that searches for nothing is served still.
    expect((await get('/faq')).status).toBe(200);
    expect((await search()).status).toBe(429);
  });
});

it('the open data is held to its share, too, which a page of another site can read', async () => {
  const { get } = visitor();
  const call = () => get('/api/v1/psychologists', { origin: 'https://clinic.example' });
  const { refusal } = await untilRefused(call, SEARCHES * 4);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
});

it('an IPv6 network has some times the share of one household in it, and no more', async () => {
  const site = `2001:db8:${randomInt(0xffff).toString(16)}`;
  let household = 0;
  const nextOf = (subnet: number) => () =>
    visitor(`${site}:${(subnet * 256 + household++).toString(16)}::1`).get('/faq');
  const { served } = await untilRefused(nextOf(1), 8 * PAGES);
  expect(served).toBeGreaterThanOrEqual(4 * PAGES);
  expect((await nextOf(2)()).status).toBe(200);
  household = 0;
  let subnet = 2;
  const elsewhere = await untilRefused(() => nextOf((subnet += 1))(), 24 * PAGES);
  expect(elsewhere.served + served).toBeGreaterThanOrEqual(16 * PAGES - 1);
});

it('new pictures for sharing are for a person’s pace; one that is there costs nothing', async () => {
  const { get } = visitor();
  const provinces = ['manitoba', 'ontario', 'quebec', 'alberta', 'nova-scotia'];
  const pictures = await Promise.all(
    provinces.map(async (name) => (await get(`/og/place/${name}.en.x.png`)).headers.get('location') ?? ''),
  );
  const statuses: number[] = [];
  for (const picture of pictures) statuses.push((await get(picture)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await get(pictures[0] ?? '')).status).toBe(200);
  expect((await visitor().get(pictures[4] ?? '')).status).toBe(200);
});

it('what is counted names no network address', async () => {
  const redis = new Redis(readStack().redis);
  onTestFinished(() => redis.disconnect());
  const before = new Set(await redis.keys('limit:page:*'));
  const [four, six] = [
    `198.51.100.${randomInt(256)}`,
    `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(256).toString(16)}`,
  ];
  await Promise.all([visitor(four), visitor(`${six}::1`)].map(({ get }) => get('/faq')));
  // IPv6 counts for its household and two wider networks.
  const counted = async () => (await redis.keys('limit:page:*')).filter((key) => !before.has(key)).length;
  await expect.poll(counted).toBeGreaterThanOrEqual(4);
  expect([...(await redis.keys(`*${four}*`)), ...(await redis.keys(`*${six}*`))]).toEqual([]);
});

it.each([
  ['/robots.txt', 120],
  ['/api/docs', 60],
])('%s is for a crawler’s pace', async (path, perMinute) => {
  const { get } = visitor();
  const { served } = await untilRefused(() => get(path), perMinute + 60);
  expect(served).toBeGreaterThanOrEqual(perMinute);
});

it('a monitor that looks once a second is never refused', async () => {
  const { get } = visitor();
  const answers = await Promise.all(Array.from({ length: 60 }, () => get('/api/health')));
  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
});

it('a proxy that nobody told the site of is named in the log when its visitors are refused', async () => {
  const unaware = await sharedApi(ALONE);
  const send = () => post('/api/csp-reports', {}, unaware.url, { 'x-forwarded-for': '198.51.100.7' });
  const log = await unaware.logOf(async () => {
    await untilRefused(send, 200);
    await send();
  });
  expect(log.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});
