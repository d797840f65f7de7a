import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isEmail } from '@directory/domain/contracts/email';
import { isUuid } from '@directory/domain/text/uuid';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { numberKey } from '../../people/profiles/lists.ts';
import type { Context } from '../command-line/context.ts';
import { findOne, type Group, operation, RefusedError, text } from '../command-line/operation.ts';
import { profile } from '../command-line/profile.ts';
import { type Columns, columnsText, people, printable } from '../command-line/record-text.ts';
import { type Erased, erasePerson, eraseReturned, inTransaction, removePictures } from './erase.ts';
import { copyOf, type Held, selectElsewhere, selectHeld } from './holdings.ts';
import { type Person, personAt, personOf } from './person.ts';
import { settle } from './settle.ts';
import { allow, erasedAt, keepNotes, NOTES, readNotes, REASONS, type Tombstone } from './tombstones.ts';

const who = z.string().describe("an email address; or a profile's id, name or registration number");
const backups = (description: string) =>
  z
    .string()
    .transform((folder) => resolve(folder))
    .optional()
    .meta({ title: 'folder', description });

const find = operation({
  name: 'find',
  about: 'Say what is held of somebody, and where.',
  words: ['who'],
  input: { who },
  run: async (context, input) => {
    const result = await findHeld(context, input.who);
    return { result, text: findText(result) };
  },
});

const copy = operation({
  name: 'export',
  about: 'Write a copy of all that is theirs as one JSON file, to be given to them.',
  words: ['who'],
  input: {
    who,
    output: text('file', 'the file to write, which only you can read; stdout unless given').optional(),
  },
  run: async (context, input) => {
    const found = await personCalled(context, input.who);
    const theirs = await copyOf(context, found);
    context.say(`${Object.values(theirs.held).flat().length} rows and ${theirs.pictures.length} pictures.`);
    return { file: `${JSON.stringify(theirs, null, 2)}\n`, mayReplace: false };
  },
});

const erase = operation({
  name: 'erase',
  about:
    'Erase all that is held of somebody, for good. Nothing but digests stay, by which a restore or an import knows whom to leave out.',
  changes: true,
  needs: 'owner',
  forgets: true,
  words: ['who'],
  input: {
    who,
    reason: z.enum(REASONS).meta({
      title: 'why',
      description: 'at their own wish, at a parent’s or guardian’s, or by an authority’s order',
    }),
    backups: backups(`the folder with the backups: ${NOTES} there is brought up to date`),
  },
  run: async (context, { reason, backups: folder = null, ...input }) => {
    const person = await personCalled(context, input.who);
    const { sql, dryRun } = context;
    const erased = await erasePerson(context, person, reason);
    const isOut = dryRun || (await isOutOfSearch(sql, person.profiles));
    const { mails: _, ...result } = erased;
    if (folder !== null && !dryRun) await keepNotes(sql, folder);
    return {
      result: { ...result, isOutOfSearch: isOut },
      text: eraseText(erased, person, { isOut, dryRun, folder }),
      // Whoever asked was promised all of it.
      isDone: erased.elsewhere.length === 0,
    };
  },
});

function readTrace(text: string): (Pick<Tombstone, 'kind'> & { value: string }) | null {
  const [, regulator, number = ''] = /^([a-z-]+):(.+)$/.exec(text) ?? [];
  if (regulator) return { kind: 'registration', value: `${regulator}:${numberKey(number)}` };
  if (isEmail(text)) return { kind: 'address', value: text };
  return isUuid(text) ? { kind: 'profile', value: text } : null;
}

const comeBack = operation({
  name: 'allow',
  about: 'Let somebody come back who was erased and now wants to be in the directory.',
  changes: true,
  needs: 'owner',
  forgets: true,
  words: ['who'],
  input: {
    who: z
      .string()
      .transform(readTrace)
      .refine((trace) => trace !== null, 'It takes an email address, a profile’s id, or regulator:number.')
      .describe('an email address, a profile’s id, or regulator:number'),
  },
  run: async ({ sql, dryRun }, input) => {
    if (!(await allow(sql, { ...input.who, dryRun })))
      throw new RefusedError('Nobody of that name is kept out.');
    const text = `They ${dryRun ? 'could' : 'can'} come back: by a register, or by members invite.`;
    return { result: { allowed: true }, text };
  },
});

const reapply = operation({
  name: 'reapply',
  about: 'Erase again whoever a restore of another kind has brought back, as restore does by itself.',
  changes: true,
  needs: 'owner',
  forgets: true,
  input: { backups: backups(`the folder whose ${NOTES} says who was erased`) },
  run: async (context, { backups: folder }) => {
    const notes = folder === undefined ? [] : await readNotes(folder);
    const again = await inTransaction(context, (transaction) => eraseReturned(transaction, notes));
    if (!context.dryRun) await removePictures(context, again.pictures);
    return {
      result: { people: again.people },
      text: `${people(again.people)} ${context.dryRun ? 'would be ' : ''}erased again.`,
    };
  },
});

/** `person`: all that is held of somebody, for when they ask. */
export const person: Group = {
  name: 'person',
  about: 'Find, copy or erase all that is held of somebody, a member or a visitor, when they ask for it.',
  operations: [find, copy, erase, settle, comeBack, reapply],
};

/** Whoever is meant. @throws RefusedError when that is not certain, or nobody */
export const personCalled = async (context: Pick<Context, 'sql'>, words: string): Promise<Person> =>
  isEmail(words)
    ? personAt(context.sql, words.toLowerCase())
    : personOf(context.sql, { profiles: [(await findOne(context, profile, words)).id] });

/** How long the indexer is waited for. */
const MOST_SECONDS = 10;

/** Whether every index that is looked after has let go of these profiles; false when none is. */
async function isOutOfSearch(sql: Sql, profiles: readonly string[]): Promise<boolean> {
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
  { addresses, profiles }: Person,
  { isOut, dryRun, folder }: { isOut: boolean; dryRun: boolean; folder: string | null },
): string {
  const counts = [...rows, ...(pictures.length > 0 ? [{ what: 'pictures', rows: pictures.length }] : [])];
  const lines = [
    columnsText<(typeof counts)[number]>(
      { [dryRun ? 'Would be erased' : 'Erased']: 'what', Rows: 'rows' },
      counts,
      'Nothing is held now. That they were erased is noted all the same: a backup may hold something.',
    ),
  ];
  if (undelivered > 0)
    lines.push(
      `Messages to them that had not gone out: ${undelivered}. They ${dryRun ? 'would come' : 'come'} to you: tell their senders.`,
    );
  for (const { table, rows: count } of elsewhere)
    lines.push(
      `NOT ERASED: ${addresses.join(' or ')} stands in somebody else’s words, in ${table} (rows: ${count}). Look there.`,
    );
  if (dryRun) return [...lines, 'Nothing was erased. All of this would be erased for good.'].join('\n');
  if (profiles.length > 0 && isOut) lines.push('Search does not find them any more.');
  else if (profiles.length > 0) lines.push('Search follows when the indexer runs: npm run index -- status');
  const when = folder === null ? ' with the next backup: make one now, or say --backups.' : '.';
  lines.push(`Backups hold it until they are deleted. ${NOTES} beside them knows of this${when}`);
  return lines.join('\n');
}

/** What is held of whoever is called so. */
async function findHeld(context: Context, who: string) {
  const { sql } = context;
  const found = await personCalled(context, who);
  return {
    ...found,
    held: await selectHeld(sql, found),
    elsewhere: await selectElsewhere(sql, found),
    erasedAt: isEmail(who) ? await erasedAt(sql, 'address', who) : null,
  };
}

function findText({
  addresses,
  profiles,
  held,
  elsewhere,
  erasedAt: erased,
}: Awaited<ReturnType<typeof findHeld>>): string {
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '';
  const columns: Columns<Held> = {
    What: 'what',
    Where: 'table',
    Rows: 'rows',
    First: ({ first }) => day(first),
    Last: ({ last }) => day(last),
  };
  return [
    `Addresses: ${addresses.map(printable).join(', ') || 'none that is theirs alone'}. Profile: ${profiles.join(', ') || 'none'}.`,
    columnsText(columns, held, 'Nothing is held.'),
    ...elsewhere.map(
      ({ table, rows }) => `The address stands in somebody else’s words, too: ${table} (rows: ${rows}).`,
    ),
    ...(erased ? [`Erased on ${day(erased)}; what is held came later.`] : []),
    'Not looked at, because they name nobody: the logs, and the queues, which hold ids. Limits hold digests.',
  ].join('\n');
}
