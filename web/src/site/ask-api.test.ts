import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askApi, type AskOptions, createHttpDirectory } from './ask-api.ts';

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

const sentences = { unreachable: 'No answer.', unexpected: 'Not readable.' };

/** A directory whose api is the given handler. */
const directoryAt = async (handler: RequestListener) => {
  const { fetch } = await at(handler);
  return createHttpDirectory(sentences, fetch);
};

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

test('asking too often may be tried again later', async () => {
  const options = await at(answer(429, '{"error":"Too many.","code":"rate-limited"}'));
  await expect(askApi(RESET, reset, options)).rejects.toMatchObject({
    sentence: 'Too many.',
    isFinal: false,
  });
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

test('the directory asks the api’s addresses, with every part escaped', async () => {
  const asked: string[] = [];
  const directory = await directoryAt((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    answer(200, '{}')(request, response);
  });
  await directory.suggestions('cbt & co', 'fr');
  await directory.profileById('a/b');
  await directory.profileByName('manitoba', 'winnipeg', 'jo-é');
  await directory.featured(3);
  await directory.search({ search: 'grief' });
  expect(asked).toEqual([
    'GET /api/suggestions?q=cbt+%26+co&language=fr',
    'GET /api/profiles/a%2Fb',
    'GET /api/profiles/by-name/manitoba/winnipeg/jo-%C3%A9',
    'GET /api/featured?limit=3',
    'POST /api/search',
  ]);
});

test('an answer that is not the api’s, and none at all, have sentences too', async () => {
  const broken = await directoryAt(answer(502, '<html>Bad gateway</html>'));
  await expect(broken.filters()).rejects.toMatchObject({ message: 'Not readable.', status: 502 });
  const silent = await directoryAt((request) => request.socket.destroy());
  await expect(silent.filters()).rejects.toMatchObject({ message: 'No answer.', code: 'unreachable' });
});

test('a profile that does not exist is null, not a failure', async () => {
  const directory = await directoryAt(answer(404, '{"error":"No such profile.","code":"not-found"}'));
  expect(await directory.profileById('1')).toBeNull();
});

test('an aborted request rejects with the abort, not with a sentence about the network', async () => {
  const directory = await directoryAt(() => undefined);
  const controller = new AbortController();
  const asked = directory.filters(controller.signal);
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
