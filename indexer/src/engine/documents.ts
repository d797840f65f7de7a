import { type MeilisearchConnection, RequestRefusedError } from '@directory/search-config/meilisearch-http';
import type { ProfileDocument } from '@directory/search-config/document';
import type { SearchParams } from 'meilisearch';
import type { Rejection } from '../log/dead-letters.ts';
import { enqueue, finished, TaskFailedError } from './engine.ts';

/** A document as it is sent: JSON made once, so that a batch can be measured, sent and split without making it again. */
export interface EncodedDocument {
  readonly id: string;
  readonly json: string;
}

/** Documents of an index, as they were sent. */
export async function fetchDocuments<Document>(
  connection: MeilisearchConnection,
  uid: string,
  asked: { ids?: readonly string[]; fields?: readonly string[]; offset?: number; limit: number },
): Promise<Document[]> {
  const path = `/indexes/${encodeURIComponent(uid)}/documents/fetch`;
  const request = { method: 'POST', path, body: JSON.stringify(asked) } as const;
  return (await connection.ask<{ results: Document[] }>(request)).results;
}

/** Whom a search finds, as the engine takes it. */
export async function searchDocuments<Hit = ProfileDocument>(
  connection: MeilisearchConnection,
  uid: string,
  asked: SearchParams,
): Promise<Hit[]> {
  const path = `/indexes/${encodeURIComponent(uid)}/search`;
  const request = { method: 'POST', path, body: JSON.stringify(asked) } as const;
  return (await connection.ask<{ hits: Hit[] }>(request)).hits;
}

/** Enqueues one task that adds or replaces these documents. Returns its number. */
export function enqueueDocuments(
  connection: MeilisearchConnection,
  uid: string,
  documents: readonly EncodedDocument[],
): Promise<number> {
  return enqueue(connection, {
    method: 'POST',
    path: `/indexes/${encodeURIComponent(uid)}/documents?primaryKey=id`,
    body: `[${documents.map(({ json }) => json).join(',')}]`,
  });
}

/** Enqueues one task that deletes these documents; an id that is not there is no error. Returns its number. */
export function enqueueDeletions(
  connection: MeilisearchConnection,
  uid: string,
  ids: readonly string[],
): Promise<number> {
  return enqueue(connection, {
    method: 'POST',
    path: `/indexes/${encodeURIComponent(uid)}/documents/delete-batch`,
    body: JSON.stringify(ids),
  });
}

/**
 * Adds documents and waits until they can be found. When the engine refuses the batch it is split until the documents that are
 * at fault stand alone; those are returned, all others are in the index.
 * @param mayWrite throws or rejects when they may not be sent any more; asked before each request
 * @throws whatever is the engine's trouble and not a document's
 */
export async function addDocuments(
  connection: MeilisearchConnection,
  uid: string,
  documents: readonly EncodedDocument[],
  mayWrite: () => void | Promise<void> = () => undefined,
): Promise<Rejection[]> {
  const rejections: Rejection[] = [];
  const [first] = documents;
  if (!first) return rejections;
  await mayWrite();
  try {
    await finished(connection, await enqueueDocuments(connection, uid, documents));
  } catch (error) {
    if (!isDocumentsFault(error)) throw error;
    if (documents.length === 1) return [{ profileId: first.id, reason: error.message }];
    const middle = documents.length >> 1;
    for (const half of [documents.slice(0, middle), documents.slice(middle)]) {
      rejections.push(...(await addDocuments(connection, uid, half, mayWrite)));
    }
    // When not one of many gets through, "internal" means the engine itself; setting all aside would lose them.
    if (rejections.length === documents.length && isInternal(error)) throw error;
  }
  return rejections;
}

/** Trouble that passes, or that an operator must mend; no document is to blame. */
const ENGINE_TROUBLE = new Set([
  'canceled',
  'index_not_found',
  'no_space_left_on_device',
  'database_size_limit_reached',
  'too_many_open_files',
  'io_error',
]);

function isDocumentsFault(error: unknown): error is TaskFailedError | RequestRefusedError {
  if (error instanceof TaskFailedError) return !ENGINE_TROUBLE.has(error.code);
  return error instanceof RequestRefusedError && (error.status === 400 || error.status === 413);
}

function isInternal(error: TaskFailedError | RequestRefusedError): boolean {
  return error.code === 'internal';
}
