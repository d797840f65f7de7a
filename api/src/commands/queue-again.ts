import { queueMails } from '../jobs/email-queue.ts';
import { MAIL_STATES, type MailKey } from '../mail/mail-kind.ts';
import { requeueMail } from '../mail/mail-state.ts';
import { withinSeconds, type CommandContext } from './command-context.ts';

/** Puts mails back to where they were before their first try, queues them and reports which; with `dryRun` it only reports. */
export async function queueAgain(
  { sql, emailQueue, report, say }: CommandContext,
  mails: readonly MailKey[],
  dryRun: boolean,
): Promise<void> {
  if (!dryRun) {
    for (const { kind, id } of mails) await requeueMail(sql(), MAIL_STATES[kind], id);
    // The rows are the promise: the worker's sweep finds them when Redis cannot be told now.
    await withinSeconds(queueMails(emailQueue(), mails)).catch((error: unknown) =>
      say(`${error instanceof Error ? error.message : String(error)} The worker will find them by itself.`),
    );
  }
  const verb = dryRun ? 'would be' : 'were';
  report(
    { dryRun, mails },
    mails.length === 0
      ? 'There is nothing to send.'
      : [`These mails ${verb} queued:`, ...mails.map(({ kind, id }) => `  ${kind} ${id}`)].join('\n'),
  );
}
