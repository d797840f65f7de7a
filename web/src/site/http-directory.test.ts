import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from './ask-api.ts';
import { createHttpDirectory } from './http-directory.ts';

const sentences = { unreachable: 'No answer.', unexpected: 'Not readable.' };
let server: Server | undefined;

/** A directory whose api is the given handler, over real HTTP. */
async function directoryAt(handler: RequestListener, pause?: (ms: number) => Promise<void>) {
  const started = createServer(handler);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return createHttpDirectory(sentences, (path, init) => fetch(new URL(path as string, origin), init), pause);
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const answer =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

test('asks the api’s addresses, with every part escaped', async () => {
  const asked: string[] = [];
  const directory = await directoryAt((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    answer(200, '{}')(request, response);
  });
  await directory.suggestions('cbt & co', 'fr');
  await directory.profileById('a/b');
  await directory.profileByName('manitoba', 'winnipeg', 'jo-é');
  await directory.featured(3);
  await directory.multiSearch({ queries: [] });
  expect(asked).toEqual([
    'GET /api/suggestions?q=cbt+%26+co&language=fr',
    'GET /api/profiles/a%2Fb',
    'GET /api/profiles/by-name/manitoba/winnipeg/jo-%C3%A9',
    'GET /api/featured?limit=3',
    'POST /api/search/multi-search',
  ]);
});

test('the api’s error is told in its own sentence, with its code', async () => {
  const directory = await directoryAt(answer(429, '{"error":"Too many.","code":"rate-limited"}'));
  const error = await directory.filters().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiFailure);
  expect(error).toMatchObject({ message: 'Too many.', code: 'rate-limited', status: 429, isFinal: false });
});

test('an answer that is not the api’s, and none at all, have sentences too', async () => {
  const broken = await directoryAt(answer(502, '<html>Bad gateway</html>'));
  await expect(broken.filters()).rejects.toMatchObject({ message: 'Not readable.', status: 502 });
  const silent = await directoryAt((request) => request.socket.destroy());
  await expect(silent.filters()).rejects.toMatchObject({ message: 'No answer.', code: 'unreachable' });
});

test('a refused request is not worth repeating', async () => {
  const directory = await directoryAt(answer(400, '{"error":"No.","code":"invalid"}'));
  await expect(directory.featured(3)).rejects.toMatchObject({ isFinal: true });
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

test('a search that there was no time for is sent once more, some seconds later', async () => {
  const busy = '{"error":"Too much to do.","code":"too_busy"}';
  const answers = [answer(503, busy), answer(200, '{"results":[]}'), answer(503, busy), answer(503, busy)];
  const pauses: number[] = [];
  const directory = await directoryAt(
    (request, response) => answers.shift()?.(request, response),
    (ms) => Promise.resolve(void pauses.push(ms)),
  );
  await expect(directory.multiSearch({ queries: [] })).resolves.toEqual({ results: [] });
  await expect(directory.multiSearch({ queries: [] })).rejects.toMatchObject({ code: 'too_busy' });
  expect(answers).toHaveLength(0);
  expect(pauses).toHaveLength(2);
  for (const ms of pauses) expect(ms).toBeGreaterThanOrEqual(2000);
});
