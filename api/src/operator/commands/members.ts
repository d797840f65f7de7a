import { isEmail } from '@directory/domain/contracts/email';
import { type Language, LANGUAGES } from '@directory/domain/language';
import { z } from 'zod';
import { insertWithMails } from '../../messages/mail/outbox.ts';
import { LINK_VALID_HOURS } from '../../people/members/accounts.ts';
import * as store from '../../people/members/store.ts';
import { giveProfile, type ProfileRecord } from '../../people/profiles/store.ts';
import type { Context } from '../command-line/context.ts';
import * as op from '../command-line/operation.ts';
import { profile } from '../command-line/profile.ts';
import { mailText, named } from '../command-line/record-text.ts';
import { queueOrLeave } from '../command-line/resend.ts';
import { erasedAt } from '../person/tombstones.ts';

const member = {
  one: 'member',
  many: 'members',
  which: "the member's address or id, or their profile's number or name",
  find: store.selectMember,
  called: store.selectMembersCalled,
};

/** Every step can be repeated: inviting again finishes what broke off, and renews a link that has expired. */
const invite = op.operation({
  name: 'invite',
  about: 'Make an account and send a mail whose link sets its password. Inviting again sends a new link.',
  changes: true,
  words: ['email'],
  input: {
    email: z
      .string()
      .refine(isEmail, 'It takes an email address.')
      .toLowerCase()
      .describe("the member's address"),
    profile: op.text('which', `the profile that the member edits: ${profile.which}`).optional(),
    new: op.flag('the member begins a profile, which you activate'),
    language: z.enum(LANGUAGES).optional().describe("the mail's language"),
  },
  check: (input) =>
    (input.profile !== undefined) === input.new ? 'say either --profile <which> or --new' : null,
  run: inviteMember,
});

/** Invites whoever has this address to the profile that they are to edit, or to begin one. */
export async function inviteMember(
  context: Context,
  {
    email,
    profile: which,
    language: said,
  }: { email: string; profile?: string | undefined; language?: Language | undefined },
): Promise<{ result: object; text: string }> {
  const { sql, dryRun } = context;
  const known = await store.selectMember(sql, email);
  const given = which === undefined ? null : await op.findOne(context, profile, which);
  const obstacle = given && whyNot(given, known);
  if (obstacle) throw new op.RefusedError(obstacle);
  const erased = known ? null : await erasedAt(sql, 'address', email);
  if (erased)
    throw new op.RefusedError(
      `${email} was erased on ${erased.toISOString().slice(0, 10)}. If they want to come back: person allow ${email}`,
    );
  const language = said ?? given?.bio_language ?? 'en';
  const profileId = given?.id ?? known?.profile_id ?? null;
  const isDisabled = known?.status === 'disabled';
  let memberId = known?.id ?? null;
  if (!dryRun) {
    const userId = (memberId ??= await (await context.accounts()).create(email));
    if (isDisabled) await (await context.accounts()).enable(userId);
    const mail = await sql.begin(async (transaction) => {
      if (given && !(await giveProfile(transaction, given.id, userId)))
        throw new Error(`The profile ${given.id} was given to another member meanwhile.`);
      const row = { purpose: 'invitation', email, language, profileId } as const;
      const insert = store.insertMemberMail(transaction, row);
      return insertWithMails(transaction, insert, ['member-mail']);
    });
    if (mail === null) throw new Error('The insert returned no row.');
    await queueOrLeave(context, [{ kind: 'member-mail', id: mail }]);
  }
  const name = given?.name ?? known?.profile_name;
  return {
    result: {
      ...{ email, memberId, profileId, language },
      ...{ accountMade: known === null, enabled: isDisabled, linkValidHours: LINK_VALID_HOURS },
    },
    text: [
      `${email} ${dryRun ? 'would be' : 'is'} invited to ${name ? `edit the profile of ${name}` : 'begin a profile'}.`,
      known === null
        ? `An account ${dryRun ? 'would be' : 'was'} made.`
        : isDisabled
          ? `The account was disabled and ${dryRun ? 'would be' : 'is'} enabled again.`
          : 'The account was there already.',
      `The mail's link sets the password. It is valid for ${LINK_VALID_HOURS} hours; inviting again sends a new one.`,
    ].join('\n'),
  };
}

/** Why the profile cannot be given to the member; null when it can. */
function whyNot({ id, user_id: owner, ...given }: ProfileRecord, known: store.MemberRecord | null) {
  if (owner !== null && owner !== known?.id)
    return `The profile ${id} belongs to ${given.member_email ?? owner}.`;
  return known?.profile_id && known.profile_id !== id
    ? `${known.email} has the profile ${known.profile_id} already.`
    : null;
}

const enableOrDisable = (verb: 'enable' | 'disable', about: string) =>
  op.change(member, {
    ...{ name: verb, about, asksReason: verb === 'disable' },
    run: async (context, { id, email, profile_id: profileId, status }) => {
      const changed = (status === 'disabled') === (verb === 'enable');
      // Once more when it is so already: a session may have outlived a command that broke off.
      if (!context.dryRun) await (await context.accounts())[verb](id);
      const state = `${!changed ? 'is already' : context.dryRun ? 'would be' : 'is now'} ${verb}d.`;
      const hint =
        verb === 'disable' && profileId ? ` To hide the profile, too: profiles deactivate ${profileId}` : '';
      return { result: { id, email, profileId, changed }, text: `${email} ${state}${hint}` };
    },
  });

export const members: op.Group = {
  name: 'members',
  about: 'Who may sign in, and with which profile.',
  noun: member,
  operations: [
    invite,
    op.list(member, {
      about: 'List the newest accounts.',
      select: (sql, { limit }) => store.selectMembers(sql, limit),
      columns: {
        ID: 'id',
        ...named('email', 'status'),
        'Last sign-in': ({ last_sign_in_at: moment }) => moment ?? 'never',
        Profile: ({ profile_id: id, profile_active: isShown }) =>
          id === null ? 'none' : `${id}${isShown ? '' : ' (hidden)'}`,
        Name: 'profile_name',
        'Last mail': ({ mail_status: status, mail_attempts: attempts, mail_failure_reason: reason }) =>
          status && mailText({ status, attempts, failure_reason: reason }),
      },
    }),
    enableOrDisable(
      'disable',
      'End a member’s sessions and let them sign in no more. Their profile stays as it is.',
    ),
    enableOrDisable(
      'enable',
      'Let a member who was disabled sign in again; a forgotten password is asked for on the site.',
    ),
  ],
};
