import { Command, Option } from 'commander';
import type { RunCommand } from '../command-line/command-context.ts';
import { confirmationText, mailText, minute } from '../command-line/record-text.ts';
import { addListCommand, addShowCommand } from '../command-line/records.ts';
import { addResendCommand } from '../command-line/resend.ts';
import { MAIL_STATUSES, selectMailsAbout, type MailStatus } from '../../messages/mail/store.ts';
import {
  selectFailedMessageIds,
  selectMessage,
  selectMessages,
  selectMessagesCalled,
  type MessageRecord,
} from '../../messages/contact/store.ts';

const source = { noun: 'message', find: selectMessage, called: selectMessagesCalled };

/** `messages`: what visitors wrote, and whether it was delivered. */
export function messagesCommand(run: RunCommand): Command {
  const messages = new Command('messages').description('What visitors wrote, and whether it was delivered.');
  addListCommand<MessageRecord, { status?: MailStatus }>(messages, run, {
    description: 'List the newest messages, without their texts.',
    options: { status: new Option('--status <status>', 'only these').choices(MAIL_STATUSES) },
    select: selectMessages,
    summary,
    columns: {
      ID: ({ id }) => id,
      WRITTEN: ({ created_at }) => minute(created_at),
      FOR: ({ psychologist }) => psychologist ?? 'the directory',
      'MAIL TO': ({ recipient }) => recipient,
      MAIL: mailText,
      CONFIRMATION: confirmationText,
    },
    nothing: 'There are no such messages.',
  });
  addShowCommand(messages, run, {
    source,
    description: 'Show one message with its text.',
    whichDescription: "the message's id, or its sender's address or name",
    values: (row) => ({
      ID: row.id,
      Written: row.created_at,
      Form: row.kind === 'profile' ? 'on the profile' : 'contact page',
      For: row.psychologist ?? 'the directory',
      'Mail to': row.recipient,
      Mail: mailText(row),
      'Held until': row.not_before,
      Sent: row.sent_at,
      Confirmation: confirmationText(row),
      Name: row.name,
      Email: row.email,
      Phone: row.phone,
      'Postal code': row.location,
      'Reply day': row.preferred_reply_day,
      'Reply time': row.preferred_reply_time,
      Language: row.language,
      Subject: row.subject,
      Erased: row.erased_at,
    }),
    words: ({ message }) => message,
  });
  addResendCommand(messages, run, {
    source: {
      noun: source.noun,
      called: source.called,
      find: (sql, id) => selectMailsAbout(sql, id, ['contact-message', 'contact-confirmation']),
      findFailed: selectFailedMessageIds,
      // A confirmation that was sent says nothing new.
      againOnly: 'contact-message',
    },
    nouns: 'messages',
    description: 'Send messages again: the named ones, or all whose mail failed for good.',
    failedDescription: 'every message with a failed mail',
  });
  return messages;
}

/** A list's row: nothing that the visitor wrote. */
function summary(row: MessageRecord) {
  const { id, kind, created_at, recipient, psychologist_id, psychologist } = row;
  const { status, failure_reason, attempts, sent_at, not_before } = row;
  const { confirmation_status, confirmation_failure_reason } = row;
  return {
    ...{ id, kind, created_at, recipient, psychologist_id, psychologist },
    ...{ status, failure_reason, attempts, sent_at, not_before },
    ...{ confirmation_status, confirmation_failure_reason },
  };
}
