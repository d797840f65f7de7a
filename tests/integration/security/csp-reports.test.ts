import { expect, it } from 'vitest';
import { sharedApi } from '../../support/shared-api.ts';
import { ask, errorOf } from '../api/site.ts';

const PATH = '/api/csp-reports';
const api = await sharedApi();

const send = (type: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(
    PATH,
    {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    api.url,
  );

it('takes both formats, from a page that names no origin too, and logs a kind once', async () => {
  const byUri = {
    'csp-report': {
      'document-uri': 'https://site.example/find-a-psychologist?search=depression',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://one.example/x?search=depression',
      'script-sample': 'depression',
    },
  };
  const byGroup = [
    {
      type: 'csp-violation',
      age: 10,
      url: 'https://site.example/find-a-psychologist?search=depression',
      user_agent: 'A browser',
      body: { effectiveDirective: 'connect-src', blockedURL: 'https://two.example/y?q=depression' },
    },
    { type: 'deprecation', body: { id: 'three.example' } },
  ];
  const log = await api.logOf(async () => {
    for (let count = 0; count < 3; count++) {
      expect((await send('application/csp-report', byUri, { origin: 'null' })).status).toBe(204);
      expect((await send('application/reports+json', byGroup)).status).toBe(204);
    }
  });
  const logged = (text: string) => log.filter((line) => line.includes(text));
  expect(logged('https://two.example')).toHaveLength(1);
  expect(logged('https://one.example')).toHaveLength(1);
  expect(JSON.parse(logged('https://one.example')[0] ?? '{}')).toMatchObject({
    level: 40,
    directive: 'img-src',
    blocked: 'https://one.example',
  });
  expect(logged('depression')).toEqual([]);
  expect(logged('three.example')).toEqual([]);
});

it('refuses what is no report, and says so', async () => {
  expect((await send('application/json', {})).status).toBe(415);
  for (const body of ['{', '7', '{"csp-report":7}']) {
    const answer = await send('application/csp-report', body);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
  }
  expect((await send('application/csp-report', 'x'.repeat(65 * 1024))).status).toBe(413);
  expect((await ask(PATH, {}, api.url)).status).toBe(405);
});
