import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keepAssets, replaceFolder } from '../../scripts/build/keep-assets.ts';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { readStack } from '../support/stack-file.ts';

const stack = readStack();
const BUILT = resolve(import.meta.dirname, '..', '..', 'build', 'web');

/**
 * A proxy in front of several servers, in turn. It asks the next one when a server refuses the connection, or has ended one that was kept before
 * it read the request, as proxies do; for nothing else.
 */
async function proxyTo(servers: readonly (ApiProcess | undefined)[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  /** Each request goes once round all servers, from its own first on, and once more to that one. */
  const pass = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next: number,
    triesLeft: number,
  ): void => {
    const again = (problem: string) =>
      triesLeft > 0
        ? pass(incoming, outgoing, next + 1, triesLeft - 1)
        : outgoing.writeHead(502).end(problem);
    const server = servers[next % servers.length];
    if (!server) return void again('none here');
    const asked = request(new URL(incoming.url ?? '/', server.url), { agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    asked
      .on('error', ({ code, message }: NodeJS.ErrnoException) => {
        const isUnread = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && asked.reusedSocket);
        if (isUnread) again(message);
        else outgoing.writeHead(502).end(message);
      })
      .end();
  };
  const proxy = createServer((incoming, outgoing) => pass(incoming, outgoing, (turn += 1), servers.length));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** The same site under another name of its style sheets, as after a change to them. */
async function anotherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const manifestFile = join(to, 'client', '.vite', 'manifest.json');
  const manifest = await readFile(manifestFile, 'utf8');
  const sheets = new Set([...manifest.matchAll(/"assets\/([^"]+)\.css"/g)].map(([, name = '']) => name));
  for (const name of sheets)
    for (const ending of ['', '.br', '.gz']) {
      const at = (file: string) => join(to, 'client', 'assets', `${file}.css${ending}`);
      await rename(at(name), at(`${name}-b`)).catch(() => undefined);
    }
  await writeFile(manifestFile, manifest.replaceAll(/"assets\/([^"]+)\.css"/g, '"assets/$1-b.css"'));
}

it('three servers are restarted one by one on another build: no page fails, nor anything that it loads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rolling restart '));
  const live = join(folder, 'web');
  const fresh = join(folder, 'fresh');
  await cp(BUILT, live, { recursive: true });
  await anotherBuild(BUILT, fresh);
  const start = () => startApi(stack, { env: { WEB_BUILD_DIR: live } });
  const servers: (ApiProcess | undefined)[] = await Promise.all([start(), start(), start()]);
  using proxy = await proxyTo(servers);

  const failures: string[] = [];
  const loaded = new Set<string>();
  const ask = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(proxy.origin + path);
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${path} ${answer.status} ${text.slice(0, 100)}`);
      return text;
    } catch (error) {
      failures.push(`${path} ${String(error)}`);
      return '';
    }
  };
  let isOver = false;
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const page = await ask('/faq');
      const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      await Promise.all(assets.map(ask));
      for (const asset of assets) loaded.add(asset);
    }
  };
  const visitors = [visit(), visit(), visit(), visit()];

  await keepAssets(live, fresh);
  replaceFolder(live, { fresh, old: join(folder, 'old') });
  const codes: (number | null | undefined)[] = [];
  for (const [index, server] of servers.entries()) {
    codes.push(await server?.stop());
    servers[index] = await start();
  }
  const page = await ask('/faq');
  isOver = true;
  await Promise.all(visitors);
  const sheets = [...loaded].filter((path) => path.endsWith('.css'));
  // Of the build before, as a page has them that was opened then.
  for (const path of sheets) await ask(path.replace('-b.css', '.css'));

  await Promise.all(servers.map(async (server) => server?.stop()));
  await rm(folder, { recursive: true });

  expect(page).toMatch(/-b\.css"/);
  expect(sheets.length).toBeGreaterThan(0);
  expect(codes).toEqual([0, 0, 0]);
  expect(failures).toEqual([]);
}, 180_000);
