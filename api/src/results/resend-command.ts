import type postgres from 'postgres';
import { isUuid } from '@directory/domain/uuid';
import { selectAssessmentEmail } from './select-assessment-emails.ts';
import type { MailKey } from '../mail/mail-kind.ts';
import type { CommandContext } from '../commands/command-context.ts';
import type { ResendOptions } from '../contact/resend-command.ts';
import { queueAgain } from '../commands/queue-again.ts';

/** Puts mails of results back in the queue. False when a named one is not there or has nothing to send. */
export async function resendAssessments(
  context: CommandContext,
  { ids, failed, again, dryRun }: ResendOptions,
): Promise<boolean> {
  const { say } = context;
  const db = context.sql();
  const mails: MailKey[] = [];
  let complete = true;
  for (const id of failed ? await failedIds(db) : ids) {
    const row = isUuid(id) ? await selectAssessmentEmail(db, id) : null;
    if (row && (row.status !== 'sent' || again)) {
      mails.push({ kind: 'assessment-results', id: row.id });
      continue;
    }
    say(
      row ? `${id} was sent already; --again sends it once more.` : `There is no request for results ${id}.`,
    );
    complete = false;
  }
  await queueAgain(context, mails, dryRun ?? false);
  return complete || failed === true;
}

async function failedIds(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.assessment_emails where delivery_status = 'failed' order by created_at`;
  return rows.map(({ id }) => id);
}
