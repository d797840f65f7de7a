import type { Sql } from 'postgres';
import { z } from 'zod';
import { sentenceOf } from './record-text.ts';
import type { MailKey, MailKindName } from '../../messages/mail/mail-kind.ts';
import { queueMails } from '../../messages/mail/outbox.ts';
import { markUntried, type MailRecord } from '../../messages/mail/store.ts';
import { type Context, withinSeconds } from './context.ts';
import { findOne, flag, type Noun, operation, type Operation, RefusedError } from './operation.ts';

/** `resend [which...]`: puts mails back to where they were before their first try, and queues them. */
export function resend<Item extends { id: string }>(
  noun: Noun<Item>,
  row: {
    about: string;
    /** What `--failed` means. */
    failed: string;
    mailsOf: (sql: Sql, item: Item) => Promise<readonly MailRecord[]>;
    /** The ids of all with a mail that failed for good. */
    findFailed: (sql: Sql) => Promise<readonly string[]>;
    /** The one kind that `--again` sends once more; every kind unless named. */
    againOnly?: MailKindName;
  },
): Operation {
  const { about, mailsOf, findFailed, againOnly } = row;
  return operation({
    ...{ name: 'resend', about, words: ['which'], changes: true },
    input: {
      which: z.array(z.string()).default([]).describe(`${noun.many}, as show takes them`),
      failed: flag(row.failed),
      again: flag('also what was sent already'),
    },
    check: ({ which, failed }) => (which.length > 0 === failed ? `name ${noun.many}, or say --failed` : null),
    run: async (context, { which, failed, again }) => {
      const { sql, dryRun, say } = context;
      const unsentOf = async (words: string) => {
        const mails = await mailsOf(sql, await findOne(context, noun, words));
        if (mails.length === 0) throw new RefusedError(`There is no mail about ${words}.`);
        const unsent = mails.filter(
          (mail) => mail.status !== 'sent' || (again && mail.kind === (againOnly ?? mail.kind)),
        );
        if (unsent.length > 0) return unsent;
        throw new RefusedError(`${words} was sent already; --again sends it once more.`);
      };
      const wanted: MailRecord[] = [];
      let isDone = true;
      for (const words of failed ? await findFailed(sql) : which)
        try {
          wanted.push(...(await unsentOf(words)));
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error;
          error.message.split('\n').forEach(say);
          isDone = false;
        }
      const mails = wanted.map(({ kind, subject_id }) => ({ kind, id: subject_id }));
      if (!dryRun && mails.length > 0) {
        const ids = wanted.map(({ id }) => id);
        await markUntried(sql, ids);
        await queueOrLeave(context, mails, 'The worker will find them by itself.');
      }
      const lines = mails.map(({ kind, id }) => `  ${kind} ${id}`);
      const heading = `These mails ${dryRun ? 'would be' : 'were'} queued:`;
      return {
        result: { mails },
        text: lines.length === 0 ? 'There is nothing to send.' : [heading, ...lines].join('\n'),
        isDone: isDone || failed,
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
    (error: unknown) => context.say(`${sentenceOf(error)} ${comfort}`),
  );
}
