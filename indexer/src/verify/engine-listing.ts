import type { MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import { fetchDocuments } from '../engine/documents.ts';

/** A document's identity, as the engine holds it. */
export interface EngineEntry {
  id: string;
  hash: string | null;
}

/** The id and hash of every document of an index, in the engine's own order, `pageSize` at a time. */
export async function* listEngine(
  connection: MeilisearchConnection,
  uid: string,
  pageSize: number,
): AsyncGenerator<EngineEntry[], void, undefined> {
  for (let offset = 0; ; offset += pageSize) {
    const page = { fields: ['id', 'hash'], offset, limit: pageSize };
    const results = await fetchDocuments<Listed>(connection, uid, page);
    if (results.length > 0) yield results.map(toEntry);
    if (results.length < pageSize) return;
  }
}

/** The hashes of those of these documents that the index holds, by id. */
export async function lookUpEngine(
  connection: MeilisearchConnection,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const asked = { ids, fields: ['id', 'hash'], limit: ids.length };
  const results = await fetchDocuments<Listed>(connection, uid, asked);
  return new Map(results.map(toEntry).map(({ id, hash }) => [id, hash]));
}

/** What a document may hold under these names, whoever wrote it. */
interface Listed {
  id: unknown;
  hash?: unknown;
}

function toEntry({ id, hash }: Listed): EngineEntry {
  return {
    id: typeof id === 'string' ? id : JSON.stringify(id),
    hash: typeof hash === 'string' ? hash : null,
  };
}
