import type { Registry } from 'prom-client';
import type { TelemetryConfig } from './config.ts';
import type { Tracing } from './tracing.ts';

/** What a program tells of its work; each part undefined where nobody asked for it. */
export interface Telemetry<Metrics> extends AsyncDisposable {
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
}

interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
}

/**
 * Opens what the configuration asks for, and loads nothing of what it does not.
 * @param load gives what makes the program's own figures
 * @throws Error when the metrics' address is taken
 */
export async function openTelemetry<Metrics>(
  { metrics: address, traces }: TelemetryConfig,
  { program, log, load }: { program: string; log: Log; load: () => Promise<(registry: Registry) => Metrics> },
): Promise<Telemetry<Metrics>> {
  const warn = (reason: string) => log.warn({ reason }, 'traces are lost');
  const tracing = traces
    ? (await import('./otlp-tracing.ts')).createOtlpTracing(traces, program, warn)
    : undefined;
  if (!address) return { metrics: undefined, tracing, [Symbol.asyncDispose]: async () => tracing?.close() };
  const [{ openRegistry, serveMetrics }, create] = await Promise.all([import('./metrics.ts'), load()]);
  const registry = openRegistry(program);
  const metrics = create(registry);
  const server = await serveMetrics(registry, address, (err) =>
    log.warn({ err }, 'the metrics cannot be read'),
  );
  log.info({ host: address.host, port: server.port }, 'metrics');
  return {
    metrics,
    tracing,
    async [Symbol.asyncDispose]() {
      await Promise.all([server[Symbol.asyncDispose](), tracing?.close()]);
    },
  };
}
