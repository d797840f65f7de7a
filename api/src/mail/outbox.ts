import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { enqueue } from '../jobs/queue.ts';
import type { MailKey, MailKindName } from './kinds.ts';
import { sendMailJob } from './send-job.ts';

/** Where a request leaves its mails. */
export interface Outbox {
  sql: postgres.Sql;
  queue: Queue;
  log: Logger;
}

/**
 * Inserts a row and its mails in one statement, thus in one transaction. Returns the row's id; null when the insert made no row.
 * @param insert an `insert` (or an `update`) without `returning`, which adds (or changes) one row at most
 */
export async function insertWithMails(
  sql: postgres.Sql | postgres.TransactionSql,
  insert: postgres.Fragment,
  kinds: readonly MailKindName[],
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    with subject as (${insert} returning id),
    mails as (
      insert into public.mails (kind, subject_id)
      select kind, subject.id from subject, unnest(${kinds as MailKindName[]}::text[]) as kind
    )
    select id from subject`;
  return row?.id ?? null;
}

/** Queues mails whose rows are committed. A mail whose job is still there is left alone. */
export function queueMails(queue: Queue, mails: readonly MailKey[]): Promise<void> {
  return enqueue(queue, sendMailJob, mails);
}

/**
 * The same as {@link insertWithMails}, and queues the mails afterwards, without waiting: the rows alone are the promise, and the sweeper
 * queues what could not be queued now.
 */
export async function postMails(
  { sql, queue, log }: Outbox,
  insert: postgres.Fragment,
  kinds: readonly MailKindName[],
): Promise<string | null> {
  const id = await insertWithMails(sql, insert, kinds);
  if (id === null) return null;
  const mails = kinds.map((kind) => ({ kind, id }));
  // The answer goes out first.
  setImmediate(() => {
    queueMails(queue, mails).catch((error: unknown) =>
      log.warn({ err: error }, 'mail is left to the sweeper'),
    );
  });
  return id;
}
