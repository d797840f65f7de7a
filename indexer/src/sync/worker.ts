import type { Tracing } from '@directory/runtime/telemetry/tracing';
import type { Logger } from 'pino';
import { takeLease } from '../log/lease.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { RebuildRefusedError } from '../rebuild/refusal.ts';
import { NightlyVerify } from '../verify/nightly.ts';
import type { IndexerMetrics } from '../metrics.ts';
import type { Target } from '../target.ts';
import { listen } from './listen.ts';
import { runReader } from './reader.ts';
import { WakeUp } from './wake-up.ts';

export interface WorkerOptions {
  databaseUrl: string;
  targets: readonly Target[];
  logger: Logger;
  metrics?: IndexerMetrics | undefined;
  tracing?: Tracing | undefined;
}

export interface Worker {
  /** Ends after the batches in hand. */
  stop(): Promise<void>;
}

/**
 * Starts following the change log for every target. Resolves once it listens for changes; a database that is down is waited for
 * by the readers, not here.
 */
export function startWorker({ databaseUrl, targets, logger, metrics, tracing }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const wakeUps = targets.map(() => new WakeUp());
  const ringAll = () => wakeUps.forEach((wakeUp) => wakeUp.ring());

  const lease = takeLease({
    databaseUrl,
    onEvicted: (processes) => logger.warn({ processes }, 'cut off processes that stood still'),
  });
  const nights = targets.map(
    (target) => new NightlyVerify({ databaseUrl, target, lease, signal: stopping.signal, logger }),
  );
  const readers = targets.map((target, index) =>
    runReader({
      databaseUrl,
      target,
      lease,
      wakeUp: wakeUps[index] ?? new WakeUp(),
      signal: stopping.signal,
      logger,
      build: async (missing) => {
        const { outcome, reason = '' } = await rebuild({
          databaseUrl,
          target: missing,
          lease,
          ifNeeded: true,
        });
        if (outcome === 'refused') throw new RebuildRefusedError(missing.name, reason);
      },
      tend: async (sql) => nights[index]?.tend(sql),
      onActive: () => logger.info({ target: target.name }, 'active'),
      metrics,
      tracing,
    }),
  );
  const listener = listen(databaseUrl, ringAll, stopping.signal, logger);

  return {
    stop: async () => {
      stopping.abort();
      ringAll();
      await Promise.all([...readers, ...nights.map((night) => night.ended()), listener]);
      await lease.release();
      await Promise.all(targets.map(({ connection }) => connection.close()));
    },
  };
}
