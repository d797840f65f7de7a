import { type Condition, conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { Command, Option } from 'commander';
import { type CommandContext, type RunCommand, withinSeconds } from '../command-line/command-context.ts';
import { addListCommand, addShowCommand, findRecord } from '../command-line/records.ts';
import { addResendCommand } from '../command-line/resend.ts';
import { dropMails } from '../../messages/mail/outbox.ts';
import { MAIL_STATUSES, type MailStatus, selectFailed, selectMailsAbout } from '../../messages/mail/store.ts';
import {
  type AssessmentEmailRecord,
  type AssessmentEmailStats,
  deleteAssessmentEmail,
  selectAssessmentEmail,
  selectAssessmentEmails,
  selectAssessmentEmailsCalled,
  selectAssessmentEmailStats,
} from '../../messages/results/store.ts';
import { mailText, recordText, tableText } from '../command-line/record-text.ts';

/** `assessments`: the results that people asked for by mail, never the results themselves. */
export function assessmentsCommand(run: RunCommand): Command {
  const assessments = new Command('assessments').description(
    'The results that people asked for by mail: how the mails stand, never the results.',
  );
  const source = {
    noun: 'request for results',
    find: selectAssessmentEmail,
    called: selectAssessmentEmailsCalled,
  };
  const which = "the request's id, or the address that asked";

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
  addListCommand<AssessmentEmailRecord, { condition?: Condition; status?: MailStatus; email?: string }>(
    assessments,
    run,
    {
      description: 'List the newest requests, without addresses.',
      options: {
        condition: new Option('--condition <condition>', 'only these').choices(CONDITIONS),
        status: new Option('--status <status>', 'only these').choices(MAIL_STATUSES),
        email: new Option('--email <address>', 'only what this address asked for'),
      },
      select: selectAssessmentEmails,
      // oxlint-disable-next-line typescript/no-unused-vars -- the address is what is left out
      summary: ({ email, ...shown }) => shown,
      text: listText,
    },
  );
  addShowCommand(assessments, run, {
    source,
    description: 'Show one request.',
    whichDescription: which,
    text: showText,
  });
  addResendCommand(assessments, run, {
    source: {
      noun: source.noun,
      called: source.called,
      find: (sql, id) => selectMailsAbout(sql, id, ['assessment-results']),
      findFailed: async (sql) =>
        (await selectFailed(sql, 'assessment-results')).map(({ subject_id }) => subject_id),
    },
    nouns: 'requests',
    description: 'Send results again: the named ones, or all whose mail failed for good.',
    failedDescription: 'every request whose mail failed',
  });

  assessments
    .command('delete')
    .description('Delete one request with all that is kept of it, as its owner may ask.')
    .argument('<which>', which)
    .option('--dry-run', 'say what would be deleted, and delete nothing')
    .option('--json', 'print JSON')
    .action(async (words: string, options: { dryRun?: boolean; json?: boolean }) =>
      run(options, async (context) => {
        const found = await findRecord(context, source, words);
        if (!found) return false;
        const { id } = found;
        const dryRun = options.dryRun ?? false;
        const deleted = !dryRun && (await deleteEverywhere(context, id));
        context.report({ id, deleted, dryRun }, `${id} ${dryRun ? 'would be' : 'was'} deleted.`);
        return true;
      }),
    );
  return assessments;
}

/** From the database, the counts of limits and the queue. What cannot be reached keeps all as it is. */
async function deleteEverywhere(
  { sql, resultsCounts, queue }: Pick<CommandContext, 'sql' | 'resultsCounts' | 'queue'>,
  id: string,
): Promise<boolean> {
  const [counts, mails, { forgetRecipients }] = await Promise.all([
    resultsCounts(),
    queue('email'),
    import('../../messages/results/limits.ts'),
  ]);
  return deleteAssessmentEmail(sql(), id, (emails) =>
    withinSeconds(
      Promise.all([
        forgetRecipients(counts, emails),
        dropMails(mails, [{ kind: 'assessment-results', id }]),
      ]).then(() => undefined),
    ),
  );
}

function statsText(stats: AssessmentEmailStats): string {
  const rows = [
    ...CONDITIONS.map((condition) => ({
      name: conditionName(condition, 'en'),
      ...stats.byCondition[condition],
    })),
    { name: 'All', ...stats },
  ];
  return tableText(
    ['CONDITION', 'REQUESTS', 'SENT', 'QUEUED', 'FAILED'],
    rows.map(({ name, total, sent, queued, failed }) => [name, ...[total, sent, queued, failed].map(String)]),
    '',
  );
}

/** A list's rows: nobody's address. */
function listText(rows: readonly AssessmentEmailRecord[]): string {
  return tableText(
    ['ID', 'ASKED', 'CONDITION', 'LANGUAGE', 'MAIL'],
    rows.map((row) => [
      row.id,
      row.created_at.toISOString().slice(0, 16),
      row.condition,
      row.language,
      mailText(row),
    ]),
    'There are no such requests.',
  );
}

function showText(row: AssessmentEmailRecord): string {
  return recordText(
    {
      ID: row.id,
      Asked: row.created_at,
      Condition: row.condition,
      Mail: mailText(row),
      Sent: row.email_sent_at,
      Email: row.email,
      Language: row.language,
      Subject: row.private_subject ? 'private' : 'names the condition',
    },
    null,
  );
}
