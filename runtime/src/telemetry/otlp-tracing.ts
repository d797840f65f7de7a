import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, diag, DiagLogLevel, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from './config.ts';
import type { Tracing } from './tracing.ts';

const MOST_WAIT_MS = 2000;
const WARN_EVERY_MS = 60_000;

/**
 * Sends spans by OTLP over HTTP, some at a time. A trace's id is the id of its request without hyphens, so that the worker's work on a message
 * joins the trace of the request that brought it, hours later and with nothing handed on but the request's id.
 */
export function createOtlpTracing(
  { endpoint, share }: NonNullable<TelemetryConfig['traces']>,
  program: string,
  warn: (reason: string) => void,
): Tracing {
  warnOfFailures(warn);
  const random = new RandomIdGenerator();
  let nextTraceId: string | undefined;
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: MOST_WAIT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `directory-${program}`,
      'service.namespace': 'directory',
    }),
    // By the trace's id: a trace is kept by each program, or by none.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateSpanId: () => random.generateSpanId(),
      generateTraceId: () => nextTraceId ?? random.generateTraceId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('directory');
  const underWay = new AsyncLocalStorage<Context>();

  function begin(name: string, requestId: string | null | undefined, facts = {}) {
    if (!requestId) return tracer.startSpan(name, { attributes: facts }, underWay.getStore() ?? ROOT_CONTEXT);
    nextTraceId = requestId.replaceAll('-', '');
    try {
      return tracer.startSpan(name, { attributes: facts }, ROOT_CONTEXT);
    } finally {
      nextTraceId = undefined;
    }
  }

  return {
    async span(name, { requestId, facts }, work) {
      const span = begin(name, requestId, facts);
      const fail = (error?: unknown): void => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        if (error !== undefined) span.setAttribute('error.type', kindOf(error));
      };
      const open = {
        rename: (better: string) => void span.updateName(better),
        note: (more: Record<string, string | number | boolean>) => void span.setAttributes(more),
        fail,
      };
      try {
        return await underWay.run(trace.setSpan(ROOT_CONTEXT, span), () => work(open));
      } catch (error) {
        fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      await provider.shutdown();
    },
  };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** A collector that is away for an hour is sixty lines, and loses spans, not requests. */
function warnOfFailures(warn: (reason: string) => void): void {
  let warnedAt = -Infinity;
  const once = (reason: string): void => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    warn(reason);
  };
  const quiet = (): void => undefined;
  const logger = { error: once, warn: once, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
