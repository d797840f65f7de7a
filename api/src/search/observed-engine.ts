import type { Telemetry } from '@directory/runtime/telemetry/open-telemetry';
import { inSpan } from '@directory/runtime/telemetry/tracing';
import { secondsSince, type ServerMetrics } from '../observers.ts';
import { EngineFailure, type SearchEngine } from './engine.ts';

/** An engine whose calls are counted and traced by its index's name and by what came of them: never by what was asked. */
export function observeEngine(
  engine: SearchEngine,
  name: string,
  { metrics, tracing }: Pick<Telemetry<ServerMetrics>, 'metrics' | 'tracing'>,
): SearchEngine {
  if (!metrics && !tracing) return engine;
  return {
    ...engine,
    async post(path, json, timeoutMs) {
      const start = performance.now();
      let outcome = 'ok';
      try {
        return await inSpan(tracing, 'ask search engine', { facts: { index: name } }, () =>
          engine.post(path, json, timeoutMs),
        );
      } catch (error) {
        outcome = error instanceof EngineFailure ? error.kind : 'failed';
        throw error;
      } finally {
        metrics?.engineAsked(name, outcome, secondsSince(start));
      }
    },
  };
}
