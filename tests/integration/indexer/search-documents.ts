import { randomUUID } from 'node:crypto';
import { toDocument } from '@directory/indexer/document/to-document';
import type { DocumentRow } from '@directory/indexer/document/load-rows';
import { addDocuments, searchDocuments } from '@directory/indexer/engine/documents';
import { createIndex, deleteIndexIfExists } from '@directory/indexer/engine/index-admin';
import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
import { INDEXED_COLUMNS } from '@directory/domain/profile/columns';
import type { ProfileDocument } from '@directory/search-config/document';
import type { SearchParams } from 'meilisearch';
import { readStack } from '../../support/stack-file.ts';

/** A small index of made-up profiles with the real settings; answers with names, in the order they rank. */
export interface SmallIndex {
  fill(profiles: readonly Partial<DocumentRow>[]): Promise<void>;
  names(query: string, options?: SearchParams): Promise<string[]>;
  hits(query: string, options?: SearchParams): Promise<ProfileDocument[]>;
  remove(): Promise<void>;
}

/** A row that says nothing. */
const EMPTY = {
  ...Object.fromEntries(INDEXED_COLUMNS.map((column) => [column, null])),
  ...{ accepting_lapsed: false, own_place: false, is_premium: false, bio_language: 'en' },
  ...{ specialties_detailed: {}, accepts_severity_levels: [], specialties: [] },
  ...{ concurrent_registrations_in: [], stated_registrations: [], left_out_of: [] },
  ...{ next_opening: null, practice_name: null, practice_latitude: null, practice_longitude: null },
  created_at: new Date('2026-01-01T00:00:00Z'),
} as unknown as DocumentRow;

export async function smallIndex(): Promise<SmallIndex> {
  const { url, adminKey } = readStack().meilisearch;
  const connection = connectMeilisearch({ url, apiKey: adminKey });
  const uid = `test_${randomUUID().slice(0, 8)}`;
  await createIndex(connection, uid);
  const hits = (q: string, options: SearchParams = {}) =>
    searchDocuments(connection, uid, { q, limit: 1000, ...options });
  return {
    fill: async (profiles) => {
      const documents = profiles.map((profile) => toDocument({ ...EMPTY, id: randomUUID(), ...profile }));
      const rejections = await addDocuments(
        connection,
        uid,
        documents.map((document) => ({ id: document.id, json: JSON.stringify(document) })),
      );
      if (rejections.length > 0) throw new Error(`Refused: ${JSON.stringify(rejections)}`);
    },
    hits,
    names: async (query, options) => (await hits(query, options)).map(({ name }) => name),
    remove: async () => {
      await deleteIndexIfExists(connection, uid);
      await connection.close();
    },
  };
}
