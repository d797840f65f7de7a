import { INDEX_SETTINGS } from '@directory/search-config/settings';
import type { MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import { enqueue, finished, isIndexMissing } from './engine.ts';

/** When the engine made an index and last changed it, as it says itself: what tells it from another of the same name. */
export interface EngineIndex {
  createdAt: string;
  updatedAt: string;
}

/** An index as the engine knows it; undefined when there is none. */
export async function readIndex(
  connection: MeilisearchConnection,
  uid: string,
): Promise<EngineIndex | undefined> {
  try {
    const { createdAt, updatedAt } = await askIndex<EngineIndex>(connection, uid);
    return { createdAt, updatedAt };
  } catch (error) {
    if (isIndexMissing(error)) return undefined;
    throw error;
  }
}

export async function indexExists(connection: MeilisearchConnection, uid: string): Promise<boolean> {
  return (await readIndex(connection, uid)) !== undefined;
}

export async function countDocuments(connection: MeilisearchConnection, uid: string): Promise<number> {
  return (await askIndex<{ numberOfDocuments: number }>(connection, uid, '/stats')).numberOfDocuments;
}

/** What the engine says of an index, or of a part of it. @throws RequestRefusedError where there is none */
export function askIndex<Answer>(connection: MeilisearchConnection, uid: string, part = ''): Promise<Answer> {
  return connection.ask({ method: 'GET', path: `/indexes/${encodeURIComponent(uid)}${part}` });
}

/** Makes an empty index with the present settings; documents come after, since settings on a full index reindex it. */
export async function createIndex(connection: MeilisearchConnection, uid: string): Promise<void> {
  await finished(
    connection,
    await enqueue(connection, {
      method: 'POST',
      path: '/indexes',
      body: JSON.stringify({ uid, primaryKey: 'id' }),
    }),
  );
  await applySettings(connection, uid);
}

export async function applySettings(connection: MeilisearchConnection, uid: string): Promise<void> {
  await finished(
    connection,
    await enqueue(connection, {
      method: 'PATCH',
      path: `/indexes/${encodeURIComponent(uid)}/settings`,
      body: JSON.stringify(INDEX_SETTINGS),
    }),
  );
}

/** Deletes an index; one that does not exist is no error. */
export async function deleteIndexIfExists(connection: MeilisearchConnection, uid: string): Promise<void> {
  if (!(await indexExists(connection, uid))) return;
  const path = `/indexes/${encodeURIComponent(uid)}`;
  await finished(connection, await enqueue(connection, { method: 'DELETE', path }));
}

/** Exchanges two indexes, settings and all, in one step that no search can see half of. */
export async function swapIndexes(
  connection: MeilisearchConnection,
  one: string,
  other: string,
): Promise<void> {
  const body = JSON.stringify([{ indexes: [one, other] }]);
  await finished(connection, await enqueue(connection, { method: 'POST', path: '/swap-indexes', body }));
}
