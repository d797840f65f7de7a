import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Upper bounds in seconds: an answer from memory takes less than the first, and people think that nothing happens after the eighth. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry with what every program says of itself: memory, processor, garbage collection, and how busy its one thread is. */
export function openRegistry(program: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry, prefix: 'directory_' });
  let last = performance.eventLoopUtilization();
  const utilization = new Gauge({
    name: 'directory_event_loop_utilization',
    help: 'Share of the time since the last look in which the one thread was busy',
    registers: [registry],
    collect: () => {
      const present = performance.eventLoopUtilization();
      utilization.set(performance.eventLoopUtilization(present, last).utilization);
      last = present;
    },
  });
  return registry;
}

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
