import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createHttpServer, listen } from './serve.ts';
import { stopServer } from './stop-server.ts';
import { createThreadLine } from './thread-line.ts';

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))();

async function serve(fetch: () => Response | Promise<Response>) {
  const site = { fetch, line: createThreadLine(), door: { refuses: () => false } };
  const server = createHttpServer(site, 300);
  return { server, port: await listen(server, 0, '127.0.0.1') };
}

it('who takes nothing of an answer keeps no connection', async () => {
  // More than the system's own buffers hold.
  const { server, port } = await serve(() => new Response(Buffer.alloc(64 * 1024 * 1024)));
  const client = connect(port, '127.0.0.1').pause();
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await once(server, 'request');
  await expect.poll(() => connectionsOf(server), { timeout: 10_000 }).toBe(0);
  client.destroy();
  await stopServer(server);
});

it('who waits for an answer keeps the connection, however long it is made', async () => {
  let made: Promise<unknown> | undefined;
  const { server, port } = await serve(async () => {
    await made;
    return new Response('made');
  });
  server.once('connection', (socket) => {
    made = once(socket, 'timeout');
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('made');
  await stopServer(server);
});
