import { Command, Option } from 'commander';
import { type CommandContext, parseReason, type RunCommand } from '../command-line/command-context.ts';
import { confirmationText, mailText, minute, printable } from '../command-line/record-text.ts';
import { type Act, addActCommand, addListCommand, addShowCommand } from '../command-line/records.ts';
import { queueOrLeave } from '../command-line/resend.ts';
import {
  DECLINED_MAIL,
  decideListing,
  LISTING_STATUSES,
  selectListing,
  selectListings,
  selectListingsCalled,
  type ListingDecision,
  type ListingRecord,
  type ListingStatus,
} from '../../messages/listings/store.ts';

const source = { noun: 'listing request', find: selectListing, called: selectListingsCalled };
const WHICH = "the request's id, or its sender's address or name";

/** `listings`: who asked to be listed, and what was decided. */
export function listingsCommand(run: RunCommand): Command {
  const listings = new Command('listings').description('Who asked to be listed, and what was decided.');
  addListCommand<ListingRecord, { status?: ListingStatus }>(listings, run, {
    description: 'List the newest requests.',
    options: { status: new Option('--status <status>', 'only these').choices(LISTING_STATUSES) },
    select: selectListings,
    columns: {
      ID: ({ id }) => id,
      WRITTEN: ({ created_at }) => minute(created_at),
      STATUS: ({ status }) => status,
      LISTING: ({ listing_type }) => listing_type,
      PROVINCE: ({ province }) => province ?? '',
      NAME: ({ name }) => name,
      MAIL: (row) => mailText({ ...row, status: row.delivery_status }),
    },
    nothing: 'There are no such requests.',
  });
  addShowCommand(listings, run, {
    source,
    description: 'Show one request.',
    whichDescription: WHICH,
    values: (row) => ({
      ID: row.id,
      Written: row.created_at,
      Status: row.status,
      Decided: row.decided_at,
      Reason: row.decision_reason,
      Listing: row.listing_type,
      Mail: mailText({ ...row, status: row.delivery_status }),
      Confirmation: confirmationText(row),
      Name: row.name,
      Email: row.email,
      Phone: row.phone,
      Province: row.province,
      City: row.city,
      Language: row.language,
      Subject: row.subject,
    }),
    words: ({ message }) => message,
  });

  const about = { source, whichDescription: WHICH };
  addActCommand<ListingRecord>(listings, run, {
    ...about,
    name: 'accept',
    description: 'Note that a request is accepted. To give its sender an account: members invite.',
    act: (context, listing, options) => decide(context, listing, { status: 'accepted' }, options),
  });
  addActCommand<ListingRecord, { reason?: string; mail: boolean }>(listings, run, {
    ...about,
    name: 'decline',
    description: 'Decline a request. Its sender is told by mail.',
    options: [
      new Option('--reason <words>', 'what the mail says about why').argParser(parseReason),
      new Option('--no-mail', 'tell nobody: for what nobody meant, or a machine sent'),
    ],
    act: (context, listing, { reason = null, mail, ...options }) =>
      decide(context, listing, { status: 'declined', reason, isTold: mail }, options),
  });
  return listings;
}

async function decide(
  context: CommandContext,
  { id, status: from, email }: ListingRecord,
  decision: ListingDecision,
  { dryRun }: { dryRun: boolean },
): Promise<Act> {
  const isTold = decision.status === 'declined' && decision.isTold;
  const changed = dryRun ? from !== decision.status : await decideListing(context.sql(), id, decision);
  if (changed && isTold && !dryRun)
    await queueOrLeave(context, [{ kind: DECLINED_MAIL, id }], 'The worker will find the mail by itself.');
  const result = { id, from, to: decision.status, changed, isTold: changed && isTold };
  return { result, text: decisionText({ ...result, dryRun }, email) };
}

function decisionText(
  result: { id: string; from: string; to: string; changed: boolean; isTold: boolean; dryRun: boolean },
  email: string,
): string {
  const { id, from, to, changed, isTold, dryRun } = result;
  if (!changed) return `${id} is ${to} already.`;
  const sentence = `${id} ${dryRun ? 'would change' : 'changed'} from ${from} to ${to}.`;
  if (to !== 'declined')
    return dryRun ? sentence : `${sentence} Its sender is told when you invite them: members invite`;
  const told = dryRun ? 'would be told' : 'is told';
  return `${sentence} ${isTold ? printable(email) : 'Nobody'} ${told} by mail.`;
}
