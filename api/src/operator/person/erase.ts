import type { Redis } from 'ioredis';
import type { Sql, TransactionSql } from 'postgres';
import type { MailKey } from '../../messages/mail/mail-kind.ts';
import { dropMails } from '../../messages/mail/outbox.ts';
import { markUntried } from '../../messages/mail/store.ts';
import { type Context, withinSeconds } from '../command-line/context.ts';
import {
  ACT_FORGOTTEN,
  ACTS,
  type Held,
  holdingsOf,
  mentions,
  selectElsewhere,
  theirs,
  thePerson,
} from './holdings.ts';
import type { AnySql } from '../../first-rows.ts';
import type { Person } from './person.ts';
import { layTombstones, type Reason, mergeTombstones, selectReturned, type Tombstone } from './tombstones.ts';

/** What an erasure did, or would do. */
export type Erased = Awaited<ReturnType<typeof eraseRows>>;

/**
 * Erases a person and notes that they were, all or nothing.
 * @param also what is written in the same transaction
 * @returns with the erasure's id, unless nothing was to be written
 */
export async function erasePerson(
  context: Context,
  person: Person,
  reason: Reason,
  also: (transaction: TransactionSql, erased: Erased) => Promise<void> = () => Promise.resolve(),
): Promise<Erased & { erasure: string | null }> {
  const { sql, dryRun } = context;
  const done = await inTransaction(context, async (transaction) => {
    const erased = await eraseRows(transaction, person);
    if (dryRun) return { ...erased, erasure: null };
    const erasure = await layTombstones(transaction, person, reason);
    await also(transaction, erased);
    await eraseOutside(context, erased, person);
    return { ...erased, erasure };
  });
  if (!dryRun) await tidy(sql);
  return done;
}

/** What `act` writes is taken back where it is only rehearsed. */
export async function inTransaction<Done>(
  { sql, dryRun }: Context,
  act: (transaction: TransactionSql) => Promise<Done>,
): Promise<Done> {
  try {
    return (await sql.begin(async (transaction) => {
      const done = await act(transaction);
      if (dryRun) throw new TakenBack('It was only rehearsed.', { cause: done });
      return done;
    })) as Done;
  } catch (error) {
    if (error instanceof TakenBack) return error.cause as Done;
    throw error;
  }
}

/** Ends a transaction; its cause is what would have come of it. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
}

/** Erases a person's pictures, waiting jobs, and what limits have counted by their addresses. What it throws keeps everything. */
async function eraseOutside(context: Context, erased: Erased, { addresses }: Person): Promise<void> {
  const counts = await context.resultsCounts();
  await withinSeconds(
    Promise.all([
      forgetCounts(counts.redis, addresses.map(counts.digest)),
      context.queue('email').then((outbox) => dropMails(outbox, erased.mails)),
    ]),
  );
  await removePictures(context, erased.pictures);
}

export async function removePictures(context: Context, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const store = await context.pictures();
  for (const name of names) await store.remove(name);
}

/** Every count whose key names one of these digests. */
async function forgetCounts(redis: Redis, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  const keys: string[] = [];
  for await (const found of redis.scanStream({ match: 'limit:*', count: 1000 }) as AsyncIterable<string[]>)
    keys.push(...found.filter((key) => digests.some((digest) => key.includes(digest))));
  if (keys.length > 0) await redis.unlink(keys);
}

/** Erases a person's rows, in the caller's transaction. */
export async function eraseRows(sql: TransactionSql, person: Person) {
  const { profiles } = person;
  const undelivered = await redirectUndelivered(sql, person);
  // Whoever waits for them is told, and what else there is.
  await sql`select public.end_inquiries_begun_with(${[...profiles]}::uuid[])`;
  const pictures = await sql<{ name: string }[]>`
    select o.name from public.stored_photos() as o
    where split_part(o.name, '/', 1) = any(${[...profiles]}) or exists (
      select from public.psychologist_profiles as p where p.id = any(${[...profiles]}::uuid[]) and btrim(p.image_filename) = o.name
    ) and not exists (
      select from public.psychologist_profiles as p where p.id <> all(${[...profiles]}::uuid[]) and btrim(p.image_filename) = o.name
    )
    order by o.name`;
  const mails: MailKey[] = [];
  const rows: Pick<Held, 'what' | 'table' | 'rows'>[] = [];
  for (const holding of await holdingsOf(sql)) {
    const { what, table } = holding;
    if (table === 'public.mails') {
      // First and in the order of ids, as whoever marks a mail takes them: who took the others first could wait for it for ever.
      const taken = await sql<MailKey[]>`
        select t.kind, t.subject_id as id from ${theirs(sql, holding, person)} order by t.id for update of t`;
      mails.push(...taken);
    }
    const whose = sql`${thePerson(sql, person)} where ${sql.unsafe(holding.rows)}`;
    const { count } =
      table === ACTS.table
        ? await sql`update ${sql(table)} as t set ${sql.unsafe(ACT_FORGOTTEN)} from ${whose}`
        : await sql`delete from ${sql(table)} as t using ${whose}`;
    if (count > 0) rows.push({ what, table, rows: count });
  }
  // Words that nobody else used.
  await sql`
    delete from public.specialties as s
    where not exists (select from public.profile_specialties as j where j.specialty_id = s.id)
      and ${rows.some(({ table }) => table === 'public.profile_specialties')}`;
  // Every server lets go of what it has kept.
  await sql`select pg_notify('search_changes', 'erased')`;
  return {
    rows,
    /** Stored names of pictures. */
    pictures: pictures.map(({ name }) => name),
    /** Mails that were waiting to be sent. */
    mails,
    /** Messages of others to this person that had not gone out: they go to the operator. */
    undelivered,
    /** Where the addresses still stand: in other people's words. */
    elsewhere: await selectElsewhere(sql, person),
  };
}

/**
 * What others wrote to them and has not gone out goes to the operator, who can tell its sender: nobody's message is lost silently. What
 * a mail server said of the old address goes.
 */
async function redirectUndelivered(sql: AnySql, person: Person): Promise<number> {
  const { profiles, addresses } = person;
  const waiting = await sql<{ id: string }[]>`
    select m.id from public.mails as m join public.contact_messages as c on c.id = m.subject_id
    where m.kind = 'contact-message' and m.status <> 'sent' and c.erased_at is null
      and c.psychologist_id = any(${[...profiles]}::uuid[]) and lower(c.email) <> all(${[...addresses]})
    order by m.id for update of m`;
  const ids = waiting.map(({ id }) => id);
  await sql`
    update public.contact_messages set psychologist_id = null, recipient = 'operator'
    where id in (select subject_id from public.mails where id = any(${ids}::uuid[]))`;
  await markUntried(sql, ids);
  await sql`
    update public.mails set failure_reason = 'What the mail server said was erased.'
    from ${thePerson(sql, person)} where ${sql.unsafe(mentions('failure_reason', 'person.addresses'))}`;
  return ids.length;
}

/**
 * Takes the rows' remains from the tables: until then they stand in the files, and values of them in the planner's statistics, also of rows
 * that went before. Tables of Auth that are not ours to tidy are passed over with a warning; their owner does it in time.
 */
async function tidy(sql: Sql): Promise<void> {
  const tables = new Set([...(await holdingsOf(sql)).map(({ table }) => table), 'public.specialties']);
  for (const table of tables) await sql.unsafe(`vacuum (analyze) ${table}`);
  // The statistics of before are rows that went, too.
  await sql`vacuum pg_catalog.pg_statistic`;
}

/**
 * Erases again whoever is back without their wish, by what the database knows and these notes say. In the caller's transaction; the
 * pictures are the caller's to remove once it is through.
 */
export async function eraseReturned(
  sql: TransactionSql,
  notes: readonly Tombstone[],
): Promise<{ people: number; pictures: string[] }> {
  await mergeTombstones(sql, notes);
  const returned = await selectReturned(sql);
  const pictures: string[] = [];
  const erasures = new Set<string>();
  for (const { person, erasure } of returned) {
    pictures.push(...(await eraseRows(sql, person)).pictures);
    erasures.add(erasure);
  }
  return { people: erasures.size, pictures };
}
