import { z } from 'zod';
import * as store from '../../messages/listings/store.ts';
import type { Context } from '../command-line/context.ts';
import * as op from '../command-line/operation.ts';
import { type Columns, confirmationText, mailText, named, printable } from '../command-line/record-text.ts';
import { queueOrLeave } from '../command-line/resend.ts';

const request = {
  one: 'listing request',
  many: 'listing requests',
  which: "the request's id, or its sender's address or name",
  find: store.selectListing,
  called: store.selectListingsCalled,
};
/** Whom the request resembles, who is in the directory. */
const resembled = ({ profile }: store.ListingRecord) =>
  profile &&
  [profile.name, profile.number, profile.city, !profile.is_active && 'hidden'].filter(Boolean).join(', ');
const LISTED: Columns<store.ListingRecord> = {
  ID: 'id',
  Written: 'created_at',
  Status: 'status',
  Listing: 'listing_type',
  ...named('province', 'name'),
  Number: 'registration_number',
  Profile: resembled,
  Mail: (row) => mailText({ ...row, status: row.delivery_status }),
};

export const listings: op.Group = {
  name: 'listings',
  about: 'Who asked to be listed, and what was decided.',
  noun: request,
  operations: [
    op.list(request, {
      about: 'List the newest requests, each beside whom in the directory it resembles.',
      input: { status: z.enum(store.LISTING_STATUSES).optional().describe('only these') },
      select: store.selectListings,
      columns: LISTED,
      waits: { title: 'Requests for a listing', where: { status: 'new' }, settledBy: ['accept', 'decline'] },
    }),
    op.show(
      request,
      'Show one request.',
      {
        ...LISTED,
        Decided: 'decided_at',
        Reason: 'decision_reason',
        Confirmation: confirmationText,
        'Profile’s id': ({ profile }) => profile?.id ?? '',
        ...named('email', 'phone', 'city', 'language', 'subject'),
      },
      ({ message }) => message,
    ),
    op.change(request, {
      name: 'accept',
      about: 'Note that a request is accepted. To give its sender an account: members invite.',
      run: (context, listing) => decide(context, listing, { status: 'accepted' }),
    }),
    decline(request, 'Decline a request. Its sender is told by mail.'),
  ],
};

/** `decline`, of a request to be listed or a claim. */
export function decline(noun: op.Noun<store.ListingRecord>, about: string): op.Operation {
  return op.change(noun, {
    ...{ name: 'decline', about },
    input: { reason: op.reason, noMail: op.flag('tell nobody: for what nobody meant, or a machine sent') },
    run: (context, listing, { reason: why = null, noMail }) =>
      decide(context, listing, { status: 'declined', reason: why, isTold: !noMail }),
  });
}

/** Notes what the operator decides; whoever is declined is told. */
export async function decide(
  context: Context,
  { id, status: from, email, isClaim }: store.ListingRecord,
  decision: store.ListingDecision,
): Promise<{ result: object; text: string }> {
  const { sql, dryRun } = context;
  const to = decision.status;
  const changed = dryRun ? from !== to : await store.decideListing(sql, id, decision);
  const isTold = changed && decision.status === 'declined' && decision.isTold;
  if (isTold && !dryRun) await queueOrLeave(context, [{ kind: store.DECLINED_MAIL, id }]);
  const told = `${isTold ? printable(email) : 'Nobody'} ${dryRun ? 'would be' : 'is'} told by mail.`;
  const next =
    to === 'declined' ? told : isClaim ? '' : 'Its sender is told when you invite them: members invite';
  return {
    result: { id, from, to, changed, isTold },
    text: changed
      ? `${id} ${dryRun ? 'would change' : 'changed'} from ${from} to ${to}. ${next}`.trimEnd()
      : `${id} is ${to} already.`,
  };
}
