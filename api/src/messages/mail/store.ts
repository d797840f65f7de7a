import { type AnySql, type FirstRows, firstRows } from '../../first-rows.ts';
import type postgres from 'postgres';
import { MAIL_KINDS, type MailKindName } from './mail-kind.ts';

export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail's row, all of it: how it stands, and nothing of what it says. */
export interface MailRecord {
  id: string;
  kind: MailKindName;
  /** The id of the row that it is made of. */
  subject_id: string;
  status: MailStatus;
  /** Tries so far. */
  attempts: number;
  failure_reason: string | null;
  created_at: Date;
  sent_at: Date | null;
  updated_at: Date;
  /** It is not sent before this; null for at once. */
  not_before: Date | null;
  /** The request that brought it, as the logs name it; null when none did. */
  request_id: string | null;
}

const columns = (sql: postgres.Sql) => sql`
  id, kind, subject_id, status, attempts, failure_reason, created_at, sent_at, updated_at, not_before, request_id`;

/** Which mails; whatever is left out is no condition. */
export interface MailFilter {
  kind?: MailKindName | undefined;
  status?: MailStatus | undefined;
  limit: number;
}

/** The newest mails first. */
export async function selectMails(
  sql: postgres.Sql,
  { kind, status, limit }: MailFilter,
): Promise<FirstRows<MailRecord>> {
  const all = sql`
    select ${columns(sql)} from public.mails
    where true ${kind ? sql`and kind = ${kind}` : sql``} ${status ? sql`and status = ${status}` : sql``}`;
  return firstRows(sql, { all, order: sql`l.created_at desc, l.id`, limit });
}

/** One mail; null when there is none. */
export async function selectMail(sql: postgres.Sql, id: string): Promise<MailRecord | null> {
  const [row] = await sql<MailRecord[]>`select ${columns(sql)} from public.mails where id = ${id}`;
  return row ?? null;
}

/** The mails of these kinds that are about one subject, in the order of the kinds. */
export async function selectMailsAbout(
  sql: postgres.Sql,
  subjectId: string,
  kinds: readonly MailKindName[],
): Promise<MailRecord[]> {
  return sql<MailRecord[]>`
    select ${columns(sql)} from public.mails
    where subject_id = ${subjectId} and kind = any(${kinds as MailKindName[]})
    order by array_position(${kinds as MailKindName[]}::text[], kind)`;
}

/** The mails that failed for good, the oldest first. */
export async function selectFailed(sql: postgres.Sql, kind?: MailKindName): Promise<MailRecord[]> {
  return sql<MailRecord[]>`
    select ${columns(sql)} from public.mails
    where status = 'failed' ${kind ? sql`and kind = ${kind}` : sql``}
    order by created_at, id`;
}

/** Where a reading of {@link selectQueued} has come to. */
export interface QueuedMail extends Pick<MailRecord, 'id' | 'kind' | 'subject_id'> {
  /** As Postgres writes it, whose times are finer than a Date; `-infinity` for a mail that was never held. */
  turn: string;
}

/**
 * Mails that wait and whose time has come, `limit` at a time after `after`: those that were never held, then the others in the order of
 * their times. None of a kind that only a newer version of the program knows: that one's worker sends them.
 */
export async function selectQueued(
  sql: postgres.Sql,
  after: Pick<QueuedMail, 'turn' | 'id'>,
  limit: number,
): Promise<QueuedMail[]> {
  return sql<QueuedMail[]>`
    select id, kind, subject_id, coalesce(not_before, '-infinity')::text as turn from public.mails
    where status = 'queued' and kind = any(${MAIL_KINDS}) and coalesce(not_before, '-infinity') <= now()
      and (coalesce(not_before, '-infinity'), id) > (${after.turn}::text::timestamptz, ${after.id}::uuid)
    order by coalesce(not_before, '-infinity'), id limit ${limit}`;
}

/** Marks mails as accepted by the mail server. A mail that is marked, and so has a `sent_at`, stays as it is. */
export async function markSent(sql: postgres.Sql, ids: readonly string[]): Promise<void> {
  await sql`
    update public.mails
    set status = 'sent', sent_at = now(), attempts = attempts + 1, failure_reason = null,
      claimed_by = null, claim = null, claimed_at = null
    where id = any(${ids as string[]}::uuid[]) and sent_at is null`;
}

/** The same for the mail of a kind about one subject. */
export async function markSentAbout(
  sql: postgres.Sql,
  kind: MailKindName,
  subjectId: string,
): Promise<undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.mails where subject_id = ${subjectId} and kind = ${kind}`;
  if (row) await markSent(sql, [row.id]);
}

/** Notes that this try of a mail failed, and why; `final` when there will be no other. */
export async function markTried(
  sql: postgres.Sql,
  { id, claim }: { id: string; claim: string },
  { reason, final }: { reason: string; final: boolean },
): Promise<void> {
  await sql`
    update public.mails
    set status = ${final ? 'failed' : 'queued'}, attempts = attempts + 1, failure_reason = ${reason},
      claimed_by = null, claim = null, claimed_at = null
    where id = ${id} and claim = ${claim}::uuid and sent_at is null`;
}

/** Puts mails back to where they were before their first try, and holds none of them back any longer. */
export async function markUntried(sql: AnySql, ids: readonly string[]): Promise<void> {
  await sql`
    update public.mails
    set status = 'queued', attempts = 0, failure_reason = null, sent_at = null, not_before = null
    where id = any(${ids as string[]}::uuid[])`;
}
