import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sendRaw } from '../../support/raw-http.ts';
import { readStack } from '../../support/stack-file.ts';

const { keyholder } = readStack();
const tokens = { api: new URL(keyholder.apiUrl).password, worker: new URL(keyholder.workerUrl).password };
const profile = randomUUID();
const picture = `/storage/v1/object/psychologist-images/${profile}/${'0'.repeat(40)}.webp`;

/** What the keyholder answers to this request, sent as it is, of a program with that token. */
async function status(token: string, method: string, path: string, body = ''): Promise<number | 'closed'> {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: keyholder',
    `apikey: ${token}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return (await sendRaw(new URL(keyholder.apiUrl).origin, `${head.join('\r\n')}\r\n\r\n${body}`)).status;
}

const REMOVE = '/storage/v1/object/psychologist-images';
const link = (type: string) => JSON.stringify({ type, email: 'nobody@example.org' });

it('gives pictures and sign-in to the server, and the links of mails to the worker', async () => {
  expect(await status(tokens.api, 'GET', '/storage/v1/bucket/psychologist-images')).toBe(200);
  expect(
    await status(
      tokens.api,
      'POST',
      '/auth/v1/token?grant_type=password',
      '{"email":"a@b.ca","password":"x"}',
    ),
  ).toBe(400);
  expect(
    await status(tokens.api, 'DELETE', REMOVE, JSON.stringify({ prefixes: [`${profile}/x.webp`] })),
  ).toBeLessThan(403);
  expect(await status(tokens.worker, 'POST', '/auth/v1/admin/generate_link', link('recovery'))).not.toBe(403);
});

it('knows nobody without a token of its own', async () => {
  for (const token of ['', 'x', readStack().supabase.publishableKey, readStack().supabase.secretKey])
    expect(await status(token, 'GET', picture)).toBe(401);
});

it.each([
  ['reads a table', 'api', 'GET', '/rest/v1/profile_records?select=*', ''],
  ['reads a table beside a picture', 'api', 'GET', `${picture}/../../../../../rest/v1/profile_records`, ''],
  ['leaves the bucket', 'api', 'GET', '/storage/v1/object/psychologist-images/..%2f..%2fbucket', ''],
  [
    'leaves the bucket in capitals',
    'api',
    'GET',
    '/storage/v1/object/psychologist-images/%2E%2E/other/x',
    '',
  ],
  ['reads another bucket', 'api', 'GET', '/storage/v1/object/other/x.webp', ''],
  ['asks for more than the path', 'api', 'GET', `${picture}?download=x`, ''],
  ['lists the bucket', 'api', 'POST', '/storage/v1/object/list/psychologist-images', '{"prefix":""}'],
  ['writes beside the members’ folders', 'api', 'POST', '/storage/v1/object/psychologist-images/a.webp', 'x'],
  ['removes what is not a member’s', 'api', 'DELETE', REMOVE, '{"prefixes":["a.webp"]}'],
  [
    'removes many at once',
    'api',
    'DELETE',
    REMOVE,
    JSON.stringify({ prefixes: [`${profile}/a`, `${profile}/b`] }),
  ],
  ['signs up', 'api', 'POST', '/auth/v1/signup', link('recovery')],
  ['lists accounts', 'api', 'GET', '/auth/v1/admin/users', ''],
  ['makes a link', 'api', 'POST', '/auth/v1/admin/generate_link', link('recovery')],
  ['makes a link of another kind', 'worker', 'POST', '/auth/v1/admin/generate_link', link('magiclink')],
  ['reads a picture', 'worker', 'GET', picture, ''],
  ['signs in', 'worker', 'POST', '/auth/v1/token?grant_type=password', link('x')],
] as const)('refuses a program that %s', async (_, caller, method, path, body) => {
  expect(await status(tokens[caller], method, path, body)).toBe(403);
});
