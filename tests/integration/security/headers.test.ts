import { describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addressIn } from '../../support/network-address.ts';
import { ALONE, HTTPS_SITE, sharedApi } from '../../support/shared-api.ts';
import { ask, SEARCH } from '../api/site.ts';

const { PUBLIC_URL } = HTTPS_SITE;

/** The site as visitors reach it over https, and one of whose parts none answers. */
const [site, broken] = await Promise.all([sharedApi(), sharedApi(ALONE)]);

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** What may be shown as a page: whatever is no data. The policy itself is graded in policy.test.ts. */
const PAGE = {
  ...EVERY_ANSWER,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src (?:'none'|(?:'(?:sha256|nonce)-[\w+/=]+' )+'strict-dynamic'); /,
  ) as string,
  'reporting-endpoints': 'csp="/api/csp-reports"',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
};

const DATA = {
  ...EVERY_ANSWER,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const NOT_STORED = { 'cache-control': 'no-store' };

type Case = readonly [path: string, status: number, headers: Record<string, unknown>, init?: RequestInit];

const PRIVATE_PAGE = { ...PAGE, ...NOT_STORED, 'referrer-policy': 'no-referrer' };
const NO_DATA = { ...DATA, ...NOT_STORED };
const NO_ENTRY = '/sitemaps/profiles-00000000-0000-0000-0000-000000000000-last.xml';
const posted = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });

/** Every kind of answer of a site that is well. */
const ANSWERS: Record<string, Case> = {
  'a page': ['/faq', 200, { ...PAGE, 'cache-control': 'public, max-age=0, s-maxage=60' }],
  'a page in French': ['/faq?lang=fr', 200, PAGE],
  'a page that does not exist': ['/no-such-page', 404, PAGE],
  'a page whose address is broken': ['/%E0%A4%A', 400, PRIVATE_PAGE],
  'a page that tells no other site of itself': ['/reset-password', 200, PRIVATE_PAGE],
  'a page that is posted to': ['/faq', 405, { ...PRIVATE_PAGE, allow: 'GET, HEAD' }, { method: 'POST' }],
  'a page’s header': ['/faq', 200, PAGE, { method: 'HEAD' }],
  'a redirect': ['/faq/', 301, { ...PAGE, location: '/faq' }],
  'a favicon': ['/favicon.svg', 200, PAGE],
  'the sitemap': ['/sitemap.xml', 200, PAGE],
  'a file of the sitemap': [NO_ENTRY, 200, PAGE],
  'a feed': ['/rss.xml', 200, PAGE],
  'robots.txt': ['/robots.txt', 200, { ...PAGE, 'x-robots-tag': 'noindex' }],
  'security.txt': [
    '/.well-known/security.txt',
    200,
    { ...PAGE, 'content-type': 'text/plain; charset=utf-8' },
  ],
  'the API’s description as a page': ['/api/docs', 200, { ...PAGE, 'cache-control': 'no-cache' }],
  'the API’s description': ['/api/openapi.json', 200, DATA],
  health: ['/api/health', 200, NO_DATA],
  live: ['/api/live', 200, NO_DATA],
  ready: ['/api/ready', 200, NO_DATA],
  data: ['/api/filters', 200, DATA],
  'data that does not exist': ['/api/nothing', 404, NO_DATA],
  'a method that an address does not take': [
    ...(['/api/filters', 405] as const),
    { ...NO_DATA, allow: expect.stringContaining('GET') as string },
    { method: 'DELETE' },
  ],
  'a body that is too large': [SEARCH, 413, NO_DATA, posted('x'.repeat(300_000))],
  'a body of the wrong kind': [SEARCH, 415, NO_DATA, { method: 'POST', body: 'x=1' }],
  'a body that is not valid': [SEARCH, 400, NO_DATA, posted('{')],
  'a member’s data, asked for by nobody': ['/api/members/me/stats', 401, NO_DATA],
};

async function check([path, status, headers, init = {}]: Case, origin: string): Promise<void> {
  const answer = await ask(path, init, origin);
  expect(answer.status, answer.text).toBe(status);
  const found = Object.fromEntries(answer.headers);
  expect(found).toMatchObject(headers);
  const none = 'server x-powered-by access-control-allow-origin content-security-policy-report-only';
  for (const header of none.split(' ')) expect(found, header).not.toHaveProperty(header);
}

describe('the headers of', () => {
  it.each(Object.entries(ANSWERS))('%s', async (_, each) => {
    // A part that is late for once, on a busy machine, is no failure of its headers.
    const [path, status, , init] = each;
    await expect.poll(async () => (await ask(path, init, site.url)).status).toBe(status);
    await check(each, site.url);
  });

  it('files of the client: script, style sheet and font', async () => {
    const { text } = await ask('/', {}, site.url);
    for (const kind of ['js', 'css', 'woff2']) {
      const [path = ''] = new RegExp(`/assets/[^"]+\\.${kind}(?=")`).exec(text) ?? [];
      await check([path, 200, { ...PAGE, 'cache-control': 'public, max-age=31536000, immutable' }], site.url);
    }
  });

  it('a picture for sharing, which other sites show', async () => {
    const { text } = await ask('/faq', {}, site.url);
    const [, path = ''] = /property="og:image" content="https:\/\/[^/]+(\/og\/[^"]+)"/.exec(text) ?? [];
    await check([path, 200, { ...PAGE, 'cross-origin-resource-policy': 'cross-origin' }], site.url);
  });

  it('a psychologist’s picture, which the site serves itself', async () => {
    const cards = (await ask('/api/featured?limit=20', {}, site.url)).json() as {
      photo_url: string | null;
    }[];
    const photo = cards.find((card) => card.photo_url !== null)?.photo_url ?? '';
    const { origin, pathname } = new URL(photo, PUBLIC_URL);
    expect(origin).toBe(PUBLIC_URL);
    const { 'x-content-type-options': nosniff, 'strict-transport-security': transport } = EVERY_ANSWER;
    const headers = { 'x-content-type-options': nosniff, 'strict-transport-security': transport };
    await check([pathname, 200, headers], site.url);
  });

  it('what is unchanged: a page under the policy that it was kept with', async () => {
    for (const [path, headers] of [
      ['/faq', PAGE],
      ['/api/filters', DATA],
    ] as const) {
      // What tests beside this one write may change an answer in between.
      await inTime(async () => {
        const first = await ask(path, {}, site.url);
        const init = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
        await check([path, 304, headers, init], site.url);
        const again = await ask(path, init, site.url);
        const policy = 'content-security-policy';
        expect(again.headers.get(policy)).toBe(first.headers.get(policy));
      });
    }
  });

  it('a refusal of too many requests', async () => {
    const headers = { 'x-forwarded-for': addressIn('198.18') };
    const send = () => ask('/api/csp-reports', { method: 'POST', headers }, site.url);
    await expect.poll(async () => (await send()).status, { interval: 1 }).toBe(429);
    const refused = { ...NO_DATA, 'retry-after': expect.stringMatching(/^\d+$/) as string };
    await check(['/api/csp-reports', 429, refused, { method: 'POST', headers }], site.url);
  });
});

describe('when parts are away, the headers of', () => {
  const later = { 'retry-after': '5' };
  it.each<[string, Case]>([
    ['a database that does not answer', ['/api/featured', 503, { ...NO_DATA, ...later }]],
    ['a search that is not answered', ['/api/suggestions?q=abc', 503, { ...NO_DATA, ...later }]],
    ['the filters, which nobody has asked for before', ['/api/filters', 503, { ...NO_DATA, ...later }]],
    ['health', ['/api/health', 503, { ...NO_DATA, ...later }]],
    ['a page that is not built', ['/', 503, { ...PRIVATE_PAGE, ...later }]],
    ['a file of the sitemap that cannot be made', [NO_ENTRY, 503, { ...PAGE, ...NOT_STORED, ...later }]],
    [
      'security.txt of a site that names nobody',
      ['/.well-known/security.txt', 404, { ...PAGE, ...NOT_STORED }],
    ],
  ])('%s', async (_, each) => {
    await check(each, broken.url);
  });
});
