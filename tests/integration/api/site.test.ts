import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Contract } from '@directory/domain/contracts/contract';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { readStack } from '../../support/stack-file.ts';
import { ask, errorOf, post } from './site.ts';

it('says how every part is', async () => {
  // A machine that is busy may be late with an answer for once.
  const health = async () => {
    const answer = await ask('/api/health');
    return { status: answer.status, report: answer.json() };
  };
  await expect.poll(health).toMatchObject({
    status: 200,
    report: {
      status: 'ok',
      checks: {
        postgres: { status: 'ok' },
        meilisearch: { status: 'ok' },
        redis: { status: 'ok' },
        index: { status: 'ok', pending: expect.any(Number) as number },
      },
    },
  });
});

/** Every contract that there is, by its method and path. */
const contracts = Object.values(
  import.meta.glob<Record<string, Partial<Contract>>>(
    ['../../../domain/src/contracts/*.ts', '!**/*.test.ts', '!**/all.ts'],
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter(({ method, path }) => method && path)
  .map(({ method, path }) => `${method} ${path}`);

/** What may be asked by a page of another site: it is the same for everybody. And what looks at the sender first. */
const OPEN = ['POST /api/search', 'POST /api/search/pins'];
/** What pages send that need no script. */
const FORMS = [
  'inquiries',
  'answers',
  'reports',
  'words',
  'alerts',
  'alert-acts',
  'data-links',
  'data-acts',
  'members/contact-address',
  'members/sign-in-address',
].map((name) => `POST /api/${name}`);
const SIGNED_IN = 'POST /api/members/me/photo';

it.each(contracts.filter((name) => name.startsWith('POST') && name !== SIGNED_IN))(
  '%s takes nothing of another site’s page, of another type or of any size',
  async (name) => {
    const path = name.replace('POST ', '');
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      const foreign = await post(path, {}, undefined, { origin });
      if (OPEN.includes(name)) expect(foreign.status).toBe(200);
      else expect([foreign.status, errorOf(foreign).code]).toEqual([403, 'foreign_origin']);
    }
    const wrong = FORMS.includes(name) ? 'application/json' : 'application/x-www-form-urlencoded';
    // Scripts and plain forms send the same.
    const other = name === 'POST /api/contact' ? [] : [wrong];
    for (const type of ['text/plain', ...other, 'multipart/form-data; boundary=x'])
      expect((await post(path, '{}', undefined, { 'content-type': type })).status).toBe(415);
    const large = await post(path, { x: 'x'.repeat(1_000_000) });
    expect([large.status, errorOf(large).code]).toEqual([413, 'body_too_large']);
  },
);

it('describes itself, and shows the description under its own policy', async () => {
  const answer = await ask('/api/openapi.json');
  const description = answer.json() as { paths: Record<string, Record<string, object>> };
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(contracts.sort());
  // As this server bounds them, not as browsers know them.
  expect(description.paths['/api/suggestions']?.['get']).toMatchObject({
    parameters: [{ name: 'q', schema: { maxLength: 200 } }, {}],
  });
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await ask('/api/openapi.json', { headers: known })).status).toBe(304);
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const method of Object.keys(methods)) {
      const answer = await ask(path.replace(/\{\w+\}/g, 'no-one'), { method: method.toUpperCase() });
      expect([path, method, answer.status], answer.text).not.toEqual([path, method, 405]);
      expect(answer.text).not.toContain('"code":"not_found"');
    }
  }
  const docs = await ask('/api/docs');
  const nonce = /'nonce-([^']+)'/.exec(docs.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
  for (const [tag] of docs.text.matchAll(/<script[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    expect((await ask(`/api/docs/${file}`)).status).toBe(200);
  }
  expect((await ask('/api/docs/package.json')).status).toBe(404);
});

describe('every answer', () => {
  it('of a page has the hashes of the scripts in it, and what else there is is data', async () => {
    for (const path of ['/', '/find-a-psychologist', '/faq?lang=fr']) {
      const page = await ask(path);
      const policy = page.headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      const inline = [...page.text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
      expect(inline).toHaveLength(3);
      for (const script of inline)
        expect(scripts).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      const others = [...page.text.matchAll(/<script\b([^>]+)>/g)].map(([, attributes]) => attributes);
      for (const attributes of others) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
    }
  });

  it('has a request id of the site’s own, whatever the caller sends', async () => {
    const ids = new Set<string>();
    for (const sent of [undefined, 'trace-123', 'trace-123', '<script>']) {
      const answer = await ask('/api/nothing', { headers: sent ? { 'x-request-id': sent } : {} });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(errorOf(answer).requestId).toBe(answer.headers.get('x-request-id'));
      ids.add(errorOf(answer).requestId);
    }
    expect(ids.size).toBe(4);
  });
});

describe('a page', () => {
  it('is in the language that was asked for, and remembers it', async () => {
    const french = await ask('/?lang=fr');
    expect(french.text).toContain('<html lang="fr');
    expect(french.headers.get('set-cookie')).toMatch(/^language=fr;.*Max-Age=31536000;.*SameSite=Lax/);
    expect((await ask('/', { headers: { cookie: 'language=fr' } })).text).toContain('<html lang="fr');
    expect((await ask('/', { headers: { 'accept-language': 'fr-CA' } })).text).toContain('<html lang="fr');
    const plain = await ask('/', { headers: { 'accept-language': 'de' } });
    expect(plain.text).toContain('<html lang="en');
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect(plain.headers.get('vary')).toContain('Cookie');
    expect(plain.headers.get('content-language')).toMatch(/^en/);
  });

  it('has one address and a true status', async () => {
    const slash = await ask('/faq/?x=1');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/faq?x=1']);
    const outside = await ask('//evil.example/%2e%2e');
    expect(outside.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    expect((await ask('/no/such/page/at/all')).status).toBe(404);
    const plain = await ask('/%E0%A4%A');
    expect(plain.status).toBe(400);
    // A page of the server's own, without the site's foot: it has the crisis lines itself, 9-8-8 first.
    expect([...plain.text.matchAll(/href="((?:tel|sms):\d+)"/g)].map(([, href]) => href)).toEqual([
      'tel:988',
      'sms:988',
      'tel:911',
    ]);
    expect(plain.text).toContain('call 911 (in Nunavut, the RCMP or your health centre).');
    expect(plain.text).toContain('composez le 911 (au Nunavut, appelez la GRC');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(plain.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(plain.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
    const posted = await ask('/faq', { method: 'POST', body: 'x=1' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await ask('/faq', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('is compressed for a caller who accepts %s', async (accepted, encoding, decode) => {
    const page = await request(`${readStack().app}/faq`, { headers: { 'accept-encoding': accepted } });
    const body = Buffer.from(await page.body.arrayBuffer());
    expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, encoding]);
    expect(page.headers['vary']).toContain('Accept-Encoding');
    expect(page.headers['content-length']).toBe(String(body.length));
    expect(decode(body).toString()).toContain('</html>');
    const small = await request(`${readStack().app}/robots.txt`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(await small.body.text()).toContain('User-agent');
  });

  it('loads files that never change under their name', async () => {
    const page = await ask('/');
    const [file = ''] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
    const asset = await ask(file, { headers: { 'accept-encoding': 'br' } });
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/.vite/manifest.json')).status).toBe(404);
    expect((await ask('/assets/..%2f..%2fserver/entry-server.js')).status).not.toBe(200);
    expect((await ask('/robots.txt')).text).toContain('User-agent');
  });
});
