import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, listen } from './serve.ts';
import { createThreadLine } from './thread-line.ts';
import { stopServer } from './stop-server.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n';
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A server whose every answer keeps the thread busy for a few milliseconds, as a page that is made does. */
async function busyServer(body = 'page', workMs = () => 3) {
  const fetch = () => {
    const until = performance.now() + workMs();
    while (performance.now() < until);
    return new Response(body);
  };
  const line = createThreadLine();
  const server = createHttpServer({ fetch, line, door: { refuses: () => false } }, 30_000);
  return { server, line, port: await listen(server, 0, '127.0.0.1') };
}

interface Client {
  socket: Socket;
  /** What came, once the connection is over; with the error, if it ended with one. */
  over: Promise<string>;
  received: () => string;
}

function openClient(port: number): Client {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', (error) => (text += `\n${error.message}`));
  return {
    socket,
    over: new Promise((resolve) => void socket.once('close', () => resolve(text))),
    received: () => text,
  };
}

async function answered(client: Client): Promise<void> {
  client.socket.write(REQUEST);
  while (!client.received().endsWith('page')) await once(client.socket, 'data');
}

const answersIn = (text: string) => text.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;

it('a burst that has come but is not read when the stop comes is answered, on connections old and new', async () => {
  const { server, port } = await busyServer();
  const kept = Array.from({ length: 100 }, () => openClient(port));
  await Promise.all(kept.map(answered));
  const fresh = Array.from({ length: 40 }, () => openClient(port));
  // Taken by the system; not by the program, which is the same that waits here.
  await Promise.all(fresh.map(({ socket }) => once(socket, 'connect')));
  for (const { socket } of [...kept, ...fresh]) socket.write(REQUEST);
  await stopServer(server);
  const texts = await Promise.all([...kept, ...fresh].map(({ over }) => over));
  expect(texts.map(answersIn)).toEqual([...kept.map(() => 2), ...fresh.map(() => 1)]);
  expect(texts.filter((text) => !/\r\nconnection: close\r\n/i.test(text))).toEqual([]);
});

it('with more work than the thread has time for, whoever came before the close is answered, not reset', async () => {
  const busy = await busyServer('page', () => (busy.server.listening ? 30 : 0));
  const { server, line, port } = busy;
  const kept = Array.from({ length: 50 }, () => openClient(port));
  await Promise.all(kept.map(({ socket }) => once(socket, 'connect')));
  for (const { socket } of kept) socket.write(REQUEST);
  // Taken by the system, which keeps 511 for the program.
  const late = Array.from({ length: 400 }, () => openClient(port));
  await Promise.all(late.map(({ socket }) => once(socket, 'connect')));
  for (const { socket } of late) socket.write(REQUEST);
  await stopServer(server, { line });
  const texts = await Promise.all([...kept, ...late].map(({ over }) => over));
  expect(texts.filter((text) => answersIn(text) !== 1)).toEqual([]);
});

it('a request of which half has come is answered once the rest comes', async () => {
  const { server, port } = await busyServer();
  const begun = openClient(port);
  begun.socket.write(REQUEST);
  await once(begun.socket, 'data');
  begun.socket.write(REQUEST.slice(0, -2));
  // Answered after the half has come: the server knows of it.
  await answered(openClient(port));
  const stopped = stopServer(server);
  while (!(await openClient(port).over).includes('ECONNREFUSED'));
  begun.socket.write(REQUEST.slice(-2));
  await stopped;
  expect(answersIn(await begun.over)).toBe(2);
});

it('new connections are refused, and idle ones ended', async () => {
  const { server, port } = await busyServer();
  const idle = openClient(port);
  await answered(idle);
  await stopServer(server);
  expect(answersIn(await idle.over)).toBe(1);
  expect(await openClient(port).over).toContain('ECONNREFUSED');
});

it('while it drains, new connections are answered and told that this was all', async () => {
  const { server, port } = await busyServer();
  const stopped = stopServer(server, { drainMs: 700 });
  const texts: string[] = [];
  while (!texts.at(-1)?.includes('ECONNREFUSED')) {
    const client = openClient(port);
    client.socket.write(REQUEST);
    texts.push(await client.over);
  }
  const answers = texts.filter((text) => answersIn(text) > 0);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((text) => !/\r\nconnection: close\r\n/i.test(text))).toEqual([]);
  await stopped;
});

it('an answer whose reader is slow is sent whole', async () => {
  const body = 'x'.repeat(8_000_000);
  const { server, port } = await busyServer(body);
  const agent = new Agent({ keepAlive: true });
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, resolve);
  });
  const stopped = stopServer(server);
  let length = 0;
  for await (const chunk of response) length += (chunk as Buffer).length;
  expect(length).toBe(body.length);
  agent.destroy();
  await stopped;
});
