import { randomInt } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ALONE, HTTPS_SITE, sharedApi } from '../../support/shared-api.ts';
import { ask, SEARCH } from '../api/site.ts';

const { PUBLIC_URL } = HTTPS_SITE;

/** The site as visitors reach it over https, and one of whose parts none answers. */
const [site, broken] = await Promise.all([sharedApi(HTTPS_SITE), sharedApi(ALONE)]);

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

interface Case {
  path: string;
  status: number;
  headers: Record<string, unknown>;
  init?: RequestInit;
}

/** Every kind of answer of a site that is well. */
const ANSWERS: Record<string, Case> = {
  'a page': {
    path: '/faq',
    status: 200,
    headers: { ...PAGE, 'cache-control': 'public, max-age=0, s-maxage=60' },
  },
  'a page in French': { path: '/faq?lang=fr', status: 200, headers: PAGE },
  'a page that does not exist': { path: '/no-such-page', status: 404, headers: PAGE },
  'a page whose address is broken': {
    path: '/%E0%A4%A',
    status: 400,
    headers: { ...PAGE, ...NOT_STORED, 'referrer-policy': 'no-referrer' },
  },
  'a page that tells no other site of itself': {
    path: '/reset-password',
    status: 200,
    headers: { ...PAGE, ...NOT_STORED, 'referrer-policy': 'no-referrer' },
  },
  'a page that is posted to': {
    path: '/faq',
    status: 405,
    headers: { ...PAGE, ...NOT_STORED, allow: 'GET, HEAD', 'referrer-policy': 'no-referrer' },
    init: { method: 'POST' },
  },
  'a page’s header': { path: '/faq', status: 200, headers: PAGE, init: { method: 'HEAD' } },
  'a redirect': { path: '/faq/', status: 301, headers: { ...PAGE, location: '/faq' } },
  'a favicon': { path: '/favicon.svg', status: 200, headers: PAGE },
  'the sitemap': { path: '/sitemap.xml', status: 200, headers: PAGE },
  'a file of the sitemap': {
    path: '/sitemaps/profiles-00000000-0000-0000-0000-000000000000-last.xml',
    status: 200,
    headers: PAGE,
  },
  'a feed': { path: '/rss.xml', status: 200, headers: PAGE },
  'robots.txt': { path: '/robots.txt', status: 200, headers: { ...PAGE, 'x-robots-tag': 'noindex' } },
  'security.txt': {
    path: '/.well-known/security.txt',
    status: 200,
    headers: { ...PAGE, 'content-type': 'text/plain; charset=utf-8' },
  },
  'the API’s description as a page': {
    path: '/api/docs',
    status: 200,
    headers: { ...PAGE, 'cache-control': 'no-cache' },
  },
  'the API’s description': { path: '/api/openapi.json', status: 200, headers: DATA },
  health: { path: '/api/health', status: 200, headers: { ...DATA, ...NOT_STORED } },
  live: { path: '/api/live', status: 200, headers: { ...DATA, ...NOT_STORED } },
  ready: { path: '/api/ready', status: 200, headers: { ...DATA, ...NOT_STORED } },
  data: { path: '/api/filters', status: 200, headers: DATA },
  'data that does not exist': { path: '/api/nothing', status: 404, headers: { ...DATA, ...NOT_STORED } },
  'a method that an address does not take': {
    path: '/api/filters',
    status: 405,
    headers: { ...DATA, ...NOT_STORED, allow: expect.stringContaining('GET') as string },
    init: { method: 'DELETE' },
  },
  'a body that is too large': {
    path: SEARCH,
    status: 413,
    headers: { ...DATA, ...NOT_STORED },
    init: { method: 'POST', body: 'x'.repeat(300_000), headers: { 'content-type': 'application/json' } },
  },
  'a body of the wrong kind': {
    path: SEARCH,
    status: 415,
    headers: { ...DATA, ...NOT_STORED },
    init: { method: 'POST', body: 'x=1' },
  },
  'a body that is not valid': {
    path: SEARCH,
    status: 400,
    headers: { ...DATA, ...NOT_STORED },
    init: { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  },
  'a member’s data, asked for by nobody': {
    path: '/api/members/me/stats',
    status: 401,
    headers: { ...DATA, ...NOT_STORED },
  },
};

async function check({ path, status, headers, init = {} }: Case, origin: string): Promise<void> {
  const answer = await ask(path, init, origin);
  expect(answer.status, answer.text).toBe(status);
  const found = Object.fromEntries(answer.headers);
  expect(found).toMatchObject(headers);
  for (const header of [
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'content-security-policy-report-only',
  ]) {
    expect(found, header).not.toHaveProperty(header);
  }
}

describe('the headers of', () => {
  it.each(Object.entries(ANSWERS))('%s', async (_, each) => {
    // A part that is late for once, on a busy machine, is no failure of its headers.
    await expect.poll(async () => (await ask(each.path, each.init, site.url)).status).toBe(each.status);
    await check(each, site.url);
  });

  it('files of the client: script, style sheet and font', async () => {
    const { text } = await ask('/', {}, site.url);
    for (const kind of ['js', 'css', 'woff2']) {
      const [path = ''] = new RegExp(`/assets/[^"]+\\.${kind}(?=")`).exec(text) ?? [];
      await check(
        { path, status: 200, headers: { ...PAGE, 'cache-control': 'public, max-age=31536000, immutable' } },
        site.url,
      );
    }
  });

  it('a picture for sharing, which other sites show', async () => {
    const { text } = await ask('/faq', {}, site.url);
    const [, path = ''] = /property="og:image" content="https:\/\/[^/]+(\/og\/[^"]+)"/.exec(text) ?? [];
    await check(
      { path, status: 200, headers: { ...PAGE, 'cross-origin-resource-policy': 'cross-origin' } },
      site.url,
    );
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
    await check({ path: pathname, status: 200, headers }, site.url);
  });

  it('what is unchanged: a page under the policy that it was kept with', async () => {
    for (const [path, headers] of [
      ['/faq', PAGE],
      ['/api/filters', DATA],
    ] as const) {
      // What tests beside this one write may change an answer in between.
      await vi.waitFor(
        async () => {
          const first = await ask(path, {}, site.url);
          const init = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
          await check({ path, status: 304, headers, init }, site.url);
          const again = await ask(path, init, site.url);
          const policy = 'content-security-policy';
          expect(again.headers.get(policy)).toBe(first.headers.get(policy));
        },
        { timeout: 75_000 },
      );
    }
  });

  it('a refusal of too many requests', async () => {
    const headers = { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` };
    const send = () => ask('/api/csp-reports', { method: 'POST', headers }, site.url);
    await expect.poll(async () => (await send()).status, { interval: 1 }).toBe(429);
    const refused = { ...DATA, ...NOT_STORED, 'retry-after': expect.stringMatching(/^\d+$/) as string };
    await check(
      { path: '/api/csp-reports', status: 429, headers: refused, init: { method: 'POST', headers } },
      site.url,
    );
  });
});

describe('when parts are away, the headers of', () => {
  it.each<[string, Case]>([
    [
      'a database that does not answer',
      { path: '/api/featured', status: 503, headers: { ...DATA, ...NOT_STORED, 'retry-after': '5' } },
    ],
    [
      'a search that is not answered',
      {
        path: '/api/suggestions?q=abc',
        status: 503,
        headers: { ...DATA, ...NOT_STORED, 'retry-after': '5' },
      },
    ],
    [
      'the filters, which nobody has asked for before',
      { path: '/api/filters', status: 503, headers: { ...DATA, ...NOT_STORED, 'retry-after': '5' } },
    ],
    ['health', { path: '/api/health', status: 503, headers: { ...DATA, ...NOT_STORED, 'retry-after': '5' } }],
    [
      'a page that is not built',
      {
        path: '/',
        status: 503,
        headers: { ...PAGE, ...NOT_STORED, 'retry-after': '5', 'referrer-policy': 'no-referrer' },
      },
    ],
    [
      'a file of the sitemap that cannot be made',
      {
        path: '/sitemaps/profiles-00000000-0000-0000-0000-000000000000-last.xml',
        status: 503,
        headers: { ...PAGE, ...NOT_STORED, 'retry-after': '5' },
      },
    ],
    [
      'security.txt of a site that names nobody',
      { path: '/.well-known/security.txt', status: 404, headers: { ...PAGE, ...NOT_STORED } },
    ],
  ])('%s', async (_, each) => {
    await check(each, broken.url);
  });
});
