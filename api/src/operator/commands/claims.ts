import type { Sql } from 'postgres';
import * as store from '../../messages/listings/store.ts';
import { z } from 'zod';
import { selectMember } from '../../people/members/store.ts';
import { change, type Group, list, RefusedError, show } from '../command-line/operation.ts';
import { type Columns, confirmationText, mailText, named } from '../command-line/record-text.ts';
import { decide, decline } from './listings.ts';
import { inviteMember } from './members.ts';

const claim = {
  one: 'claim',
  many: 'claims',
  which: "the claim's id, or its sender's address or name",
  find: (sql: Sql, id: string) => store.selectListing(sql, id, 'claim'),
  called: (sql: Sql, words: string) => store.selectListingsCalled(sql, words, 'claim'),
};
/** What the sender says beside what the register has. */
const LISTED: Columns<store.ListingRecord> = {
  ID: 'id',
  Written: 'created_at',
  Status: 'status',
  ...named('name', 'email'),
  Register: ({ profile }) => profile?.regulator ?? '',
  'Register’s name': ({ profile }) => profile?.name ?? '',
  'Register’s number': ({ profile }) => profile?.number ?? '',
  'Register’s email': ({ profile }) => profile?.email ?? '',
  Shown: ({ profile }) => (profile?.is_active ? 'yes' : 'no'),
};

export const claims: Group = {
  name: 'claims',
  about: 'Who says that a profile, which came from a register, is theirs.',
  noun: claim,
  operations: [
    list(claim, {
      about: 'List the newest claims, each beside what the register has.',
      input: { status: z.enum(store.LISTING_STATUSES).optional().describe('only these') },
      select: (sql, input) => store.selectListings(sql, input, 'claim'),
      columns: LISTED,
      waits: { title: 'Claims of a profile', where: { status: 'new' }, settledBy: [] },
    }),
    show(
      claim,
      'Show one claim beside what the register has.',
      {
        ...LISTED,
        'Register’s city': ({ profile }) => profile?.city ?? '',
        'Register’s phone': ({ profile }) => profile?.phone ?? '',
        'Profile’s id': ({ profile }) => profile?.id ?? '',
        Decided: 'decided_at',
        Reason: 'decision_reason',
        Language: 'language',
        Mail: (row) => mailText({ ...row, status: row.delivery_status }),
        Confirmation: confirmationText,
      },
      ({ message }) => message,
    ),
    change(claim, {
      name: 'approve',
      about: 'Say that the profile is the sender’s, and send them the invitation to it.',
      run: async (context, row) => {
        const { language, profile } = row;
        const email = row.email.toLowerCase();
        if (profile === null) throw new RefusedError('The profile is gone.');
        // Whoever was claimed has left since, or was hidden for a reason; and an invitation would enable the account.
        if (profile.regulator === null)
          throw new RefusedError(`The profile ${profile.id} stands in no register any more.`);
        if (!profile.is_active)
          throw new RefusedError(
            `The profile ${profile.id} is hidden. If it is to be shown: profiles activate ${profile.id}`,
          );
        if ((await selectMember(context.sql, email))?.status === 'disabled')
          throw new RefusedError(
            `The account of ${email} is disabled. If they may sign in again: members enable ${email}`,
          );
        // First: what cannot be given to them was not approved.
        const invited = await inviteMember(context, { email, language, profile: profile.id });
        const decided = await decide(context, row, { status: 'accepted' });
        return {
          result: { decision: decided.result, invitation: invited.result },
          text: `${decided.text}\n${invited.text}`,
        };
      },
    }),
    decline(claim, 'Decline a claim. Its sender is told by mail, kindly, how to show that it is them.'),
  ],
};
