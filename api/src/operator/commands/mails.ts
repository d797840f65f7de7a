import { Command, Option } from 'commander';
import { mailText, minute } from '../command-line/record-text.ts';
import type { RunCommand } from '../command-line/command-context.ts';
import { addListCommand, addShowCommand } from '../command-line/records.ts';
import { addResendCommand } from '../command-line/resend.ts';
import { MAIL_KINDS } from '../../messages/mail/mail-kind.ts';
import {
  MAIL_STATUSES,
  selectFailed,
  selectMail,
  selectMails,
  type MailFilter,
  type MailRecord,
} from '../../messages/mail/store.ts';

/** `mails`: every mail that the directory sends, whatever it is about. */
export function mailsCommand(run: RunCommand): Command {
  const mails = new Command('mails').description(
    'Every mail of the directory, and whether it was delivered.',
  );
  addListCommand<MailRecord, Omit<MailFilter, 'limit'>>(mails, run, {
    description: 'List the newest mails.',
    options: {
      kind: new Option('--kind <kind>', 'only these').choices(MAIL_KINDS),
      status: new Option('--status <status>', 'only these').choices(MAIL_STATUSES),
    },
    select: selectMails,
    columns: {
      ID: ({ id }) => id,
      WRITTEN: ({ created_at }) => minute(created_at),
      KIND: ({ kind }) => kind,
      SUBJECT: ({ subject_id }) => subject_id,
      MAIL: mailText,
    },
    nothing: 'There are no such mails.',
  });
  addShowCommand(mails, run, {
    source: { noun: 'mail', find: selectMail },
    description: 'Show how one mail stands. What it says is shown by the group that its subject belongs to.',
    whichDescription: "the mail's id",
    values: (row) => ({
      ID: row.id,
      Kind: row.kind,
      Subject: row.subject_id,
      Mail: mailText(row),
      Written: row.created_at,
      'Held until': row.not_before,
      Sent: row.sent_at,
      'Last change': row.updated_at,
      Request: row.request_id,
    }),
  });
  addResendCommand(mails, run, {
    source: {
      noun: 'mail',
      find: async (sql, id) => [await selectMail(sql, id)].filter((mail) => mail !== null),
      findFailed: async (sql) => (await selectFailed(sql)).map(({ id }) => id),
    },
    nouns: 'mails',
    description: 'Send mails again: the named ones, or all that failed for good.',
    failedDescription: 'every mail that failed',
  });
  return mails;
}
