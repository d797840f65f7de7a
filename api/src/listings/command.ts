import { Command, Option } from 'commander';
import type { RunCommand } from '../commands/command-context.ts';
import { confirmationText, mailText, recordText, tableText } from '../commands/record-text.ts';
import { addListCommand, addShowCommand, findRecord } from '../commands/records.ts';
import {
  decideListing,
  LISTING_STATUSES,
  selectListing,
  selectListings,
  type ListingRecord,
  type ListingStatus,
} from './store.ts';

/** `listings`: who asked to be listed, and what was decided. */
export function listingsCommand(run: RunCommand): Command {
  const listings = new Command('listings').description('Who asked to be listed, and what was decided.');
  const source = { noun: 'listing request', find: selectListing };
  addListCommand<ListingRecord, { status?: ListingStatus }>(listings, run, {
    description: 'List the newest requests.',
    options: { status: new Option('--status <status>', 'only these').choices(LISTING_STATUSES) },
    select: selectListings,
    text: listText,
  });
  addShowCommand(listings, run, {
    source,
    description: 'Show one request.',
    idDescription: "the request's id",
    text: showText,
  });

  for (const [verb, decision, description] of [
    ['accept', 'accepted', 'Note that a request is accepted. The member is invited separately.'],
    ['decline', 'declined', 'Note that a request is declined. Nobody is written to.'],
  ] as const) {
    listings
      .command(verb)
      .description(description)
      .argument('<id>', "the request's id")
      .option('--dry-run', 'say what would change, and change nothing')
      .option('--json', 'print JSON')
      .action(async (id: string, options: { dryRun?: boolean; json?: boolean }) =>
        run(options, async (context) => {
          const listing = await findRecord(context, source, id);
          if (!listing) return false;
          const dryRun = options.dryRun ?? false;
          const changed = listing.status !== decision;
          if (changed && !dryRun) await decideListing(context.sql(), id, decision);
          const result = { id, from: listing.status, to: decision, changed, dryRun };
          context.report(result, decisionText(result));
          return true;
        }),
      );
  }
  return listings;
}

function decisionText(result: {
  id: string;
  from: string;
  to: string;
  changed: boolean;
  dryRun: boolean;
}): string {
  if (!result.changed) return `${result.id} is ${result.to} already.`;
  return `${result.id} ${result.dryRun ? 'would change' : 'changed'} from ${result.from} to ${result.to}.`;
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
