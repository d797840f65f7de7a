import { randomUUID } from 'node:crypto';
import { chunkBySize, encodeRows } from '@directory/indexer/document/encode-rows';
import { streamRows } from '@directory/indexer/document/load-rows';
import { enqueueDocuments, type EncodedDocument } from '@directory/indexer/engine/documents';
import { finished } from '@directory/indexer/engine/engine';
import { createIndex, deleteIndexIfExists } from '@directory/indexer/engine/index-admin';
import { rebuild } from '@directory/indexer/rebuild/rebuild';
import { connectTargets, type Target } from '@directory/indexer/target';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import { startBenchStack } from './bench-stack.ts';
import { atLeast, percentile, type BenchOptions, type BenchResult } from './result.ts';

const ROUNDS = 5;
const REQUEST_CHARACTERS = 8_000_000;

/**
 * A whole rebuild from Postgres (index, settings, snapshot, catch-up, swap, clearing away) against adding the very same
 * documents, made beforehand, to an index that stands ready. The two take turns.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  return await measureRebuild(stack, profiles);
}

/** Measures on a stack that runs already, on indexes of its own. */
export async function measureRebuild(
  stack: Pick<StackAddresses, 'postgres' | 'meilisearch'>,
  profiles: number,
): Promise<BenchResult> {
  const { url, adminKey } = stack.meilisearch;
  const [target] = connectTargets([{ url, apiKey: adminKey }], `bench_${randomUUID().slice(0, 8)}`);
  if (!target) throw new Error('There is no target.');
  const sql = postgres(stack.postgres, { max: 1 });
  const rates = { rebuild: [] as number[], raw: [] as number[] };
  try {
    const chunks = chunkBySize(await encodeAll(sql), REQUEST_CHARACTERS);
    const documents = chunks.flat().length;
    for (let round = 0; round < ROUNDS; round += 1) {
      const sides = round % 2 === 0 ? (['raw', 'rebuild'] as const) : (['rebuild', 'raw'] as const);
      for (const side of sides) {
        const seconds =
          side === 'raw'
            ? await addRaw(target, chunks)
            : (await rebuild({ databaseUrl: stack.postgres, target })).seconds;
        rates[side].push(documents / seconds);
      }
    }
  } finally {
    await sql`delete from search_targets where index_uid = ${target.name}`;
    await deleteIndexIfExists(target.connection, target.uid);
    await Promise.all([sql.end(), target.connection.close()]);
  }
  const median = (side: keyof typeof rates) => percentile(rates[side], 0.5);
  return {
    name: `rebuild, ${profiles} profiles`,
    figures: {
      'rebuild documents per second': median('rebuild'),
      'raw bulk add documents per second': median('raw'),
    },
    ratios: [atLeast('rebuild over raw bulk add', median('rebuild') / median('raw'), 0.8)],
  };
}

async function encodeAll(sql: postgres.Sql): Promise<EncodedDocument[]> {
  const all: EncodedDocument[] = [];
  for await (const rows of streamRows(sql, 1000)) all.push(...encodeRows(rows).documents);
  return all;
}

/** Seconds from the first request until the last task is done. */
async function addRaw({ connection, uid }: Target, chunks: readonly EncodedDocument[][]): Promise<number> {
  const raw = `${uid}_raw`;
  await createIndex(connection, raw);
  const start = performance.now();
  const tasks: number[] = [];
  for (const chunk of chunks) tasks.push(await enqueueDocuments(connection, raw, chunk));
  for (const task of tasks) await finished(connection, task);
  const seconds = (performance.now() - start) / 1000;
  await deleteIndexIfExists(connection, raw);
  return seconds;
}
