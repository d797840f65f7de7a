import type { Server } from 'node:http';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { answerErrors } from '../../http/error-answers.ts';
import type { Environment } from '../../http/environment.ts';
import { createHttpServer, listen } from '../../http/serve.ts';
import { createThreadLine } from '../../http/thread-line.ts';
import { registerHealthData } from './health-route.ts';
import type { OpenPeople } from './open-people.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The directory for health systems, of so many people that nobody reads all of them. */
async function startSite() {
  const app = new Hono<Environment>();
  app.onError(answerErrors(pino({ level: 'silent' })));
  const people = {
    async *everybody() {
      for (;;) yield await new Promise<never[]>(() => {});
    },
  };
  registerHealthData(app, { people: people as unknown as OpenPeople, origin: '' });
  const door = { refuses: () => false };
  server = createHttpServer({ fetch: app.fetch, line: createThreadLine(), door }, 30_000);
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

it('two at a time read the whole directory; the others are told to wait, in the words of FHIR', async () => {
  const origin = await startSite();
  const read = (abort?: AbortController) =>
    fetch(`${origin}/api/fhir/bulk/Location.ndjson`, { signal: abort?.signal ?? null });
  const readers = [new AbortController(), new AbortController()];
  for (const reader of readers) expect((await read(reader)).status).toBe(200);
  const refused = await read();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({
    resourceType: 'OperationOutcome',
    issue: [{ code: 'transient' }],
  });
  readers[0]?.abort();
  await expect.poll(async () => (await read()).status).toBe(200);
});
