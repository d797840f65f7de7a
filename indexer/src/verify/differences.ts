import type { Sql, TransactionSql } from 'postgres';
import { BadRowError, toDocument } from '../document/to-document.ts';
import { selectActive, type DocumentRow } from '../document/load-rows.ts';
import type { Target } from '../target.ts';
import { listEngine } from './engine-listing.ts';

const PAGE = 5000;

/** The hash of a row's document; null when the row cannot be indexed. */
export function hashOf(row: DocumentRow): string | null {
  try {
    return toDocument(row).hash;
  } catch (error) {
    if (error instanceof BadRowError) return null;
    throw error;
  }
}

/**
 * Puts the ids and hashes of an index into a temporary table of this one connection. The engine lists documents in no order; so
 * Postgres does the merging, memory stays flat here, and the two sides need not be listed at the same pace. Outside a transaction,
 * because one that writes holds up the cursors of the change log for as long as it is open.
 */
export async function copyListing(sql: Sql, target: Target): Promise<void> {
  await sql`create temporary table engine_documents (id text primary key, hash text)`;
  for await (const page of listEngine(target.connection, target.uid, PAGE)) {
    await sql`
      insert into engine_documents
      select * from unnest(${page.map(({ id }) => id)}::text[], ${page.map(({ hash }) => hash)}::text[])
      on conflict do nothing`;
  }
  await sql`analyze engine_documents`;
}

/**
 * Ids that may differ between database and index, in batches; some will have been edited meanwhile and must be looked at again.
 * @param snapshot a read-only transaction on the connection that has the copied listing
 */
export async function* findSuspects(
  snapshot: TransactionSql,
  onProgress: (done: number) => void,
): AsyncGenerator<string[], void, undefined> {
  let done = 0;
  const compared = snapshot<(DocumentRow & { engine_hash: string | null })[]>`
    select active.*, e.hash as engine_hash
    from (${selectActive(snapshot)}) active left join engine_documents e on e.id = active.id::text`;
  for await (const rows of compared.cursor(PAGE)) {
    yield rows
      .filter(({ engine_hash, ...row }) => engine_hash === null || hashOf(row) !== engine_hash)
      .map(({ id }) => id);
    done += rows.length;
    onProgress(done);
  }
  const extra = snapshot<{ id: string }[]>`
    select e.id from engine_documents e
    where not exists (select from public.psychologist_profiles p where p.id::text = e.id and p.is_active)`;
  for await (const rows of extra.cursor(PAGE)) yield rows.map(({ id }) => id);
}
