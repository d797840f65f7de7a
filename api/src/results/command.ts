import { CONDITIONS, type Condition } from '@directory/domain/assessments/conditions';
import { isUuid } from '@directory/domain/uuid';
import { Command, Option } from 'commander';
import {
  deleteAssessmentEmail,
  selectAssessmentEmail,
  selectAssessmentEmails,
  selectAssessmentEmailStats,
} from './select-assessment-emails.ts';
import type { MailStatus } from '../mail/mail-kind.ts';
import { resendAssessments } from './resend-command.ts';
import { listText, showText, statsText } from './command-text.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { parseLimit } from '../commands/parse-limit.ts';

/** `assessments`: the results that people asked for by mail, never the results themselves. */
export function assessmentsCommand(run: RunCommand): Command {
  const assessments = new Command('assessments').description(
    'The results that people asked for by mail: how the mails stand, never the results.',
  );

  assessments
    .command('stats')
    .description('Count the requests by condition and by what became of their mails.')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) =>
      run(options, async ({ sql, report }) => {
        const stats = await selectAssessmentEmailStats(sql());
        report(stats, statsText(stats));
        return true;
      }),
    );

  assessments
    .command('list')
    .description('List the newest requests, without addresses.')
    .addOption(new Option('--condition <condition>', 'only these').choices(CONDITIONS))
    .addOption(new Option('--status <status>', 'only these').choices(['queued', 'sent', 'failed']))
    .option('--email <address>', 'only what this address asked for')
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(
      async (options: {
        condition?: Condition;
        status?: MailStatus;
        email?: string;
        limit: number;
        json?: boolean;
      }) =>
        run(options, async ({ sql, report }) => {
          const rows = await selectAssessmentEmails(sql(), options);
          // oxlint-disable-next-line typescript/no-unused-vars -- the address is what is left out
          const summaries = rows.map(({ email, ...summary }) => summary);
          report(summaries, listText(rows));
          return true;
        }),
    );

  assessments
    .command('show')
    .description('Show one request.')
    .argument('<id>', "the request's id")
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: boolean }) =>
      run(options, async ({ sql, report, say }) => {
        const row = isUuid(id) ? await selectAssessmentEmail(sql(), id) : null;
        if (!row) {
          say(`There is no request for results ${id}.`);
          return false;
        }
        report(row, showText(row));
        return true;
      }),
    );

  assessments
    .command('resend')
    .description('Send results again: the named ones, or all whose mail failed for good.')
    .argument('[id...]', "requests' ids")
    .option('--failed', 'every request whose mail failed')
    .option('--again', 'also what was sent already')
    .option('--dry-run', 'say what would be sent, and send nothing')
    .option('--json', 'print JSON')
    .action(
      async (
        ids: string[],
        options: { failed?: boolean; again?: boolean; dryRun?: boolean; json?: boolean },
        command,
      ) => {
        if (ids.length > 0 === (options.failed === true)) {
          (command as Command).error('error: name requests, or say --failed');
        }
        await run(options, (context) => resendAssessments(context, { ids, ...options }));
      },
    );

  assessments
    .command('delete')
    .description('Delete one request with all that is kept of it, as its owner may ask.')
    .argument('<id>', "the request's id")
    .option('--dry-run', 'say what would be deleted, and delete nothing')
    .option('--json', 'print JSON')
    .action(async (id: string, options: { dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ sql, report, say }) => {
        const row = isUuid(id) ? await selectAssessmentEmail(sql(), id) : null;
        if (!row) {
          say(`There is no request for results ${id}.`);
          return false;
        }
        const dryRun = options.dryRun ?? false;
        const deleted = !dryRun && (await deleteAssessmentEmail(sql(), id));
        report({ id, deleted, dryRun }, `${id} ${dryRun ? 'would be' : 'was'} deleted.`);
        return true;
      }),
    );

  return assessments;
}
