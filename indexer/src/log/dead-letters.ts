import type { Sql, TransactionSql } from 'postgres';

/** A profile that could not be indexed, and why. */
export interface Rejection {
  readonly profileId: string;
  readonly reason: string;
}

export interface DeadLetter extends Rejection {
  /** The name to know the profile by; its id when it has none. */
  readonly profileName: string;
  readonly notedAt: Date;
}

/** Sets profiles aside for a target; one that is aside already keeps its place with the new reason. */
export async function setAside(
  sql: Sql | TransactionSql,
  target: string,
  rejections: readonly Rejection[],
): Promise<void> {
  if (rejections.length === 0) return;
  const rows = rejections.map(({ profileId, reason }) => ({
    index_uid: target,
    profile_id: profileId,
    reason: reason.slice(0, 500),
  }));
  await sql`
    insert into public.search_dead_letters ${sql(rows)}
    on conflict (index_uid, profile_id) do update set reason = excluded.reason, noted_at = now()`;
}

/** Forgets what was set aside of these profiles: they are indexed, or no longer to be. */
export async function clearDeadLetters(
  sql: Sql | TransactionSql,
  target: string,
  profileIds: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  await sql`
    delete from public.search_dead_letters
    where index_uid = ${target} and profile_id = any(${[...profileIds]}::text[])`;
}

/** Gives one target's dead letters to another, which loses its own: what a swap of their indexes means for them. */
export async function moveDeadLetters(sql: Sql | TransactionSql, from: string, to: string): Promise<void> {
  await sql`delete from public.search_dead_letters where index_uid = ${to}`;
  await sql`update public.search_dead_letters set index_uid = ${to} where index_uid = ${from}`;
}

/** The profiles set aside for a target, newest first, at most `limit`. */
export async function listDeadLetters(sql: Sql, target: string, limit: number): Promise<DeadLetter[]> {
  return sql<DeadLetter[]>`
    select d.profile_id as "profileId", d.reason, d.noted_at as "notedAt",
      coalesce(nullif(trim(p.name), ''), nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), d.profile_id)
        as "profileName"
    from public.search_dead_letters d left join public.psychologist_profiles p on p.id::text = d.profile_id
    where d.index_uid = ${target}
    order by d.noted_at desc
    limit ${limit}`;
}
