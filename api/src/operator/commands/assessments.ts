import { conditionName, CONDITIONS } from '@directory/domain/assessments/conditions';
import { z } from 'zod';
import { dropMails } from '../../messages/mail/outbox.ts';
import { MAIL_STATUSES, selectFailed, selectMailsAbout } from '../../messages/mail/store.ts';
import * as results from '../../messages/results/store.ts';
import { type Context, withinSeconds } from '../command-line/context.ts';
import { change, type Group, list, operation, show, text } from '../command-line/operation.ts';
import { type Columns, columnsText, mailText, named } from '../command-line/record-text.ts';
import { resend } from '../command-line/resend.ts';

const request = {
  one: 'request for results',
  many: 'requests',
  which: "the request's id, or the address that asked",
  find: results.selectAssessmentEmail,
  called: results.selectAssessmentEmailsCalled,
};
/** Nobody's address. */
const LISTED: Columns<results.AssessmentEmailRecord> = {
  ID: 'id',
  Asked: 'created_at',
  ...named('condition', 'language'),
  Mail: mailText,
};

export const assessments: Group = {
  name: 'assessments',
  about: 'The results that people asked for by mail: how the mails stand, never the results.',
  operations: [
    operation({
      name: 'stats',
      about: 'Count the requests by condition and by what became of their mails.',
      run: async ({ sql }) => {
        const stats = await results.selectAssessmentEmailStats(sql);
        const rows = [
          ...CONDITIONS.map((each) => ({ name: conditionName(each, 'en'), ...stats.byCondition[each] })),
          { name: 'All', ...stats },
        ];
        const columns = {
          Condition: 'name',
          Requests: 'total',
          ...named('sent', 'queued', 'failed'),
        } as const;
        return { result: stats, text: columnsText<(typeof rows)[number]>(columns, rows, '') };
      },
    }),
    list(request, {
      about: 'List the newest requests, without addresses.',
      input: {
        condition: z.enum(CONDITIONS).optional().describe('only these'),
        status: z.enum(MAIL_STATUSES).optional().describe('only these'),
        email: text('address', 'only what this address asked for').optional(),
      },
      select: results.selectAssessmentEmails,
      columns: LISTED,
      shown: [
        ...(['id', 'created_at', 'condition', 'language', 'private_subject'] as const),
        ...(['status', 'attempts', 'failure_reason', 'email_sent_at'] as const),
      ],
    }),
    show(request, 'Show one request.', {
      ...LISTED,
      Sent: 'email_sent_at',
      Email: 'email',
      Subject: ({ private_subject: isPrivate }) => (isPrivate ? 'private' : 'names the condition'),
    }),
    resend(request, {
      about: 'Send results again: the named ones, or all whose mail failed for good.',
      failed: 'every request whose mail failed',
      mailsOf: (sql, { id }) => selectMailsAbout(sql, id, ['assessment-results']),
      findFailed: async (sql) =>
        (await selectFailed(sql, 'assessment-results')).map(({ subject_id }) => subject_id),
    }),
    change(request, {
      name: 'delete',
      about: 'Delete one request with all that is kept of it, as its owner may ask.',
      asksReason: true,
      run: async (context, { id }) => {
        const deleted = !context.dryRun && (await deleteEverywhere(context, id));
        const text = `${id} ${context.dryRun ? 'would be' : 'was'} deleted.`;
        return { result: { id, deleted }, text };
      },
    }),
  ],
};

/** From the database, the counts of limits and the queue. What cannot be reached keeps all as it is. */
async function deleteEverywhere(context: Context, id: string): Promise<boolean> {
  const counts = await context.resultsCounts();
  const mails = await context.queue('email');
  const { forgetRecipients } = await import('../../messages/results/limits.ts');
  return results.deleteAssessmentEmail(context.sql, id, async (emails) => {
    await withinSeconds(
      Promise.all([forgetRecipients(counts, emails), dropMails(mails, [{ kind: 'assessment-results', id }])]),
    );
  });
}
