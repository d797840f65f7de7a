import type postgres from 'postgres';
import { z } from 'zod';
import type { MailKey, MailKindName } from '../../messages/mail/mail-kind.ts';
import { queueMails } from '../../messages/mail/outbox.ts';
import { markUntried, type MailRecord } from '../../messages/mail/store.ts';
import { type Context, withinSeconds } from './context.ts';
import { findId, flag, type Noun, operation, type Operation } from './operation.ts';

/** `resend [which...]`: puts mails back to where they were before their first try, and queues them. */
export function resend(
  noun: Pick<Noun<unknown>, 'one' | 'called'>,
  row: {
    about: string;
    /** What the help and refusals call several. */
    many: string;
    /** What `--failed` means. */
    failed: string;
    /** The mails of one; none when there is no such thing. */
    mailsOf: (sql: postgres.Sql, id: string) => Promise<readonly MailRecord[]>;
    /** The ids of all with a mail that failed for good. */
    findFailed: (sql: postgres.Sql) => Promise<readonly string[]>;
    /** The one kind that `--again` sends once more; every kind unless named. */
    againOnly?: MailKindName;
  },
): Operation {
  const { about, many, mailsOf, findFailed, againOnly } = row;
  return operation({
    ...{ name: 'resend', about, words: ['which'], changes: true },
    input: {
      which: z.array(z.string()).default([]).describe(`${many}, as show takes them`),
      failed: flag(row.failed),
      again: flag('also what was sent already'),
    },
    check: ({ which, failed }) => (which.length > 0 === failed ? `name ${many}, or say --failed` : null),
    run: async (context, { which, failed, again }) => {
      const { sql, dryRun } = context;
      const wanted: MailRecord[] = [];
      let isDone = true;
      for (const words of failed ? await findFailed(sql) : which) {
        const id = await findId(context, noun, words);
        const mails = id === null ? [] : await mailsOf(sql, id);
        const unsent = mails.filter(
          ({ status, kind }) => status !== 'sent' || (again && kind === (againOnly ?? kind)),
        );
        if (id !== null && mails.length === 0) context.say(`There is no ${noun.one} ${id}.`);
        else if (id !== null && unsent.length === 0)
          context.say(`${id} was sent already; --again sends it once more.`);
        // Who asked for all that failed named nobody who could be missing.
        isDone &&= failed || unsent.length > 0;
        wanted.push(...unsent);
      }
      const mails = wanted.map(({ kind, subject_id }) => ({ kind, id: subject_id }));
      if (!dryRun && mails.length > 0) {
        await markUntried(
          sql,
          wanted.map(({ id }) => id),
        );
        await queueOrLeave(context, mails, 'The worker will find them by itself.');
      }
      const lines = mails.map(({ kind, id }) => `  ${kind} ${id}`);
      const heading = `These mails ${dryRun ? 'would be' : 'were'} queued:`;
      return {
        result: { mails },
        text: lines.length === 0 ? 'There is nothing to send.' : [heading, ...lines].join('\n'),
        isDone,
      };
    },
  });
}

/**
 * Queues mails whose rows are committed. The rows are the promise: the worker's sweep finds them when Redis cannot be told now, which
 * the operator is told.
 */
export async function queueOrLeave(
  context: Context,
  mails: readonly MailKey[],
  comfort = 'The worker will find the mail by itself.',
): Promise<void> {
  await withinSeconds(context.queue('email').then((outbox) => queueMails(outbox, mails))).catch(
    (error: unknown) => context.say(`${error instanceof Error ? error.message : String(error)} ${comfort}`),
  );
}
