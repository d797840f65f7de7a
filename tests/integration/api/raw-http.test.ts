import { describe, expect, it } from 'vitest';
import { rawRequest, sendAndHangUp, sendRaw } from '../../support/raw-http.ts';
import { heldApi, HTTPS_SITE, sharedApi } from '../../support/shared-api.ts';
import { ask, errorOf, post, SEARCH } from './site.ts';

const api = await sharedApi(HTTPS_SITE);
const loggedBefore = api.log.length;

const HOST = 'Host: directory.example';
const CLOSE = 'Connection: close';
const JSON_TYPE = 'Content-Type: application/json';
const POST = `POST ${SEARCH} HTTP/1.1`;
const HIDDEN = rawRequest('GET /api/filters HTTP/1.1', [HOST, CLOSE]);

/** Sends it while a neighbour asks for something else, who must not notice. */
async function send(bytes: string | Buffer) {
  const [answer, neighbour] = await Promise.all([sendRaw(api.url, bytes), ask('/api/live', {}, api.url)]);
  expect(neighbour.status).toBe(200);
  return answer;
}

async function expectRefused(bytes: string | Buffer): Promise<void> {
  const { status, text, answers } = await send(bytes);
  expect(answers, text).toBeLessThan(2);
  if (status === 'closed') return;
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
}

describe('a request that hides another', () => {
  it.each([
    ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\n${HIDDEN}`],
    ['two lengths', ['Content-Length: 2', `Content-Length: ${2 + HIDDEN.length}`], `{}${HIDDEN}`],
    ['the same length twice', ['Content-Length: 2', 'Content-Length: 2'], `{}${HIDDEN}`],
    ['two lengths in one', ['Content-Length: 2, 3'], `{}${HIDDEN}`],
    ['a length with a sign', ['Content-Length: +2'], `{}${HIDDEN}`],
    ['a negative length', ['Content-Length: -1'], HIDDEN],
    ['a length in hexadecimal', ['Content-Length: 0x2'], `{}${HIDDEN}`],
    ['a length beyond numbers', ['Content-Length: 99999999999999999999999'], '{}'],
    ['an encoding that is not chunked', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${HIDDEN}`],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
    ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${HIDDEN}`],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${HIDDEN}`],
    ['a folded header', ['Transfer-Encoding:\r\n chunked'], `0\r\n\r\n${HIDDEN}`],
    ['a chunk without a size', ['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['a chunk with a sign', ['Transfer-Encoding: chunked'], `+2\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['a chunk of too great a size', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n{}\r\n`],
    [
      'a chunk that is longer than it says',
      ['Transfer-Encoding: chunked'],
      `2\r\n{}{}\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['a chunk ended by a line feed', ['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${HIDDEN}`],
    [
      'endless chunk extensions',
      ['Transfer-Encoding: chunked'],
      `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
  ])('%s', async (_name, headers, body) => {
    await expectRefused(rawRequest(POST, [HOST, JSON_TYPE, ...headers], body));
  });

  it('is not answered in the place of the one before it', async () => {
    const { status } = await send(`${rawRequest('GET /api/filters HTTP/1.1', [HOST])}NO REQUEST\r\n\r\n`);
    expect(status).toBe('closed');
  });
});

describe('headers', () => {
  it.each([
    ['two hosts', [HOST, 'Host: other.example']],
    ['the same host twice', [HOST, HOST]],
    ['no host', []],
    ['a host that is none', ['Host: a b']],
    ['a host with a path', ['Host: directory.example/api']],
    ['a host with a name before it', ['Host: someone@directory.example']],
    ['two accounts', [HOST, 'Authorization: Bearer one', 'Authorization: Bearer two']],
    ['two types', [HOST, JSON_TYPE, 'Content-Type: text/html']],
    ['two encodings', [HOST, 'Transfer-Encoding: identity', 'Transfer-Encoding: chunked']],
    ['an encoding before the chunks', [HOST, 'Transfer-Encoding: gzip, chunked']],
    ['something that is expected', [HOST, 'Expect: nonsense']],
    ['a byte 0 in a value', [HOST, 'X-Note: a\u0000b']],
    ['a carriage return in a value', [HOST, 'X-Note: a\rb']],
    ['a name with a space', [HOST, 'X Note: a']],
    ['no name', [HOST, ': a']],
    ['too long a value', [HOST, `X-Note: ${'x'.repeat(20_000)}`]],
    ['too many of them', [HOST, ...Array.from({ length: 3000 }, (_, index) => `X-${index}: a`)]],
  ])('%s', async (_name, headers) => {
    await expectRefused(rawRequest('GET /api/filters HTTP/1.1', [...headers, CLOSE]));
  });
});

describe('a request line', () => {
  it.each([
    ['too long an address', `GET /${'x'.repeat(20_000)} HTTP/1.1`],
    ['a byte 0 in the address', 'GET /a\u0000b HTTP/1.1'],
    ['a backslash in the address', 'GET /..\\..\\package.json HTTP/1.1'],
    ['an address of another site', 'GET http://evil.example/ HTTP/1.1'],
    ['an address of no site', 'GET http:// HTTP/1.1'],
    ['an address without a slash', 'GET api/filters HTTP/1.1'],
    ['an address that is a star', 'OPTIONS * HTTP/1.1'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1'],
    ['an echo of the request', 'TRACE /api/filters HTTP/1.1'],
    ['a method that nobody knows', 'BREW /api/filters HTTP/1.1'],
    ['a method of WebDAV', 'PROPFIND /api/filters HTTP/1.1'],
    ['a method in lower case', 'get /api/filters HTTP/1.1'],
    ['another version', 'GET /api/filters HTTP/3.7'],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0'],
    ['no version', 'GET /api/filters'],
    ['no words', '\u0016\u0003\u0001\u0002\u0000\u0001'],
  ])('with %s', async (_name, line) => {
    await expectRefused(rawRequest(line, [HOST, CLOSE]));
  });

  it('with the site’s whole address is served', async () => {
    const { host } = new URL(api.url);
    const line = `GET http://${host}/api/filters HTTP/1.1`;
    expect((await send(rawRequest(line, [`Host: ${host}`, CLOSE]))).status).toBe(200);
  });
});

it('pages take no method that changes anything, and echo nothing', async () => {
  for (const method of ['TRACE', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const { status, text } = await send(
      rawRequest(`${method} /faq HTTP/1.1`, [HOST, 'X-Note: echo-me', CLOSE]),
    );
    expect([method, status]).toEqual([method, 405]);
    expect(text).not.toContain('echo-me');
  }
});

it('a body that is too large is refused, announced or not', async () => {
  const large = 'x'.repeat(300 * 1024);
  for (const [headers, body] of [
    [[`Content-Length: ${large.length}`], large],
    [['Transfer-Encoding: chunked'], `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`],
  ] as const) {
    const { status } = await send(rawRequest(POST, [HOST, JSON_TYPE, ...headers, CLOSE], body));
    expect(status).toBe(413);
  }
});

it('who sends too slowly keeps no connection', async () => {
  const unfinished = [
    'GET /api/filters HTTP/1.1\r\nHost: directory.example\r\n',
    rawRequest(POST, [HOST, JSON_TYPE, 'Content-Length: 100'], '{'),
    rawRequest(POST, [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'], '1\r\n{\r\n'),
  ];
  const answers = await Promise.all(unfinished.map((bytes) => send(bytes)));
  for (const { status } of answers) expect([408, 'closed']).toContain(status);
});

describe('an address that leads out of the site', () => {
  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
    '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
    '/assets/....//....//package.json',
    '/assets/..;/..;/package.json',
    '/assets/%00/../../package.json',
    '/favicon.ico%00.png',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2fetc/passwd',
    '//etc/passwd',
    '///evil.example/%2e%2e',
    '/file:///etc/passwd',
    '/api/docs/%2e%2e/package.json',
    '/api/docs/..%2fpackage.json',
    '/blog/..%2f..%2fpackage.json',
    '/conditions/..%2f..%2f..%2fpackage.json',
    '/sitemaps/..%2f..%2fpackage.json',
    '/og/profile/..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/server/entry-server.js',
  ])('%s', async (path) => {
    const { status, text } = await send(rawRequest(`GET ${path} HTTP/1.1`, [HOST, CLOSE]));
    expect(status, text).toBeGreaterThanOrEqual(300);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toMatch(/"(?:workspaces|dependencies)"|root:x?:0|\[core\]|createRenderer/);
    expect(text).not.toMatch(/^location: (?!\/[^/\\])/im);
  });
});

describe('a byte 0 that is written out', () => {
  it.each([
    '/%00',
    '/psychologist/%00',
    '/manitoba/%00',
    '/manitoba/winnipeg/psychologist/ada-%00-lovelace',
    '/find-a-psychologist?search=%00&location=%00&languages=%00&page=%00',
    '/api/profiles/%00',
    '/api/profiles?city=%00',
    '/api/profiles/by-name/manitoba/%00/%00-%00',
    '/api/articles/%00',
    '/api/landing?province=%00&city=%00',
    '/api/suggestions?q=a%00b',
    '/api/geocode?address=%00%00%00%00',
    '/og/profile/%00.en.abc.png',
  ])('%s', async (path) => {
    const { status } = await send(rawRequest(`GET ${path} HTTP/1.1`, [HOST, CLOSE]));
    expect(status).toBe(400);
  });

  it.each([
    ['/api/supabase/auth/v1/token?grant_type=password', { email: 'bob@example.test\u0000', password: 'a' }],
    ['/api/supabase/auth/v1/token?grant_type=password', { email: 'bob@example.test', password: 'a\u0000' }],
    ['/api/supabase/auth/v1/token?grant_type=refresh_token', { refresh_token: 'a\u0000b' }],
    ['/api/supabase/auth/v1/verify', { type: 'recovery', token_hash: 'a\u0000b' }],
    ['/api/auth/password-reset', { email: 'bob\u0000@example.test' }],
    ['/api/contact', { name: 'Ada', email: 'ada@example.test', message: 'Hello\u0000' }],
    ['/api/analytics', { event: 'page_view', sessionId: 'a\u0000' }],
    [SEARCH, { search: 'a\u0000' }],
    [SEARCH, { 'search\u0000': '' }],
  ])('in the body of %s: %j', async (path, body) => {
    const answer = await post(path, body, api.url);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
  });

  it('is none behind a backslash: that is text', async () => {
    expect((await post(SEARCH, { search: '\\u0000' }, api.url)).status).toBe(200);
  });
});

const levelsOf = ({ log }: { log: readonly string[] }) =>
  log.map((line) => JSON.parse(line) as { level: number; status?: number });

it('a visitor who hangs up while sending is no error of ours', async () => {
  const own = await heldApi();
  const before = own.log.length;
  for (const [header, body] of [
    ['Content-Length: 1000', '{'],
    ['Transfer-Encoding: chunked', '1\r\n{\r\n'],
  ] as const) {
    await sendAndHangUp(own.url, rawRequest(POST, [HOST, JSON_TYPE, header], body));
  }
  const answered = () =>
    levelsOf({ log: own.log.slice(before) }).filter(({ status }) => status !== undefined);
  await expect.poll(answered).toMatchObject([
    { level: 30, status: 400 },
    { level: 30, status: 400 },
  ]);
});

it('none of all this is logged as an error of ours', async () => {
  await api.logOf(() => Promise.resolve());
  expect(levelsOf({ log: api.log.slice(loggedBefore) }).filter(({ level }) => level >= 50)).toEqual([]);
});
