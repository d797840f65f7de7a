import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askApi, type AskOptions } from './ask-api.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Options that ask the given handler, over real HTTP. */
async function at(handler: RequestListener): Promise<AskOptions> {
  const started = createServer(handler);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return { fetch: (path, init) => fetch(new URL(path as string, origin), init) };
}

const answer =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

const RESET = 'POST /api/auth/password-reset';
const reset = { email: 'ada@example.ca' };

test('a refusal carries its sentence and its fields', async () => {
  const refusal = { error: 'No.', code: 'invalid_fields', fields: { email: 'Not so.' } };
  const options = await at(answer(400, JSON.stringify(refusal)));
  await expect(askApi(RESET, reset, options)).rejects.toMatchObject({
    name: 'ApiFailure',
    code: 'invalid_fields',
    status: 400,
    sentence: 'No.',
    fields: { email: 'Not so.' },
    isFinal: true,
  });
});

test('what is not the api’s answer has no sentence, however it looks', async () => {
  for (const body of ['<html>Bad gateway</html>', '{"error":{"message":"No."}}', 'null', '']) {
    const options = await at(answer(502, body));
    await expect(askApi(RESET, reset, options)).rejects.toMatchObject({
      code: 'unexpected',
      status: 502,
      sentence: null,
      fields: {},
      isFinal: false,
    });
  }
});

test('gives up after its time, as where no answer comes', async () => {
  const options = await at(() => undefined);
  await expect(askApi(RESET, reset, { ...options, timeoutMs: 50 })).rejects.toMatchObject({
    code: 'unreachable',
    status: 0,
    sentence: null,
  });
});

test('an answer without a body is one', async () => {
  const options = await at((_request, response) => response.writeHead(204).end());
  const view = { event: 'page_view', sessionId: 'abcdefgh', metadata: { path: '/' } } as const;
  expect(await askApi('POST /api/analytics', view, options)).toBeUndefined();
});

test('a query leaves out what is not given', async () => {
  const asked: (string | undefined)[] = [];
  const options = await at((request, response) => {
    asked.push(request.url);
    answer(200, '{}')(request, response);
  });
  await askApi('GET /api/landing', { province: 'manitoba', city: undefined }, options);
  await askApi('GET /api/filters', {}, options);
  expect(asked).toEqual(['/api/landing?province=manitoba', '/api/filters']);
});
