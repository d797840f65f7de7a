import { type Condition, conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { Command, Option } from 'commander';
import { type CommandContext, type RunCommand, withinSeconds } from '../command-line/command-context.ts';
import { addActCommand, addListCommand, addShowCommand } from '../command-line/records.ts';
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
import { mailText, minute, tableText } from '../command-line/record-text.ts';

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
      // Nobody's address.
      columns: {
        ID: ({ id }) => id,
        ASKED: ({ created_at }) => minute(created_at),
        CONDITION: ({ condition }) => condition,
        LANGUAGE: ({ language }) => language,
        MAIL: mailText,
      },
      nothing: 'There are no such requests.',
    },
  );
  addShowCommand(assessments, run, {
    source,
    description: 'Show one request.',
    whichDescription: which,
    values: (row) => ({
      ID: row.id,
      Asked: row.created_at,
      Condition: row.condition,
      Mail: mailText(row),
      Sent: row.email_sent_at,
      Email: row.email,
      Language: row.language,
      Subject: row.private_subject ? 'private' : 'names the condition',
    }),
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

  addActCommand<AssessmentEmailRecord>(assessments, run, {
    name: 'delete',
    description: 'Delete one request with all that is kept of it, as its owner may ask.',
    source,
    whichDescription: which,
    rehearsal: 'say what would be deleted, and delete nothing',
    act: async (context, { id }, { dryRun }) => {
      const deleted = !dryRun && (await deleteEverywhere(context, id));
      return { result: { id, deleted }, text: `${id} ${dryRun ? 'would be' : 'was'} deleted.` };
    },
  });
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
