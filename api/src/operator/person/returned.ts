import type postgres from 'postgres';
import { eraseRows } from './erase.ts';
import { mergeTombstones, selectReturned, type Tombstone } from './tombstones.ts';

/**
 * Erases again whoever is back without their wish, by what the database knows and these notes say. In the caller's transaction; the
 * pictures are the caller's to remove once it is through.
 */
export async function eraseReturned(
  sql: postgres.TransactionSql,
  notes: readonly Tombstone[],
): Promise<{ people: number; pictures: string[] }> {
  await mergeTombstones(sql, notes);
  const returned = await selectReturned(sql);
  const pictures: string[] = [];
  const erasures = new Set<string>();
  for (const { person, erasure } of returned) {
    pictures.push(...(await eraseRows(sql, person)).pictures);
    erasures.add(erasure);
  }
  return { people: erasures.size, pictures };
}
