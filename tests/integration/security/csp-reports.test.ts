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

it('takes a report, from a page that names no origin too', async () => {
  const report = {
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://one.example/x' },
  };
  expect((await send('application/csp-report', report, { origin: 'null' })).status).toBe(204);
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
