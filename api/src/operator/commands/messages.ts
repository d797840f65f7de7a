import { z } from 'zod';
import * as store from '../../messages/contact/store.ts';
import { MAIL_STATUSES, selectMailsAbout } from '../../messages/mail/store.ts';
import { type Group, list, show } from '../command-line/operation.ts';
import { type Columns, confirmationText, mailText, named } from '../command-line/record-text.ts';
import { resend } from '../command-line/resend.ts';

const message = {
  one: 'message',
  many: 'messages',
  which: "the message's id, or its sender's address or name",
  find: store.selectMessage,
  called: store.selectMessagesCalled,
};
const LISTED: Columns<store.MessageRecord> = {
  ID: 'id',
  Written: 'created_at',
  For: ({ psychologist }) => psychologist ?? 'the directory',
  'Mail to': 'recipient',
  Mail: mailText,
  Confirmation: confirmationText,
};

export const messages: Group = {
  name: 'messages',
  about: 'What visitors wrote, and whether it was delivered.',
  noun: message,
  operations: [
    list(message, {
      about: 'List the newest messages, without their texts.',
      input: { status: z.enum(MAIL_STATUSES).optional().describe('only these') },
      select: store.selectMessages,
      columns: LISTED,
      // Nothing that the visitor wrote.
      shown: [
        ...(['id', 'kind', 'created_at', 'recipient', 'psychologist_id', 'psychologist'] as const),
        ...(['status', 'failure_reason', 'attempts', 'sent_at', 'not_before'] as const),
        ...(['confirmation_status', 'confirmation_failure_reason', 'confirmation_attempts'] as const),
      ],
    }),
    show(
      message,
      'Show one message with its text.',
      {
        ...LISTED,
        Form: ({ kind }) => (kind === 'profile' ? 'on the profile' : 'contact page'),
        'Held until': 'not_before',
        Sent: 'sent_at',
        ...named('name', 'email', 'phone'),
        'Postal code': 'location',
        'Reply day': 'preferred_reply_day',
        'Reply time': 'preferred_reply_time',
        ...named('language', 'subject'),
        Erased: 'erased_at',
      },
      (row) => row.message,
    ),
    resend(message, {
      about: 'Send messages again: the named ones, or all whose mail failed for good.',
      failed: 'every message with a failed mail',
      mailsOf: (sql, { id }) => selectMailsAbout(sql, id, ['contact-message', 'contact-confirmation']),
      findFailed: store.selectFailedMessageIds,
      // A confirmation that was sent says nothing new.
      againOnly: 'contact-message',
    }),
  ],
};
