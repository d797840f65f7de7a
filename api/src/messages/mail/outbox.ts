import type { Queue } from 'bullmq';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import type { Config } from '../../config.ts';
import type { Environment } from '../../http/environment.ts';
import type { LimitStore } from '../../http/redis-limit.ts';
import { enqueue } from '../jobs/queue.ts';
import type { MailKey, MailKindName } from './mail-kind.ts';
import { sendMailJob } from './send-job.ts';

/** Where a request leaves its mails. */
export interface Outbox {
  sql: postgres.Sql;
  queue: Queue;
  log: Logger;
  /** Of the request that brings the mails. */
  requestId?: string;
}

/** What a route needs that mails come of. */
export interface FormContext {
  config: Config;
  log: Logger;
  sql: postgres.Sql;
  limitStore: LimitStore;
  emailQueue: Queue;
}

export const outboxOf = (
  c: Context<Environment>,
  { sql, log, emailQueue: queue }: Pick<FormContext, 'sql' | 'log' | 'emailQueue'>,
): Outbox => ({ sql, queue, log, requestId: c.get('requestId') });

/** Holds the mail of one kind back. */
export interface HeldBack {
  kind: MailKindName;
  /** SQL for the time before which it is not sent; null for at once. */
  until: postgres.Fragment;
  /** SQL of what else is written in the same statement, which has the row as `subject`. */
  also?: postgres.Fragment;
}

export interface Posted {
  /** The row's. */
  id: string;
  /** Until when the mail of a kind is held back; null when all may go at once. */
  heldUntil: Date | null;
}

/**
 * Inserts a row and its mails in one statement, thus in one transaction. Returns the row's id; null when the insert made no row.
 * @param insert an `insert` (or an `update`) without `returning`, which adds (or changes) one row at most
 */
export async function insertWithMails(
  sql: postgres.Sql | postgres.TransactionSql,
  insert: postgres.Fragment,
  kinds: readonly MailKindName[],
  heldBack?: HeldBack,
): Promise<string | null> {
  return (await insertPosted({ sql }, insert, kinds, heldBack))?.id ?? null;
}

async function insertPosted(
  { sql, requestId = null }: { sql: postgres.Sql | postgres.TransactionSql; requestId?: string | null },
  insert: postgres.Fragment,
  kinds: readonly MailKindName[],
  heldBack?: HeldBack,
): Promise<Posted | null> {
  const notBefore = heldBack
    ? sql`case kind when ${heldBack.kind} then ${heldBack.until} end`
    : sql`null::timestamptz`;
  const [row] = await sql<Posted[]>`
    with subject as (${insert} returning id),
    posted as (
      insert into public.mails (kind, subject_id, not_before, request_id)
      select kind, subject.id, ${notBefore}, ${requestId}::uuid from subject, unnest(${kinds as MailKindName[]}::text[]) as kind
      returning subject_id, not_before
    )${heldBack?.also ? sql`, ${heldBack.also}` : sql``}
    select subject_id as id, max(not_before) as "heldUntil" from posted group by subject_id`;
  return row ?? null;
}

/** Queues mails whose rows are committed. A mail whose job is still there is left alone. */
export function queueMails(queue: Queue, mails: readonly MailKey[]): Promise<void> {
  return enqueue(queue, sendMailJob, mails);
}

/** Queues them once the answer has gone out; the sweeper queues what could not be queued then. */
export function queueMailsSoon({ queue, log }: Outbox, mails: readonly MailKey[]): void {
  setImmediate(() => {
    queueMails(queue, mails).catch((error: unknown) =>
      log.warn({ err: error }, 'mail is left to the sweeper'),
    );
  });
}

/** Takes mails out of the queue. One that is being sent now stays until it is, and then leaves nothing behind. */
export async function dropMails(queue: Queue, mails: readonly MailKey[]): Promise<void> {
  await Promise.all(mails.map((mail) => queue.remove(sendMailJob.options(mail).jobId ?? '')));
}

/**
 * The same as {@link insertWithMails}, and queues the mails afterwards, without waiting: the rows alone are the promise, and the sweeper
 * queues what could not be queued now, or is held back until its time has come.
 */
export async function postMails(
  outbox: Outbox,
  insert: postgres.Fragment,
  kinds: readonly MailKindName[],
  heldBack?: HeldBack,
): Promise<Posted | null> {
  const posted = await insertPosted(outbox, insert, kinds, heldBack);
  if (posted === null) return null;
  const { id, heldUntil } = posted;
  const mails = kinds
    .filter((kind) => heldUntil === null || kind !== heldBack?.kind)
    .map((kind) => ({ kind, id }));
  queueMailsSoon(outbox, mails);
  return posted;
}
