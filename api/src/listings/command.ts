import { Command, Option } from 'commander';
import { isUuid } from '@directory/domain/uuid';
import {
  decideListing,
  LISTING_STATUSES,
  selectListing,
  selectListings,
  type ListingRecord,
  type ListingStatus,
} from './select-listings.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { parseLimit } from '../commands/parse-limit.ts';
import { mailText, recordText, tableText } from '../commands/record-text.ts';

/** `listings`: who asked to be listed, and what was decided. */
export function listingsCommand(run: RunCommand): Command {
  const listings = new Command('listings').description('Who asked to be listed, and what was decided.');

  listings
    .command('list')
    .description('List the newest requests.')
    .addOption(new Option('--status <status>', 'only these').choices(LISTING_STATUSES))
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(async (options: { status?: ListingStatus; limit: number; json?: boolean }) =>
      run(options, async ({ sql, report }) => {
        const rows = await selectListings(sql(), options);
        report(rows, listText(rows));
        return true;
      }),
    );

  listings
    .command('show')
    .description('Show one request.')
    .argument('<id>', "the request's id")
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: boolean }) =>
      run(options, async ({ sql, report, say }) => {
        const listing = isUuid(id) ? await selectListing(sql(), id) : null;
        if (!listing) {
          say(`There is no listing request ${id}.`);
          return false;
        }
        report(listing, showText(listing));
        return true;
      }),
    );

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
        run(options, async ({ sql, report, say }) => {
          const listing = isUuid(id) ? await selectListing(sql(), id) : null;
          if (!listing) {
            say(`There is no listing request ${id}.`);
            return false;
          }
          const changes = listing.status !== decision;
          if (changes && !options.dryRun) await decideListing(sql(), id, decision);
          const result = {
            id,
            from: listing.status,
            to: decision,
            changed: changes,
            dryRun: options.dryRun ?? false,
          };
          report(result, decisionText(result));
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
      mailText(row.delivery_status, row.attempts, row.failure_reason),
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
      Mail: mailText(row.delivery_status, row.attempts, row.failure_reason),
      Confirmation: mailText(
        row.confirmation_status,
        row.confirmation_attempts,
        row.confirmation_failure_reason,
      ),
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
