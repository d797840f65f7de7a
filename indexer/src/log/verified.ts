import type { Sql } from 'postgres';

/** What the last comparison of an index with the database found. */
export interface Verified {
  /** Active profiles compared. */
  checked: number;
  /** How many differed, by how. */
  counts: Readonly<Record<'missing' | 'stale' | 'extra' | 'unindexable', number>>;
  /** Differences whose change was on its way. */
  pending: number;
  repaired: number;
}

/** Notes what a comparison found, for `status` and for the next night. */
export async function noteVerified(sql: Sql, name: string, { counts, ...verified }: Verified): Promise<void> {
  await sql`
    update public.search_targets
    set verified = ${sql.json({ ...verified, counts: { ...counts }, at: new Date().toISOString() })}
    where index_uid = ${name}`;
}

/** When an index was last compared with the database, and what that found; null when it never was. */
export async function readVerified(sql: Sql, name: string): Promise<(Verified & { at: string }) | null> {
  const [row] = await sql<{ verified: (Verified & { at: string }) | null }[]>`
    select verified from public.search_targets where index_uid = ${name}`;
  return row?.verified ?? null;
}

/** When it was last compared, or else first built; undefined when there is no index. */
export async function readVerifiedAt(sql: Sql, name: string): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`
    select coalesce((verified ->> 'at')::timestamptz, created_at) as at
    from public.search_targets where index_uid = ${name}`;
  return row?.at;
}
