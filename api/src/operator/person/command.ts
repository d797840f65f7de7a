import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isEmail } from '@directory/domain/contracts/email';
import { isUuid } from '@directory/domain/text/uuid';
import { Command, InvalidArgumentError, Option } from 'commander';
import type postgres from 'postgres';
import type { CommandContext, RunCommand } from '../command-line/command-context.ts';
import { findRecord } from '../command-line/records.ts';
import { profileSource } from '../command-line/which-profile.ts';
import { printable, tableText } from '../command-line/record-text.ts';
import { numberKey } from '../../people/profiles/lists.ts';
import { copyOf } from './copy.ts';
import { type Erased, erasePerson, eraseReturned } from './erase.ts';
import { selectElsewhere, selectHeld } from './holdings.ts';
import { eraseOutside, removePictures } from './outside.ts';
import { findPerson, type Person, SharedAddressError } from './person.ts';
import {
  allow,
  erasedAt,
  keepNotes,
  NOTES,
  readNotes,
  type Reason,
  REASONS,
  type Tombstone,
} from './tombstones.ts';

interface EraseOptions {
  reason: Reason;
  backups?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** `person`: all that is held of somebody, for when they ask. */
export function personCommand(run: RunCommand): Command {
  const person = new Command('person').description(
    'Find, copy or erase all that is held of somebody, a member or a visitor, when they ask for it.',
  );
  const WHO = "an email address; or a profile's id, name or registration number";

  person
    .command('find')
    .description('Say what is held of somebody, and where.')
    .argument('<who>', WHO)
    .option('--json', 'print JSON')
    .action(async (who: string, options: { json?: boolean }) =>
      run(options, (context) =>
        withPerson(context, who, async (found) => {
          const sql = context.sql();
          const held = await selectHeld(sql, found);
          const elsewhere = await selectElsewhere(sql, found);
          const erased = isEmail(who) ? await erasedAt(sql, 'address', who) : null;
          context.report(
            { ...found, held, elsewhere, erasedAt: erased },
            findText(found, held, elsewhere, erased),
          );
          return true;
        }),
      ),
    );

  person
    .command('export')
    .description('Write a copy of all that is theirs as one JSON file, to be given to them.')
    .argument('<who>', WHO)
    .option('--output <file>', 'the file to write, which only you can read; stdout unless given')
    .action(async (who: string, { output }: { output?: string }) =>
      run({}, (context) =>
        withPerson(context, who, async (found) => {
          const copy = await copyOf(context.sql(), found, context.pictures);
          const text = `${JSON.stringify(copy, null, 2)}\n`;
          if (output === undefined) context.write(text);
          else await writeFile(output, text, { mode: 0o600, flag: 'wx' });
          context.say(`${Object.values(copy.held).flat().length} rows and ${copy.pictures.length} pictures.`);
          return true;
        }),
      ),
    );

  person
    .command('erase')
    .description(
      'Erase all that is held of somebody, for good. Nothing but digests stay, by which a restore or an import knows whom to leave out.',
    )
    .argument('<who>', WHO)
    .addOption(
      new Option(
        '--reason <why>',
        'at their own wish, at a parent’s or guardian’s, or by an authority’s order',
      )
        .choices(REASONS)
        .makeOptionMandatory(),
    )
    .option('--backups <folder>', `the folder with the backups: ${NOTES} there is brought up to date`)
    .option('--dry-run', 'say what would be erased, and erase nothing')
    .option('--json', 'print JSON')
    .action(async (who: string, options: EraseOptions) =>
      run(options, (context) => withPerson(context, who, (found) => erase(context, found, options))),
    );

  person
    .command('allow')
    .description('Let somebody come back who was erased and now wants to be in the directory.')
    .argument('<who>', 'an email address, a profile’s id, or regulator:number', parseTrace)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (trace: Trace, { dryRun = false, ...options }: { dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ sql, report, say }) => {
        if (!(await allow(sql(), { ...trace, dryRun }))) {
          say('Nobody of that name is kept out.');
          return false;
        }
        report(
          { allowed: true, dryRun },
          `They ${dryRun ? 'could' : 'can'} come back: by a register, or by members invite.`,
        );
        return true;
      }),
    );

  person
    .command('reapply')
    .description('Erase again whoever a restore of another kind has brought back, as restore does by itself.')
    .option('--backups <folder>', `the folder whose ${NOTES} says who was erased`)
    .option('--json', 'print JSON')
    .action(async ({ backups, ...options }: { backups?: string; json?: boolean }) =>
      run(options, async ({ sql, pictures, report }) => {
        const notes = backups === undefined ? [] : await readNotes(resolve(backups));
        const again = await sql().begin((transaction) => eraseReturned(transaction, notes));
        await removePictures(pictures, again.pictures);
        report({ people: again.people }, `${people(again.people)} erased again.`);
        return true;
      }),
    );
  return person;
}

/** Does the work for whoever is meant; false when that is not certain, or nobody. */
async function withPerson(
  context: CommandContext,
  who: string,
  work: (person: Person) => Promise<boolean>,
): Promise<boolean> {
  const profile = isEmail(who) ? null : ((await findRecord(context, profileSource, who))?.id ?? null);
  if (profile === null && !isEmail(who)) return false;
  try {
    return await work(
      await findPerson(context.sql(), profile === null ? { address: who.toLowerCase() } : { profile }),
    );
  } catch (error) {
    if (!(error instanceof SharedAddressError)) throw error;
    context.say(error.message);
    return false;
  }
}

async function erase(context: CommandContext, person: Person, options: EraseOptions): Promise<boolean> {
  const { reason, backups, dryRun = false } = options;
  const sql = context.sql();
  const erased = await erasePerson(sql, person, { reason, outside: eraseOutside(context), dryRun });
  const isOut = dryRun || (await isOutOfSearch(sql, person.profiles));
  const { mails: _, ...result } = erased;
  const folder = backups === undefined ? null : resolve(backups);
  if (folder !== null && !dryRun) await keepNotes(sql, folder);
  context.report(
    { ...result, isOutOfSearch: isOut, dryRun },
    eraseText(erased, { person, isOut, dryRun, folder }),
  );
  // Whoever asked was promised all of it.
  return erased.elsewhere.length === 0;
}

/** How long the indexer is waited for. */
const MOST_SECONDS = 10;

/** Whether every index that is looked after has let go of these profiles; false when none is. */
async function isOutOfSearch(sql: postgres.Sql, profiles: readonly string[]): Promise<boolean> {
  for (let tried = 0; ; tried += 1) {
    const [row] = await sql<{ out: boolean | null }[]>`
      select bool_and(not exists (
        select from public.search_changes_since(t.covered) as c where c.profile_id = any(${[...profiles]}::uuid[])
      )) as out
      from public.search_targets as t where t.covered_at > now() - interval '10 seconds'`;
    if (row?.out === true) return true;
    if (row?.out !== false || tried === MOST_SECONDS * 4) return false;
    await delay(250);
  }
}

function eraseText(
  { rows, pictures, undelivered, elsewhere }: Erased,
  {
    person,
    isOut,
    dryRun,
    folder,
  }: { person: Person; isOut: boolean; dryRun: boolean; folder: string | null },
): string {
  const would = dryRun ? 'would be' : 'were';
  return [
    tableText(
      [dryRun ? 'WOULD BE ERASED' : 'ERASED', 'ROWS'],
      [
        ...rows.map((row) => [row.what, String(row.rows)]),
        ...(pictures.length > 0 ? [['pictures', String(pictures.length)]] : []),
      ],
      'Nothing is held now. That they were erased is noted all the same: a backup may hold something.',
    ),
    ...(undelivered > 0
      ? [
          `Messages to them that had not gone out: ${undelivered}. They ${dryRun ? 'would come' : 'come'} to you: tell their senders.`,
        ]
      : []),
    ...elsewhere.map(
      ({ table, rows: count }) =>
        `NOT ERASED: ${person.addresses.join(' or ')} stands in somebody else’s words, in ${table} (rows: ${count}). Look there.`,
    ),
    ...(person.profiles.length > 0 && !dryRun
      ? [
          isOut
            ? 'Search does not find them any more.'
            : 'Search follows when the indexer runs: npm run index -- status',
        ]
      : []),
    dryRun
      ? `Nothing was erased. All of this ${would} erased for good.`
      : folder === null
        ? `Backups hold it until they are deleted. ${NOTES} beside them knows of this with the next backup: make one now, or say --backups.`
        : `Backups hold it until they are deleted. ${NOTES} beside them knows of this.`,
  ].join('\n');
}

function findText(
  { addresses, profiles }: Person,
  held: Awaited<ReturnType<typeof selectHeld>>,
  elsewhere: Erased['elsewhere'],
  erased: Date | null,
): string {
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '';
  return [
    `Addresses: ${addresses.map(printable).join(', ') || 'none that is theirs alone'}. Profile: ${profiles.join(', ') || 'none'}.`,
    tableText(
      ['WHAT', 'WHERE', 'ROWS', 'FIRST', 'LAST'],
      held.map((each) => [each.what, each.table, String(each.rows), day(each.first), day(each.last)]),
      'Nothing is held.',
    ),
    ...elsewhere.map(
      ({ table, rows }) => `The address stands in somebody else’s words, too: ${table} (rows: ${rows}).`,
    ),
    ...(erased ? [`Erased on ${day(erased)}; what is held came later.`] : []),
    'Not looked at, because they name nobody: the logs, and the queues, which hold ids. Limits hold digests.',
  ].join('\n');
}

export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

type Trace = Pick<Tombstone, 'kind'> & { value: string };

function parseTrace(text: string): Trace {
  const [, regulator, number = ''] = /^([a-z-]+):(.+)$/.exec(text) ?? [];
  if (regulator) return { kind: 'registration', value: `${regulator}:${numberKey(number)}` };
  if (isEmail(text)) return { kind: 'address', value: text };
  if (isUuid(text)) return { kind: 'profile', value: text };
  throw new InvalidArgumentError('It takes an email address, a profile’s id, or regulator:number.');
}
