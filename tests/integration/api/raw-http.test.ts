import { describe, expect, it } from 'vitest';
import { rawRequest, sendAndHangUp, sendRaw } from '../../support/raw-http.ts';
import { heldApi, sharedApi } from '../../support/shared-api.ts';
import { ask, errorOf, post, SEARCH } from './site.ts';

const api = await sharedApi();
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

const POSTED = (headers: string[], body: string) => rawRequest(POST, [HOST, JSON_TYPE, ...headers], body);
const ASKED = (...headers: string[]) => rawRequest('GET /api/filters HTTP/1.1', [...headers, CLOSE]);
const LINE = (line: string) => rawRequest(line, [HOST, CLOSE]);
const CHUNKED = 'Transfer-Encoding: chunked';

// A sample of what Node's own parser refuses: that it is refused, with the site's headers, and without a second answer.
it.each([
  ['a length and chunks', POSTED(['Content-Length: 6', CHUNKED], `0\r\n\r\n${HIDDEN}`)],
  ['two lengths', POSTED(['Content-Length: 2', `Content-Length: ${2 + HIDDEN.length}`], `{}${HIDDEN}`)],
  ['a space before the colon', POSTED(['Transfer-Encoding : chunked'], `0\r\n\r\n${HIDDEN}`)],
  ['endless chunk extensions', POSTED([CHUNKED], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)],
  ['no host', ASKED()],
  ['a host with a name before it', ASKED('Host: someone@directory.example')],
  ['two accounts', ASKED(HOST, 'Authorization: Bearer one', 'Authorization: Bearer two')],
  ['a carriage return in a value', ASKED(HOST, 'X-Note: a\rb')],
  ['too many headers', ASKED(HOST, ...Array.from({ length: 3000 }, (_, index) => `X-${index}: a`))],
  ['too long an address', LINE(`GET /${'x'.repeat(20_000)} HTTP/1.1`)],
  ['a backslash in the address', LINE('GET /..\\..\\package.json HTTP/1.1')],
  ['an address of another site', LINE('GET http://evil.example/ HTTP/1.1')],
  ['a tunnel', LINE('CONNECT evil.example:443 HTTP/1.1')],
  ['the beginning of HTTP/2', LINE('PRI * HTTP/2.0')],
  ['no words', LINE('\u0016\u0003\u0001\u0002\u0000\u0001')],
])('a request with %s is refused', (_name, bytes) => expectRefused(bytes));

it('what hides in a request is not answered in the place of the one before it', async () => {
  const { status } = await send(`${rawRequest('GET /api/filters HTTP/1.1', [HOST])}NO REQUEST\r\n\r\n`);
  expect(status).toBe('closed');
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
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
    '/assets/%00/../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '///evil.example/%2e%2e',
    '/og/profile/..%2f..%2fpackage.json',
    '/.env',
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
    '/manitoba/winnipeg/psychologist/ada-%00-lovelace',
    '/find-a-psychologist?search=%00&location=%00&languages=%00&page=%00',
    '/api/profiles/%00',
    '/api/profiles/by-name/manitoba/%00/%00-%00',
  ])('%s', async (path) => {
    const { status } = await send(rawRequest(`GET ${path} HTTP/1.1`, [HOST, CLOSE]));
    expect(status).toBe(400);
  });

  it.each([
    ['/api/supabase/auth/v1/token?grant_type=password', { email: 'bob@example.test\u0000', password: 'a' }],
    ['/api/supabase/auth/v1/token?grant_type=password', { email: 'bob@example.test', password: 'a\u0000' }],
    ['/api/supabase/auth/v1/token?grant_type=refresh_token', { refresh_token: 'a\u0000b' }],
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
