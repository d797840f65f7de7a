import type postgres from 'postgres';
import { selectAssessmentEmail } from '../db/select-assessment-emails.ts';
import { queueMails } from '../jobs/email-queue.ts';
import { MAIL_STATES, type MailKey } from '../mail/mail-kind.ts';
import { requeueMail } from '../mail/mail-state.ts';
import { isId, withinSeconds, type CommandContext } from './command-context.ts';
import type { ResendOptions } from './messages-resend.ts';

/** Puts mails of results back in the queue. False when a named one is not there or has nothing to send. */
export async function resendAssessments(
  { sql, emailQueue, report, say }: CommandContext,
  { ids, failed, again, dryRun }: ResendOptions,
): Promise<boolean> {
  const db = sql();
  const mails: MailKey[] = [];
  let complete = true;
  for (const id of failed ? await failedIds(db) : ids) {
    const row = isId(id) ? await selectAssessmentEmail(db, id) : null;
    if (row && (row.status !== 'sent' || again)) {
      mails.push({ kind: 'assessment-results', id: row.id });
      continue;
    }
    say(
      row ? `${id} was sent already; --again sends it once more.` : `There is no request for results ${id}.`,
    );
    complete = false;
  }
  if (!dryRun) {
    for (const { kind, id } of mails) await requeueMail(db, MAIL_STATES[kind], id);
    // The rows are the promise: the worker's sweep finds them when Redis cannot be told now.
    await withinSeconds(queueMails(emailQueue(), mails)).catch((error: unknown) =>
      say(`${error instanceof Error ? error.message : String(error)} The worker will find them by itself.`),
    );
  }
  const verb = dryRun ? 'would be' : 'were';
  report(
    { dryRun: dryRun ?? false, mails },
    mails.length === 0
      ? 'There is nothing to send.'
      : [`These mails ${verb} queued:`, ...mails.map(({ kind, id }) => `  ${kind} ${id}`)].join('\n'),
  );
  return complete || failed === true;
}

async function failedIds(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.assessment_emails where delivery_status = 'failed' order by created_at`;
  return rows.map(({ id }) => id);
}
