import { z } from 'zod';
import { MAIL_KINDS } from '../../messages/mail/mail-kind.ts';
import * as store from '../../messages/mail/store.ts';
import { type Group, list, show } from '../command-line/operation.ts';
import { type Columns, mailText } from '../command-line/record-text.ts';
import { resend } from '../command-line/resend.ts';

const mail = { one: 'mail', many: 'mails', which: "the mail's id", find: store.selectMail };
const LISTED: Columns<store.MailRecord> = {
  ID: 'id',
  Written: 'created_at',
  Kind: 'kind',
  Subject: 'subject_id',
  Mail: mailText,
};

export const mails: Group = {
  name: 'mails',
  about: 'Every mail of the directory, and whether it was delivered.',
  operations: [
    list(mail, {
      about: 'List the newest mails.',
      input: {
        kind: z.enum(MAIL_KINDS).optional().describe('only these'),
        status: z.enum(store.MAIL_STATUSES).optional().describe('only these'),
      },
      select: store.selectMails,
      columns: LISTED,
      waits: { title: 'Mails that failed', where: { status: 'failed' }, settledBy: ['resend'] },
    }),
    show(mail, 'Show how one mail stands. What it says is shown by the group that its subject belongs to.', {
      ...LISTED,
      'Held until': 'not_before',
      Sent: 'sent_at',
      'Last change': 'updated_at',
      Request: 'request_id',
    }),
    resend(mail, {
      about: 'Send mails again: the named ones, or all that failed for good.',
      failed: 'every mail that failed',
      mailsOf: (_, row) => Promise.resolve([row]),
      findFailed: async (sql) => (await store.selectFailed(sql)).map(({ id }) => id),
    }),
  ],
};
