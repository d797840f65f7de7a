import type { BeatingProgram } from '@directory/runtime/program-beat';
import type postgres from 'postgres';
import { MAIL_KINDS } from '../../messages/mail/mail-kind.ts';

/** Seven beats missed in a row: it stands still, or is gone. */
const MOST_SILENCE_SECONDS = 15;
/** A mail is tried within a second or two; one that nobody tried for so long has no worker, or no job. */
const MOST_UNTRIED_SECONDS = 15 * 60;

/** How long ago the program gave its word. @throws Error when that is too long, or it never did */
export async function checkProgram(
  sql: postgres.Sql,
  program: BeatingProgram,
): Promise<{ silentSeconds: number }> {
  const [beat] = await sql<{ silentSeconds: number }[]>`
    select greatest(0, extract(epoch from clock_timestamp() - beat_at))::integer as "silentSeconds"
    from public.program_beats where program = ${program}`;
  if (!beat) throw new Error(`the ${program} has never run`);
  if (beat.silentSeconds > MOST_SILENCE_SECONDS)
    throw new Error(`the ${program} has said nothing for ${beat.silentSeconds} s`);
  return beat;
}

interface MailBacklog {
  /** Mails whose time has come and that are not sent. */
  waiting: number;
  /** How long the oldest of them has waited; those that are tried again and again, too. */
  oldestSeconds: number;
}

interface MailFigures extends MailBacklog {
  /** How long the oldest has waited that nobody has tried. */
  untriedSeconds: number;
}

/** The mails that wait. @throws Error when one has waited too long for its first try */
export async function checkMail(sql: postgres.Sql): Promise<MailBacklog> {
  const { waiting, oldestSeconds, untriedSeconds } = await readMailBacklog(sql);
  if (untriedSeconds > MOST_UNTRIED_SECONDS)
    throw new Error(`a mail has waited ${untriedSeconds} s for its first try`);
  return { waiting, oldestSeconds };
}

export async function readMailBacklog(sql: postgres.Sql): Promise<MailFigures> {
  const [row] = await sql<MailFigures[]>`
    with waiting as (
      select attempts, extract(epoch from now() - coalesce(not_before, created_at)) as seconds
      from public.mails
      where status = 'queued' and kind = any(${MAIL_KINDS}) and coalesce(not_before, '-infinity') <= now()
    )
    select
      count(*)::integer as waiting,
      coalesce(max(seconds), 0)::integer as "oldestSeconds",
      coalesce(max(seconds) filter (where attempts = 0), 0)::integer as "untriedSeconds"
    from waiting`;
  return row ?? { waiting: 0, oldestSeconds: 0, untriedSeconds: 0 };
}

/** The mails that were given up. */
export async function countFailedMails(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from public.mails where status = 'failed'`;
  return row?.count ?? 0;
}

/** What was given up and waits for the operator. It is no fault of the site's that an address is no more: only the figures are told. */
export async function countDeadLetters(sql: postgres.Sql): Promise<{ mails: number; documents: number }> {
  const [mails, [row]] = await Promise.all([
    countFailedMails(sql),
    sql<{ documents: number }[]>`select count(*)::integer as documents from public.search_dead_letters`,
  ]);
  return { mails, documents: row?.documents ?? 0 };
}
