import type { Language } from '@directory/domain/language';
import { LINK_VALID_HOURS } from '../../people/members/accounts.ts';
import { insertMemberMail, selectMember } from '../../people/members/store.ts';
import { giveProfile, type ProfileRecord, selectProfileRecord } from '../../people/profiles/store.ts';
import { erasedAt } from '../person/tombstones.ts';
import { insertWithMails } from '../../messages/mail/outbox.ts';
import type { CommandContext } from '../command-line/command-context.ts';
import { queueOrLeave } from '../command-line/resend.ts';

export interface Invitation {
  email: string;
  /** The profile to give; none means that the member begins one. */
  profile?: string;
  /** The mail's; the profile's own unless said, English when there is none. */
  language?: Language;
  dryRun?: boolean;
}

/**
 * Makes the account when there is none, gives it the profile, and queues the mail. Every step can be repeated: inviting again
 * finishes what broke off, and renews a link that has expired. False when the profile is not to be had.
 */
export async function inviteMember(context: CommandContext, invitation: Invitation): Promise<boolean> {
  const { sql, accounts, report, say } = context;
  const { email, dryRun = false } = invitation;
  const db = sql();
  const member = await selectMember(db, email);
  let profile: ProfileRecord | null = null;
  if (invitation.profile !== undefined) {
    profile = await selectProfileRecord(db, invitation.profile);
    const obstacle = whyNot(invitation.profile, profile, member);
    if (obstacle !== null) {
      say(obstacle);
      return false;
    }
  }
  const erased = member ? null : await erasedAt(db, 'address', email);
  if (erased) {
    say(
      `${email} was erased on ${erased.toISOString().slice(0, 10)}. If they want to come back: person allow ${email}`,
    );
    return false;
  }
  const language = invitation.language ?? profile?.bio_language ?? 'en';
  const result = {
    email,
    memberId: member?.id ?? null,
    profileId: profile?.id ?? member?.profile_id ?? null,
    language,
    accountMade: member === null,
    enabled: member?.status === 'disabled',
    linkValidHours: LINK_VALID_HOURS,
    dryRun,
  };
  if (!dryRun) {
    const userId = member?.id ?? (await (await accounts()).create(email));
    result.memberId = userId;
    if (result.enabled) await (await accounts()).enable(userId);
    const id = await db.begin(async (transaction) => {
      if (profile && !(await giveProfile(transaction, profile.id, userId)))
        throw new Error(`The profile ${profile.id} was given to another member meanwhile.`);
      const { profileId } = result;
      const insert = insertMemberMail(transaction, { purpose: 'invitation', email, language, profileId });
      return insertWithMails(transaction, insert, ['member-mail']);
    });
    if (id === null) throw new Error('The insert returned no row.');
    const mails = [{ kind: 'member-mail', id }] as const;
    await queueOrLeave(context, mails, 'The worker will find the mail by itself.');
  }
  report(result, text(result, profile?.name ?? member?.profile_name ?? null));
  return true;
}

/** Why the profile cannot be given to the member; null when it can. */
function whyNot(
  id: string,
  profile: ProfileRecord | null,
  member: { id: string; email: string; profile_id: string | null } | null,
): string | null {
  if (!profile) return `There is no profile ${id}.`;
  if (profile.user_id !== null && profile.user_id !== member?.id)
    return `The profile ${id} belongs to ${profile.member_email ?? profile.user_id}.`;
  if (member?.profile_id && member.profile_id !== id)
    return `${member.email} has the profile ${member.profile_id} already.`;
  return null;
}

function text(
  result: { email: string; accountMade: boolean; enabled: boolean; dryRun: boolean },
  profileName: string | null,
): string {
  const { email, accountMade, enabled, dryRun } = result;
  const lines = [
    `${email} ${dryRun ? 'would be' : 'is'} invited to ${profileName === null ? 'begin a profile' : `edit the profile of ${profileName}`}.`,
    accountMade
      ? `An account ${dryRun ? 'would be' : 'was'} made.`
      : enabled
        ? `The account was disabled and ${dryRun ? 'would be' : 'is'} enabled again.`
        : 'The account was there already.',
    `The mail's link sets the password. It is valid for ${LINK_VALID_HOURS} hours; inviting again sends a new one.`,
  ];
  return lines.join('\n');
}
