import { randomUUID } from 'node:crypto';
import { toDocument } from '@directory/indexer/document/to-document';
import type { DocumentRow } from '@directory/indexer/document/load-rows';
import { addDocuments } from '@directory/indexer/engine/documents';
import { createIndex, deleteIndexIfExists } from '@directory/indexer/engine/index-admin';
import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
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

/** The columns that a document is made of. */
const EMPTY = {
  name_slug: null,
  city_slug: null,
  name: null,
  first_name: null,
  last_name: null,
  credentials: null,
  highest_degree: null,
  gender: null,
  image_filename: null,
  profile_photo_url: null,
  place_of_work: null,
  city: null,
  province: null,
  spoken_languages: null,
  service_languages: null,
  telepsychology: null,
  services_to: null,
  session_types: null,
  accepting_new_clients: null,
  next_opening: null,
  accepting_confirmed_at: null,
  accepting_lapsed: false,
  answer_sign: null,
  own_place: false,
  wait_confirmed_at: null,
  fees_confirmed_at: null,
  populations: null,
  client_populations: null,
  therapy_types: null,
  areas_of_expertise: null,
  practice_areas: null,
  provider_lists: null,
  fee_individual_cents: null,
  sliding_scale: null,
  wait_times: null,
  bio: null,
  bio_language: 'en',
  second_bio: null,
  specialties_detailed: {},
  assessment_friendly: null,
  accepts_severity_levels: [],
  concurrent_registrations_in: [],
  stated_registrations: [],
  left_out_of: [],
  registrations_stated_at: null,
  is_premium: false,
  created_at: new Date('2026-01-01T00:00:00Z'),
  practice_name: null,
  practice_latitude: null,
  practice_longitude: null,
  specialties: [],
} satisfies Partial<DocumentRow> as Partial<DocumentRow> as DocumentRow;

export async function smallIndex(): Promise<SmallIndex> {
  const { url, adminKey } = readStack().meilisearch;
  const connection = connectMeilisearch({ url, apiKey: adminKey });
  const uid = `test_${randomUUID().slice(0, 8)}`;
  await createIndex(connection, uid);
  const hits = async (query: string, options: SearchParams = {}) =>
    (await connection.client.index<ProfileDocument>(uid).search(query, { limit: 1000, ...options })).hits;
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
