import type postgres from 'postgres';
import { isUuid } from '@directory/domain/uuid';
import { selectMessage, type MessageRecord } from './select-messages.ts';
import type { MailKey } from '../mail/mail-kind.ts';
import type { CommandContext } from '../commands/command-context.ts';
import { queueAgain } from '../commands/queue-again.ts';

export interface ResendOptions {
  ids: readonly string[];
  /** Every message with a failed mail, instead of the named ones. */
  failed?: boolean;
  /** Also mails that were sent. */
  again?: boolean;
  dryRun?: boolean;
}

/** Puts mails back in the queue. False when a named message is not there or has nothing to send. */
export async function resendMessages(
  context: CommandContext,
  { ids, failed, again, dryRun }: ResendOptions,
): Promise<boolean> {
  const { say } = context;
  const db = context.sql();
  const mails: MailKey[] = [];
  let complete = true;
  for (const id of failed ? await failedIds(db) : ids) {
    const row = isUuid(id) ? await selectMessage(db, id) : null;
    const wanted = row ? mailsToSend(row, again ?? false) : [];
    if (!row) say(`There is no message ${id}.`);
    else if (wanted.length === 0) say(`${id} was sent already; --again sends it once more.`);
    if (wanted.length === 0) complete = false;
    mails.push(...wanted);
  }
  await queueAgain(context, mails, dryRun ?? false);
  return complete || failed === true;
}

function mailsToSend(row: MessageRecord, again: boolean): MailKey[] {
  const mails: MailKey[] = [];
  if (row.status !== 'sent' || again) mails.push({ kind: 'contact-message', id: row.id });
  // A confirmation that was sent says nothing new.
  if (row.confirmation_status !== 'sent') mails.push({ kind: 'contact-confirmation', id: row.id });
  return mails;
}

async function failedIds(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.contact_messages
    where erased_at is null and (status = 'failed' or confirmation_status = 'failed')
    order by created_at`;
  return rows.map(({ id }) => id);
}
