import { Command, Option } from 'commander';
import type { CommandContext, RunCommand } from '../command-line/command-context.ts';
import { parseReason } from '../command-line/parse-reason.ts';
import { confirmationText, mailText, printable, recordText, tableText } from '../command-line/record-text.ts';
import { addListCommand, addShowCommand, findRecord } from '../command-line/records.ts';
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
    text: listText,
  });
  addShowCommand(listings, run, {
    source,
    description: 'Show one request.',
    whichDescription: WHICH,
    text: showText,
  });

  addDecision(
    listings
      .command('accept')
      .description('Note that a request is accepted. To give its sender an account: members invite.'),
    run,
    () => ({ status: 'accepted' }),
  );
  addDecision(
    listings
      .command('decline')
      .description('Decline a request. Its sender is told by mail.')
      .option('--reason <words>', 'what the mail says about why', parseReason)
      .option('--no-mail', 'tell nobody: for what nobody meant, or a machine sent'),
    run,
    ({ reason = null, mail = true }) => ({ status: 'declined', reason, isTold: mail }),
  );
  return listings;
}

interface DecisionOptions {
  reason?: string;
  mail?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** Adds what both decisions take. */
function addDecision(
  command: Command,
  run: RunCommand,
  decisionOf: (options: DecisionOptions) => ListingDecision,
): void {
  command
    .argument('<which>', WHICH)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (words: string, options: DecisionOptions) =>
      run(options, (context) => decide(context, words, decisionOf(options), options)),
    );
}

async function decide(
  context: CommandContext,
  words: string,
  decision: ListingDecision,
  { dryRun = false }: DecisionOptions,
): Promise<boolean> {
  const listing = await findRecord(context, source, words);
  if (!listing) return false;
  const { id } = listing;
  const isTold = decision.status === 'declined' && decision.isTold;
  const changed = dryRun
    ? listing.status !== decision.status
    : await decideListing(context.sql(), id, decision);
  if (changed && isTold && !dryRun)
    await queueOrLeave(context, [{ kind: DECLINED_MAIL, id }], 'The worker will find the mail by itself.');
  const result = {
    id,
    from: listing.status,
    to: decision.status,
    changed,
    isTold: changed && isTold,
    dryRun,
  };
  context.report(result, decisionText(result, listing.email));
  return true;
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

function listText(rows: readonly ListingRecord[]): string {
  return tableText(
    ['ID', 'WRITTEN', 'STATUS', 'LISTING', 'PROVINCE', 'NAME', 'MAIL'],
    rows.map((row) => [
      row.id,
      row.created_at.toISOString().slice(0, 16),
      row.status,
      row.listing_type,
      row.province ?? '',
      row.name,
      mailText({ ...row, status: row.delivery_status }),
    ]),
    'There are no such requests.',
  );
}

function showText(row: ListingRecord): string {
  return recordText(
    {
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
    },
    row.message,
  );
}
