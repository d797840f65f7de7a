import { type Server } from 'node:http';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createDoor } from './door.ts';
import { createHttpServer, listen } from './serve.ts';
import { createThreadLine } from './thread-line.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that is busy for ten milliseconds with each page and each search, and with nothing else. */
async function startSite() {
  const logged: string[] = [];
  const line = createThreadLine();
  const door = createDoor({
    line,
    isAnswered: ({ url = '' }) => url === '/kept',
    headersOf: (path) => ({ 'X-Kind': path.startsWith('/api/') ? 'data' : 'page' }),
    log: pino({}, { write: (text: string) => logged.push(text) }),
  });
  const fetchSlowly = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (/^\/(?:page|mcp|api\/(?:search|contact))/.test(pathname)) {
      await line.turn();
      const until = performance.now() + 10;
      while (performance.now() < until);
    }
    return new Response('fine');
  };
  const server = createHttpServer({ fetch: fetchSlowly, line, door }, 30_000);
  servers.push(server);
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, logged };
}

/** Has more visitors than can be answered ask for it until one of them is refused, and does `meanwhile` before they stop. */
async function refusedOf(url: string, init: RequestInit, meanwhile = () => Promise.resolve()) {
  let refused: Response | undefined;
  let isOver = false;
  const end = async () => {
    await meanwhile();
    isOver = true;
  };
  const visitors = Array.from({ length: 40 }, async () => {
    while (!isOver) {
      const answer = await fetch(url, init);
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 503 && !refused) {
        refused = answer;
        await end();
      } else {
        await answer.arrayBuffer();
      }
    }
  });
  await Promise.all(visitors);
  if (!refused) throw new Error('Nobody was refused.');
  return refused;
}

it('a page that cannot be made in time is refused with help for who needs it; what takes no time is answered', async () => {
  const { origin, logged } = await startSite();
  const refused = await refusedOf(`${origin}/page`, {}, async () => {
    for (const path of ['/kept', '/api/live', '/api/health', '/assets/main.js', '/robots.txt'])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    // Whoever has written something is not sent away.
    const message = await fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' });
    expect(message.status).toBe(200);
  });
  const headers = Object.fromEntries(refused.headers);
  expect(headers).toMatchObject({
    'retry-after': '2',
    refresh: expect.stringMatching(/^[3-7]$/) as string,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-type': 'text/html; charset=UTF-8',
    'x-kind': 'page',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
  const html = await refused.text();
  expect(html).toContain('href="tel:988"');
  expect(html).toContain('Beaucoup de monde en ce moment');
  expect(logged[0]).toContain('too much to do: requests are refused');
});

it.each(['/api/search', '/mcp'])(
  '%s that cannot be answered in time is refused as the api refuses',
  async (path) => {
    const { origin } = await startSite();
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const refused = await refusedOf(origin + path, init);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    expect(await refused.json()).toEqual({
      error: expect.stringContaining('try again') as string,
      code: 'too_busy',
      requestId: refused.headers.get('x-request-id'),
    });
  },
);
