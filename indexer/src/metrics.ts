import { SECONDS } from '@directory/runtime/telemetry/metrics';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** What a batch came to. */
interface Synced {
  changes: number;
  indexed: number;
  deleted: number;
  setAside: readonly unknown[];
  /** Profiles still to be sent. */
  waiting: number;
}

/** What the indexer counts, by its indexes' names. */
export interface IndexerMetrics {
  /** Whether this process acts for the index. */
  active(index: string, isActive: boolean): void;
  synced(index: string, batch: Synced, ms: number): void;
  failed(index: string): void;
}

/** The indexer's figures. docs/operations/metrics.md says what each means. */
export function createIndexerMetrics(registry: Registry): IndexerMetrics {
  const own = { labelNames: ['index'] as const, registers: [registry] };
  const active = new Gauge({
    ...own,
    name: 'directory_indexer_active',
    help: '1 when this process acts for the index',
  });
  const documents = new Counter({
    ...own,
    name: 'directory_indexer_documents_total',
    help: 'Documents sent',
    labelNames: ['index', 'action'],
  });
  const changes = new Counter({
    ...own,
    name: 'directory_indexer_changes_total',
    help: 'Rows of the change log read',
  });
  const batchSeconds = new Histogram({
    ...own,
    name: 'directory_indexer_batch_duration_seconds',
    help: 'Batches with something in them, from the log until searches see it',
    buckets: SECONDS,
  });
  const failures = new Counter({
    ...own,
    name: 'directory_indexer_failures_total',
    help: 'Batches that failed',
  });
  const syncedAt = new Gauge({
    ...own,
    name: 'directory_indexer_synced_timestamp_seconds',
    help: 'When the index was last known to hold all there is',
  });
  return {
    active: (index, isActive) => active.set({ index }, isActive ? 1 : 0),
    synced(index, batch, ms) {
      if (batch.waiting === 0) syncedAt.set({ index }, Date.now() / 1000);
      changes.inc({ index }, batch.changes);
      const counts = {
        indexed: batch.indexed,
        deleted: batch.deleted,
        set_aside: batch.setAside.length,
      };
      for (const [action, count] of Object.entries(counts)) documents.inc({ index, action }, count);
      if (batch.indexed + batch.deleted > 0) batchSeconds.observe({ index }, ms / 1000);
    },
    failed: (index) => failures.inc({ index }),
  };
}
