import { LANGUAGES, type Language } from '@directory/domain/language';
import { isEmail } from '@directory/domain/contracts/email';
import { isUuid } from '@directory/domain/uuid';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type MemberRecord, selectMember, selectMembers } from './store.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { addListCommand } from '../commands/records.ts';
import { inviteMember } from './invite-command.ts';
import { mailText, tableText } from '../commands/record-text.ts';

interface InviteOptions {
  profile?: string;
  new?: boolean;
  language?: Language;
  dryRun?: boolean;
  json?: boolean;
}

/** `members`: who may sign in, and with which profile. */
export function membersCommand(run: RunCommand): Command {
  const members = new Command('members').description('Who may sign in, and with which profile.');

  members
    .command('invite')
    .description(
      'Make an account and send a mail whose link sets its password. Inviting again sends a new link.',
    )
    .argument('<email>', "the member's address", parseEmail)
    .option('--profile <id>', 'the profile that the member edits', parseId)
    .option('--new', 'the member begins a profile, which you activate')
    .addOption(new Option('--language <language>', "the mail's language").choices(LANGUAGES))
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'print JSON')
    .action(async (email: string, options: InviteOptions, command: Command) => {
      if ((options.profile !== undefined) === (options.new === true)) {
        command.error('error: say either --profile <id> or --new');
      }
      await run(options, (context) => inviteMember(context, { email, ...options }));
    });

  addListCommand<MemberRecord, object>(members, run, {
    description: 'List the newest accounts.',
    options: {},
    select: (sql, { limit }) => selectMembers(sql, limit),
    text: listText,
  });

  members
    .command('disable')
    .description('End a member’s sessions and let them sign in no more. Their profile stays as it is.')
    .argument('<email-or-id>', "the member's address or id")
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (emailOrId: string, options: { dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ sql, accounts, report, say }) => {
        const member = await selectMember(sql(), emailOrId);
        if (!member) {
          say(`There is no member ${emailOrId}.`);
          return false;
        }
        const { id, email, profile_id } = member;
        const dryRun = options.dryRun ?? false;
        const changed = member.status !== 'disabled';
        // Once more when it is disabled already: a session may have outlived a command that broke off.
        if (!dryRun) await (await accounts()).disable(id);
        const verb = !changed ? 'is already' : dryRun ? 'would be' : 'is now';
        report(
          { id, email, profileId: profile_id, changed, dryRun },
          `${email} ${verb} disabled.${profile_id ? ` To hide the profile, too: profiles deactivate ${profile_id}` : ''}`,
        );
        return true;
      }),
    );

  return members;
}

function listText(rows: readonly MemberRecord[]): string {
  return tableText(
    ['ID', 'EMAIL', 'STATUS', 'LAST SIGN-IN', 'PROFILE', 'NAME', 'LAST MAIL'],
    rows.map((row) => [
      row.id,
      row.email,
      row.status,
      row.last_sign_in_at?.toISOString().slice(0, 16) ?? 'never',
      row.profile_id === null ? 'none' : `${row.profile_id}${row.profile_active ? '' : ' (hidden)'}`,
      row.profile_name ?? '',
      row.mail_status === null
        ? ''
        : mailText({
            status: row.mail_status,
            attempts: row.mail_attempts ?? 0,
            failure_reason: row.mail_failure_reason,
          }),
    ]),
    'There are no members.',
  );
}

function parseEmail(text: string): string {
  if (!isEmail(text)) throw new InvalidArgumentError('It takes an email address.');
  return text.toLowerCase();
}

function parseId(text: string): string {
  if (!isUuid(text)) throw new InvalidArgumentError('It takes an id.');
  return text.toLowerCase();
}
