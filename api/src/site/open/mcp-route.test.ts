import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { Environment } from '../../http/environment.ts';
import { answerErrors } from '../../http/error-answers.ts';
import { registerAssistants } from './mcp-route.ts';
import type { AssistantParts } from './mcp.ts';

afterEach(() => vi.useRealTimers());

/** The assistants' server with a search that is asked for so long as it takes. */
function siteWith(search: AssistantParts['search']) {
  const app = new Hono<Environment>();
  app.onError(answerErrors(pino({ level: 'silent' })));
  const parts = { origin: 'https://directory.example', search } as unknown as AssistantParts;
  registerAssistants(app, parts);
  return (message: unknown) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'Mcp-Protocol-Version': '2025-06-18',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(message) };
    return app.request('/mcp', init, { incoming: { destroyed: false, complete: true } });
  };
}

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_psychologists', arguments: { search: 'anxiety' } },
};
const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
const nobody = {
  found: { crisis_lines: [], data: [], close: [], page: 1, pages: 0, total: 0, understood: [] },
  isPrivate: false,
};

it('takes one message at a time: a batch is refused before anything of it is done', async () => {
  let searches = 0;
  const post = siteWith(() => {
    searches += 1;
    return Promise.resolve(nobody);
  });
  for (const batch of [Array.from({ length: 100 }, (_, id) => ({ ...call, id })), [call, cancelled], []])
    expect((await post(batch)).status).toBe(400);
  expect(searches).toBe(0);
  const answer = await post(call);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({ id: 1, result: { content: [{ type: 'text' }] } });
});

it('answers what asks for nothing, and no message at all', async () => {
  const post = siteWith(() => Promise.resolve(nobody));
  expect((await post(cancelled)).status).toBe(202);
  for (const odd of [null, 'x', {}, { jsonrpc: '2.0', id: 1 }]) expect((await post(odd)).status).toBe(400);
});

it('waits ten seconds for an answer, and no longer', async () => {
  vi.useFakeTimers();
  let answer: ReturnType<ReturnType<typeof siteWith>> | undefined;
  await new Promise<void>((resolve) => {
    const post = siteWith(() => {
      resolve();
      return new Promise(() => {});
    });
    answer = post(call);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer)?.status).toBe(503);
});
