import { randomUUID } from 'node:crypto';
import { encodeRows } from '@directory/indexer/document/encode-rows';
import { streamRows } from '@directory/indexer/document/load-rows';
import { enqueue, finished } from '@directory/indexer/engine/engine';
import { createIndex, deleteIndexIfExists } from '@directory/indexer/engine/index-admin';
import { rebuild } from '@directory/indexer/rebuild/rebuild';
import { connectTargets, type Target } from '@directory/indexer/target';
import postgres from 'postgres';
import { startBenchStack } from './bench-stack.ts';
import { atLeast, percentile, type BenchOptions, type BenchResult } from './result.ts';

const ROUNDS = 5;
/** A round of so many takes minutes. */
const ONE_ROUND_FROM = 500_000;
const REQUEST_CHARACTERS = 8_000_000;

/**
 * A whole rebuild from Postgres (index, settings, snapshot, catch-up, swap, clearing away) against adding the very same
 * documents, made beforehand, to an index that stands ready. The two take turns.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  const { url, adminKey } = stack.meilisearch;
  const [target] = connectTargets([{ url, apiKey: adminKey }], `bench_${randomUUID().slice(0, 8)}`);
  if (!target) throw new Error('There is no target.');
  const sql = postgres(stack.postgres, { max: 1 });
  const rates = { rebuild: [] as number[], raw: [] as number[] };
  try {
    const { requests, documents } = await encodeAll(sql);
    const rounds = profiles < ONE_ROUND_FROM ? ROUNDS : 1;
    for (let round = 0; round < rounds; round += 1) {
      const sides = round % 2 === 0 ? (['raw', 'rebuild'] as const) : (['rebuild', 'raw'] as const);
      for (const side of sides) {
        const seconds =
          side === 'raw'
            ? await addRaw(target, requests)
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
    ratios: [atLeast('rebuild over raw bulk add', median('rebuild') / median('raw'), 0.9)],
  };
}

/** The requests that add every document, as bytes: a million of them as strings would not fit into a process of Node's. */
async function encodeAll(sql: postgres.Sql): Promise<{ requests: Buffer[]; documents: number }> {
  const requests: Buffer[] = [];
  let documents = 0;
  let waiting: string[] = [];
  let characters = 0;
  const close = () => {
    if (waiting.length > 0) requests.push(Buffer.from(`[${waiting.join(',')}]`));
    waiting = [];
    characters = 0;
  };
  for await (const rows of streamRows(sql, 1000)) {
    for (const { json } of encodeRows(rows).documents) {
      waiting.push(json);
      characters += json.length + 1;
      documents += 1;
      if (characters >= REQUEST_CHARACTERS) close();
    }
  }
  close();
  return { requests, documents };
}

/** Seconds from the first request until the last task is done. */
async function addRaw({ connection, uid }: Target, requests: readonly Buffer[]): Promise<number> {
  const raw = `${uid}_raw`;
  await createIndex(connection, raw);
  const start = performance.now();
  const tasks: number[] = [];
  const path = `/indexes/${raw}/documents?primaryKey=id`;
  for (const body of requests) {
    tasks.push(await enqueue(connection, { method: 'POST', path, body: body.toString() }));
  }
  for (const task of tasks) await finished(connection, task);
  const seconds = (performance.now() - start) / 1000;
  await deleteIndexIfExists(connection, raw);
  return seconds;
}
