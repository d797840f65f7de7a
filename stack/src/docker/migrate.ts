import { cp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readEnvironment } from '../config.ts';
import { applyMigrations } from '../migrations.ts';
import { ensureKeys } from '../parts/meilisearch-keys.ts';
import { ensureImageBucket } from '../parts/storage.ts';
import { StackError } from '../stack-error.ts';

const text = z.string('is missing');
const environment = z.object({
  DATABASE_URL: text,
  SUPABASE_URL: text,
  SUPABASE_SECRET_KEY: text,
  MEILISEARCH_URL: text,
  MEILISEARCH_MASTER_KEY: text,
  MEILISEARCH_SEARCH_KEY: text,
});

/** The names of all variables that it reads. */
export const VARIABLES: readonly string[] = ['ALLOW_UNVERIFIED', ...Object.keys(environment.shape)];

/**
 * Applies the migrations that the database lacks, and makes the bucket of pictures and Meilisearch's two keys where they are missing. As often
 * as one likes. @throws StackError that says which part failed
 */
export async function migrateContainers(
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<void> {
  const given = readEnvironment(environment, env);
  const applied = await applyMigrations(given.DATABASE_URL);
  say(
    applied.length === 0
      ? 'The database is up to date.'
      : `Applied ${applied.length} migrations: ${applied.join(', ')}.`,
  );
  const url = given.SUPABASE_URL.replace(/\/+$/, '');
  if (await ensureImageBucket({ url, secretKey: given.SUPABASE_SECRET_KEY }))
    say('Made the bucket of pictures.');
  const { searchKey } = await ensureKeys(given.MEILISEARCH_URL, given.MEILISEARCH_MASTER_KEY);
  if (searchKey !== given.MEILISEARCH_SEARCH_KEY)
    throw new StackError(
      'meilisearch_keys',
      'Meilisearch has another search key than the file of secrets: its volume was made with another master key.',
    );
}

/** So long a page may stay open in a tab, and still load what belongs to it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies a build's assets to where those of earlier builds are, and takes away what has been part of no build for thirty days. Names carry a
 * hash: no two files share one. As often as one likes.
 */
export async function publishAssets(assets: string, kept: string): Promise<void> {
  const now = new Date();
  for (const file of await readdir(assets)) {
    await cp(join(assets, file), join(kept, file));
    await utimes(join(kept, file), now, now);
  }
  for (const file of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, file));
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(join(kept, file));
  }
}
