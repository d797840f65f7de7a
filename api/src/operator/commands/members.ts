import { LANGUAGES, type Language } from '@directory/domain/language';
import { isEmail } from '@directory/domain/contracts/email';
import { Command, InvalidArgumentError, Option } from 'commander';
import { profileSource, WHICH_PROFILE } from '../command-line/which-profile.ts';
import {
  type MemberRecord,
  selectMember,
  selectMembers,
  selectMembersCalled,
} from '../../people/members/store.ts';
import type { RunCommand } from '../command-line/command-context.ts';
import { addListCommand, findId, findRecord } from '../command-line/records.ts';
import { inviteMember } from './invite.ts';
import { mailText, tableText } from '../command-line/record-text.ts';

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
    .option('--profile <which>', `the profile that the member edits: ${WHICH_PROFILE}`)
    .option('--new', 'the member begins a profile, which you activate')
    .addOption(new Option('--language <language>', "the mail's language").choices(LANGUAGES))
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'print JSON')
    .action(async (email: string, options: InviteOptions, command: Command) => {
      if ((options.profile !== undefined) === (options.new === true)) {
        command.error('error: say either --profile <which> or --new');
      }
      await run(options, async (context) => {
        const { profile: which, ...rest } = options;
        if (which === undefined) return inviteMember(context, { email, ...rest });
        const profile = await findId(context, profileSource, which);
        return profile !== null && inviteMember(context, { email, ...rest, profile });
      });
    });

  addListCommand<MemberRecord, object>(members, run, {
    description: 'List the newest accounts.',
    options: {},
    select: (sql, { limit }) => selectMembers(sql, limit),
    text: listText,
  });

  for (const [verb, description] of [
    ['disable', 'End a member’s sessions and let them sign in no more. Their profile stays as it is.'],
    ['enable', 'Let a member who was disabled sign in again; a forgotten password is asked for on the site.'],
  ] as const) {
    members
      .command(verb)
      .description(description)
      .argument('<which>', "the member's address or id, or their profile's number or name")
      .option('--dry-run', 'say what would change, and change nothing')
      .option('--json', 'print JSON')
      .action(async (words: string, options: { dryRun?: boolean; json?: boolean }) =>
        run(options, async (context) => {
          const source = { noun: 'member', find: selectMember, called: selectMembersCalled };
          const member = await findRecord(context, source, words);
          if (!member) return false;
          const { id, email, profile_id } = member;
          const dryRun = options.dryRun ?? false;
          const changed = (member.status === 'disabled') === (verb === 'enable');
          // Once more when it is so already: a session may have outlived a command that broke off.
          if (!dryRun) await (await context.accounts())[verb](id);
          const state = `${!changed ? 'is already' : dryRun ? 'would be' : 'is now'} ${verb}d.`;
          const hint =
            verb === 'disable' && profile_id
              ? ` To hide the profile, too: profiles deactivate ${profile_id}`
              : '';
          context.report({ id, email, profileId: profile_id, changed, dryRun }, `${email} ${state}${hint}`);
          return true;
        }),
      );
  }

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
