import { z } from 'zod';

/** The variables that say what a program tells of itself: a part of each program's environment. */
export const TELEMETRY_ENVIRONMENT = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export interface TelemetryConfig {
  /** Where `/metrics` is; port 0 takes any free one. Null: there are none. */
  metrics: { host: string; port: number } | null;
  /** Where traces are sent, without a final slash, and which share of them; null: nowhere. */
  traces: { endpoint: string; share: number } | null;
}

export function telemetryOf(value: z.output<z.ZodObject<typeof TELEMETRY_ENVIRONMENT>>): TelemetryConfig {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = value;
  return {
    metrics: port === undefined ? null : { host, port },
    traces: endpoint === undefined ? null : { endpoint, share: value.OTEL_TRACES_SAMPLER_ARG },
  };
}
