import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface MetricsServer extends AsyncDisposable {
  /** Where it listens, which the system chose for port 0. */
  port: number;
}

/**
 * Shows a registry's figures at `/metrics`, and at `/live` that the program's thread goes on, on a port of its own: whoever may reach it is a
 * matter of the network, and visitors do not.
 * @param onError is told why the figures could not be read; whoever asked is told 500 and nothing else
 * @throws Error when the address is taken
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  onError: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url?.split('?', 1)[0] : undefined;
    if (path !== '/metrics') {
      response.writeHead(path === '/live' ? 200 : 404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // Figures keep no program alive.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
