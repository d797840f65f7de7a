import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres, { type Sql } from 'postgres';
import { chunkBySize, encodeRows } from '../document/encode-rows.ts';
import { countActive, loadRows, streamRows } from '../document/load-rows.ts';
import { addDocuments, enqueueDocuments, type EncodedDocument } from '../engine/documents.ts';
import { finished, TaskFailedError } from '../engine/engine.ts';
import { setAside, type Rejection } from '../log/dead-letters.ts';
import { noteFill } from '../log/targets.ts';
import type { Target } from '../target.ts';

const READ_ROWS = 1000;
/** Characters in a request: some 2,000 profiles, so that the engine has work at once. It joins what waits into larger batches. */
const REQUEST_CHARACTERS = 4_000_000;
/** Tasks that the engine may have waiting: far more would only fill its disk. */
const TASKS_IN_FLIGHT = 12;

export interface FillOptions {
  databaseUrl: string;
  target: Target;
  /** Rejects when another process may have taken over; asked before each request. */
  mayWrite: () => Promise<void>;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Sends every active profile, as one moment's snapshot has them, to an index that holds none. Memory stays flat.
 * Returns how many were sent and how many set aside.
 */
export async function fill(options: FillOptions): Promise<{ sent: number; setAside: number }> {
  const { databaseUrl, target, mayWrite, onProgress } = options;
  const sql = openPool((link) => postgres(databaseUrl, { ...DATABASE_CLIENT, ...link }), { size: 2 });
  const queue = new AddQueue(target, sql, mayWrite);
  const rejections: Rejection[] = [];
  let done = 0;
  try {
    await sql.begin('isolation level repeatable read read only', async (snapshot) => {
      const total = await countActive(snapshot);
      onProgress?.(0, total);
      queue.onSettled = (settled) => noteFill(sql, target.name, settled, total);
      await queue.onSettled(0);
      let waiting: EncodedDocument[] = [];
      let characters = 0;
      for await (const rows of streamRows(snapshot, READ_ROWS)) {
        const encoded = encodeRows(rows);
        rejections.push(...encoded.rejections);
        for (const document of encoded.documents) characters += document.json.length + 1;
        waiting.push(...encoded.documents);
        if (characters >= REQUEST_CHARACTERS) {
          for (const chunk of chunkBySize(waiting, REQUEST_CHARACTERS * 2)) await queue.push(chunk);
          waiting = [];
          characters = 0;
        }
        done += rows.length;
        onProgress?.(done, total);
      }
      for (const chunk of chunkBySize(waiting, REQUEST_CHARACTERS * 2)) await queue.push(chunk);
    });
    rejections.push(...(await queue.finish()));
    await setAside(sql, target.name, rejections);
  } finally {
    await sql.end({ timeout: 0 });
  }
  return { sent: done - rejections.length, setAside: rejections.length };
}

/** Keeps a few add tasks in the engine's hands at once; of each it remembers the ids alone, so that memory stays flat. */
class AddQueue {
  readonly #target: Target;
  readonly #sql: Sql;
  readonly #mayWrite: () => Promise<void>;
  readonly #rejections: Rejection[] = [];
  /** Told how many profiles the engine has done with. */
  onSettled: (profiles: number) => Promise<void> = () => Promise.resolve();
  #settled = 0;
  readonly #inFlight: { taskUid: number; ids: readonly string[] }[] = [];

  constructor(target: Target, sql: Sql, mayWrite: () => Promise<void>) {
    this.#target = target;
    this.#sql = sql;
    this.#mayWrite = mayWrite;
  }

  async push(documents: readonly EncodedDocument[]): Promise<void> {
    if (this.#inFlight.length >= TASKS_IN_FLIGHT) await this.#settleOldest();
    await this.#mayWrite();
    const taskUid = await enqueueDocuments(this.#target.connection, this.#target.uid, documents);
    this.#inFlight.push({ taskUid, ids: documents.map(({ id }) => id) });
  }

  /** Waits for all. Returns what was refused. */
  async finish(): Promise<Rejection[]> {
    while (this.#inFlight.length > 0) await this.#settleOldest();
    return this.#rejections;
  }

  async #settleOldest(): Promise<void> {
    const oldest = this.#inFlight.shift();
    if (!oldest) return;
    const { connection, uid } = this.#target;
    try {
      await finished(connection, oldest.taskUid);
    } catch (error) {
      if (!(error instanceof TaskFailedError)) throw error;
      // Again, in ever smaller parts, until the document at fault stands alone. What is read now may be newer than the snapshot,
      // which does no harm: the log is caught up with afterwards.
      const { documents } = encodeRows(await loadRows(this.#sql, oldest.ids));
      this.#rejections.push(...(await addDocuments(connection, uid, documents, this.#mayWrite)));
    }
    this.#settled += oldest.ids.length;
    await this.onSettled(this.#settled);
  }
}
