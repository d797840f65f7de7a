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
import { addActCommand, addListCommand, findId } from '../command-line/records.ts';
import { inviteMember } from './invite.ts';
import { mailText, minute } from '../command-line/record-text.ts';

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
    columns: {
      ID: ({ id }) => id,
      EMAIL: ({ email }) => email,
      STATUS: ({ status }) => status,
      'LAST SIGN-IN': ({ last_sign_in_at: moment }) => (moment ? minute(moment) : 'never'),
      PROFILE: ({ profile_id: id, profile_active: isShown }) =>
        id === null ? 'none' : `${id}${isShown ? '' : ' (hidden)'}`,
      NAME: ({ profile_name }) => profile_name ?? '',
      'LAST MAIL': lastMail,
    },
    nothing: 'There are no members.',
  });

  for (const [verb, description] of [
    ['disable', 'End a member’s sessions and let them sign in no more. Their profile stays as it is.'],
    ['enable', 'Let a member who was disabled sign in again; a forgotten password is asked for on the site.'],
  ] as const) {
    addActCommand<MemberRecord>(members, run, {
      name: verb,
      description,
      source: { noun: 'member', find: selectMember, called: selectMembersCalled },
      whichDescription: "the member's address or id, or their profile's number or name",
      act: async (context, { id, email, profile_id: profileId, status }, { dryRun }) => {
        const changed = (status === 'disabled') === (verb === 'enable');
        // Once more when it is so already: a session may have outlived a command that broke off.
        if (!dryRun) await (await context.accounts())[verb](id);
        const state = `${!changed ? 'is already' : dryRun ? 'would be' : 'is now'} ${verb}d.`;
        const hint =
          verb === 'disable' && profileId
            ? ` To hide the profile, too: profiles deactivate ${profileId}`
            : '';
        return { result: { id, email, profileId, changed }, text: `${email} ${state}${hint}` };
      },
    });
  }

  return members;
}

/** How the last mail to a member stands; empty where there was none. */
function lastMail({ mail_status: status, mail_attempts, mail_failure_reason }: MemberRecord): string {
  if (status === null) return '';
  return mailText({ status, attempts: mail_attempts ?? 0, failure_reason: mail_failure_reason });
}

function parseEmail(text: string): string {
  if (!isEmail(text)) throw new InvalidArgumentError('It takes an email address.');
  return text.toLowerCase();
}
