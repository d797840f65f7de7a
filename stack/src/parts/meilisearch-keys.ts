import { createHash, createHmac } from 'node:crypto';
import { Meilisearch as MeilisearchClient, type KeyCreation } from 'meilisearch';
import { explained } from '../stack-error.ts';

/** The public index; the admin key also reaches the ones that a rebuild fills before it swaps. */
const INDEX = 'psychologists';

/** What each program's key may do; docs/operations/hosted.md makes the same by hand. */
export const KEYS = {
  search: {
    uid: keyUid('search'),
    name: 'Directory search',
    description: 'Searches the public index; for the api.',
    actions: ['search'],
    indexes: [INDEX],
    expiresAt: null,
  },
  admin: {
    uid: keyUid('admin'),
    name: 'Directory indexing',
    description: 'Fills, swaps and watches the indexes; for the indexer.',
    actions: [
      'search',
      'documents.*',
      'indexes.*',
      'tasks.*',
      'settings.*',
      'stats.*',
      'version',
      'metrics.get',
    ],
    indexes: ['*'],
    expiresAt: null,
  },
} as const satisfies Record<string, KeyCreation>;

/** A fixed UUID per key, so that every start finds the same key again and the key itself never changes. */
function keyUid(purpose: string): string {
  const hex = createHash('sha256').update(`psychologist-directory/${purpose}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * What a key will be once Meilisearch has made it: it signs the key's UUID with its master key
 * (https://www.meilisearch.com/docs/reference/api/keys), so that who uses the key can be told before Meilisearch runs.
 */
export function meilisearchKey(purpose: keyof typeof KEYS, masterKey: string): string {
  return createHmac('sha256', masterKey).update(KEYS[purpose].uid).digest('hex');
}

/** Returns the search key and the admin key, making those that are missing. Throws a StackError when refused. */
export async function ensureKeys(
  url: string,
  masterKey: string,
): Promise<{ searchKey: string; adminKey: string }> {
  const client = new MeilisearchClient({ host: url, apiKey: masterKey });
  return explained('meilisearch_keys', 'Meilisearch refused to make its keys', async () => {
    const existing = await client.getKeys({ limit: 1000 });
    const ensure = async ({ actions, indexes, ...key }: (typeof KEYS)[keyof typeof KEYS]) => {
      const found = existing.results.find(({ uid }) => uid === key.uid);
      return (found ?? (await client.createKey({ ...key, actions: [...actions], indexes: [...indexes] })))
        .key;
    };
    const [searchKey, adminKey] = await Promise.all([ensure(KEYS.search), ensure(KEYS.admin)]);
    return { searchKey, adminKey };
  });
}
