import { getRequestListener, RequestError } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Door } from './door.ts';
import type { App } from './environment.ts';
import { answerRefusedConnections, BARE_HEADERS } from './refused-connections.ts';
import { watchConnections } from './stop-server.ts';
import type { ThreadLine } from './thread-line.ts';

/** Longer than a load balancer keeps an idle connection, so that it is never the server that closes first. */
const KEEP_ALIVE_MS = 65_000;

/** What is served, and in which order. */
export interface Site extends Pick<App, 'fetch'> {
  line: ThreadLine;
  door: Door;
}

/**
 * A server whose requests must arrive within `requestTimeoutMs`, their headers within a third of that: who sends a byte now
 * and then keeps no connection. Who takes nothing of an answer for so long keeps none either, nor the memory that it waits in.
 */
export function createHttpServer({ fetch, line, door }: Site, requestTimeoutMs: number): Server {
  const headersTimeout = Math.ceil(requestTimeoutMs / 3);
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: Math.ceil(requestTimeoutMs),
    headersTimeout,
    connectionsCheckingInterval: Math.ceil(headersTimeout / 3),
    // The listener refuses a request without a host itself, with headers that Node's answer lacks.
    requireHostHeader: false,
  };
  // An address that cannot be read never reaches the app, which answers all other errors.
  const errorHandler = (error: unknown) =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: BARE_HEADERS });
  const answer = getRequestListener(fetch, { errorHandler });
  const server = createServer(options, (request, response) => {
    // Only who takes nothing is cut off: an answer that is still made has nothing waiting.
    response.on('timeout', () => response.writableLength > 0 && request.socket.destroy());
    if (!door.refuses(request, response)) line.join(() => void answer(request, response));
  });
  server.timeout = options.requestTimeout;
  answerRefusedConnections(server);
  return server;
}

/** Listens and returns the port, which the system chooses for port 0. @throws Error when the address is taken */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  watchConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}
