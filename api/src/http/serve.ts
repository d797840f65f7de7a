import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than a load balancer keeps an idle connection, so that it is never the server that closes first. */
const KEEP_ALIVE_MS = 65_000;
const LAST_REQUESTS_MS = 10_000;

/** Listens and returns the port, which the system chooses for port 0. @throws Error when the address is taken */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  server.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** Takes no new requests, lets those under way finish for ten seconds, then cuts them. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  // A connection that becomes idle during the wait would otherwise be kept until its time is over.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}
