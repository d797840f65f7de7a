import { Command, Option } from 'commander';
import { isUuid } from '@directory/domain/uuid';
import { selectMessage, selectMessages, type MessageRecord } from './select-messages.ts';
import type { MailStatus } from '../mail/mail-kind.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { parseLimit } from '../commands/parse-limit.ts';
import { mailText, recordText, tableText } from '../commands/record-text.ts';
import { resendMessages } from './resend-command.ts';

/** `messages`: what visitors wrote, and whether it was delivered. */
export function messagesCommand(run: RunCommand): Command {
  const messages = new Command('messages').description('What visitors wrote, and whether it was delivered.');

  messages
    .command('list')
    .description('List the newest messages, without their texts.')
    .addOption(new Option('--status <status>', 'only these').choices(['queued', 'sent', 'failed']))
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(async (options: { status?: MailStatus; limit: number; json?: boolean }) =>
      run(options, async ({ sql, report }) => {
        const rows = await selectMessages(sql(), options);
        report(rows.map(summary), listText(rows));
        return true;
      }),
    );

  messages
    .command('show')
    .description('Show one message with its text.')
    .argument('<id>', "the message's id")
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: boolean }) =>
      run(options, async ({ sql, report, say }) => {
        const message = isUuid(id) ? await selectMessage(sql(), id) : null;
        if (!message) {
          say(`There is no message ${id}.`);
          return false;
        }
        report(message, showText(message));
        return true;
      }),
    );

  messages
    .command('resend')
    .description('Send messages again: the named ones, or all whose mail failed for good.')
    .argument('[id...]', "messages' ids")
    .option('--failed', 'every message with a failed mail')
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
          (command as Command).error('error: name messages, or say --failed');
        }
        await run(options, (context) => resendMessages(context, { ids, ...options }));
      },
    );

  return messages;
}

/** A list's row: nothing that the visitor wrote. */
function summary(row: MessageRecord) {
  const { id, kind, created_at, recipient, psychologist_id, psychologist, status, failure_reason, attempts } =
    row;
  const { sent_at, confirmation_status, confirmation_failure_reason } = row;
  return {
    ...{
      id,
      kind,
      created_at,
      recipient,
      psychologist_id,
      psychologist,
      status,
      failure_reason,
      attempts,
      sent_at,
    },
    ...{ confirmation_status, confirmation_failure_reason },
  };
}

function listText(rows: readonly MessageRecord[]): string {
  return tableText(
    ['ID', 'WRITTEN', 'FOR', 'MAIL TO', 'MAIL', 'CONFIRMATION'],
    rows.map((row) => [
      row.id,
      row.created_at.toISOString().slice(0, 16),
      row.psychologist ?? 'the directory',
      row.recipient,
      mailText(row.status, row.attempts, row.failure_reason),
      mailText(row.confirmation_status, row.confirmation_attempts, row.confirmation_failure_reason),
    ]),
    'There are no such messages.',
  );
}

function showText(row: MessageRecord): string {
  return recordText(
    {
      ID: row.id,
      Written: row.created_at,
      Form: row.kind === 'profile' ? 'on the profile' : 'contact page',
      For: row.psychologist ?? 'the directory',
      'Mail to': row.recipient,
      Mail: mailText(row.status, row.attempts, row.failure_reason),
      Sent: row.sent_at,
      Confirmation: mailText(
        row.confirmation_status,
        row.confirmation_attempts,
        row.confirmation_failure_reason,
      ),
      Name: row.name,
      Email: row.email,
      Phone: row.phone,
      'Postal code': row.location,
      'Reply day': row.preferred_reply_day,
      'Reply time': row.preferred_reply_time,
      Language: row.language,
      Subject: row.subject,
      Erased: row.erased_at,
    },
    row.message,
  );
}
