import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { type AppliedMigration, changedSinceApplied, cureOfChanged } from '@directory/runtime/migration-text';
import type { BeatingProgram } from '@directory/runtime/program-beat';
import postgres from 'postgres';
import { unlessAbsent } from '../../absent-file.ts';
import { firstRows } from '../../first-rows.ts';
import { selectListings } from '../../messages/listings/store.ts';
import { selectDoubtful, selectReports } from '../../people/questions/store.ts';
import { checkMail, checkProgram, countDeadLetters } from '../../site/health/programs.ts';
import { selectDepartures, selectNamesakes } from '../register/watch.ts';
import { failed, ok, type Verdict, warning } from './verdict.ts';

/** The oldest that the migrations run on in the tests and in docker-compose.yml. */
const OLDEST_POSTGRES = 17;

/** A server of a supported version that takes writes. */
export async function checkPostgres(sql: postgres.Sql): Promise<Verdict> {
  const [row] = await sql<{ version: string; major: number; role: string; only_reads: boolean }[]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::integer / 10000 as major,
      current_user as role,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as only_reads`;
  if (!row) return failed('it answered nothing', 'Look into its log.');
  const seen = `version ${row.version}, as ${row.role}`;
  if (row.major < OLDEST_POSTGRES) return failed(seen, `Move to Postgres ${OLDEST_POSTGRES} or newer.`);
  if (row.only_reads)
    return failed(
      `${seen}; it takes no writes`,
      'DATABASE_URL must lead to the primary. One that was set to read only has often run out of disk: docs/operations/README.md, "The disk is full".',
    );
  return ok(seen);
}

/** The database has every migration of this version of the programs, as it is written. @param folder where they stand */
export async function checkMigrations(sql: postgres.Sql, folder: string): Promise<Verdict> {
  const names = (await unlessAbsent(readdir(folder)))?.filter((file) => file.endsWith('.sql')).toSorted();
  const rows = await sql<AppliedMigration[]>`
    select version, statements from supabase_migrations.schema_migrations order by version`;
  const applied = new Set(rows.map(({ version }) => version));
  const newest = rows.at(-1)?.version ?? 'none';
  // The programs alone were put here: what they expect is not known.
  if (!names) return ok(`${applied.size} applied, the newest ${newest}`);
  const missing = names.filter((file) => !applied.has(file.slice(0, 14)));
  if (missing.length > 0)
    return failed(
      `not applied: ${missing.join(', ')}`,
      'Apply them: supabase db push, in containers docker compose run --rm migrate.',
    );
  const read = async (file: string) =>
    [file.slice(0, 14), { file, text: await readFile(join(folder, file), 'utf8') }] as const;
  const changed = changedSinceApplied(rows, new Map(await Promise.all(names.map(read))));
  const files = changed.map(({ file }) => file).join(', ');
  if (changed.length > 0) return failed(`changed since applied: ${files}`, cureOfChanged(changed));
  return ok(`all ${applied.size} applied, the newest ${newest}`);
}

/** The database's clock, in ms since 1970. */
export async function readDatabaseClock(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ ms: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  return row?.ms ?? Number.NaN;
}

/** The share of the patience after which silence is an answer: the rest is for saying so, on a machine that is busy as well. */
const SILENT_AFTER = 0.7;
/** The share for which a NOTIFY is waited for at least, however long it took to LISTEN: one that comes at all comes sooner. */
const SILENT_FOR = 0.2;

/** Whether a NOTIFY reaches a connection that LISTENs: a transaction pooler takes the LISTEN and delivers nothing, without a word. */
export async function checkListen(databaseUrl: string, patienceMs: number): Promise<Verdict> {
  const endsAt = performance.now() + patienceMs * SILENT_AFTER;
  const sql = postgres(databaseUrl, {
    ...DATABASE_CLIENT,
    max: 1,
    connect_timeout: Math.ceil((patienceMs * SILENT_AFTER) / 1000),
  });
  const channel = `doctor_${randomUUID().replaceAll('-', '')}`;
  let timer: NodeJS.Timeout | undefined;
  try {
    let hear: (heard: boolean) => void = () => undefined;
    const heard = new Promise<boolean>((resolve) => (hear = resolve));
    // The driver opens a connection of its own to listen.
    await sql.listen(channel, () => hear(true));
    const sentAt = performance.now();
    await sql.notify(channel, '');
    timer = setTimeout(() => hear(false), Math.max(patienceMs * SILENT_FOR, endsAt - performance.now()));
    if (await heard) return ok(`a NOTIFY arrived after ${Math.round(performance.now() - sentAt)} ms`);
    return failed(
      'LISTEN was accepted, and no NOTIFY arrived',
      'DATABASE_URL leads through a transaction pooler: use the direct connection or session pooling (docs/operations/hosted.md, Connections).',
    );
  } finally {
    clearTimeout(timer);
    // What does not even close is no reason to say nothing.
    sql.end({ timeout: 0 }).catch(() => undefined);
  }
}

/** The program has given its word within the last seconds. @throws Error when not */
export async function checkBeat(sql: postgres.Sql, program: BeatingProgram): Promise<Verdict> {
  const { silentSeconds } = await checkProgram(sql, program);
  return ok(`it said that it lives ${silentSeconds} s ago`);
}

/** What people ask of their own data is done within seconds. Where it is not, nobody does it, or it fails again and again. */
export async function checkPersonRequests(sql: postgres.Sql): Promise<Verdict> {
  const [row] = await sql<{ waiting: number; minutes: number }[]>`
    select count(*)::integer as waiting, coalesce(floor(extract(epoch from now() - min(created_at)) / 60), 0)::integer as minutes
    from (
      select created_at from public.person_requests where done_at is null
      union all select created_at from public.data_links where held is null and expires_at > now()
    ) as asked
    where created_at < now() - interval '10 minutes'`;
  const { waiting, minutes } = row ?? { waiting: 0, minutes: 0 };
  if (waiting === 0) return ok('no copy or deletion has waited for more than 10 minutes');
  return failed(
    `copies or deletions that people asked for wait: ${waiting}, the oldest for ${minutes} min`,
    'Start the custodian; its log says why one failed. npm run admin -- person settle does at once what waits.',
  );
}

/** Mails are tried as they come. @throws Error when one has waited too long for its first try */
export async function checkMails(sql: postgres.Sql): Promise<Verdict> {
  const [{ waiting, oldestSeconds }, { mails }] = await Promise.all([checkMail(sql), countDeadLetters(sql)]);
  const seen = waiting === 0 ? 'none waits' : `${waiting} wait, the oldest for ${oldestSeconds} s`;
  return mails === 0
    ? ok(seen)
    : warning(
        `${seen}; ${mails} failed for good`,
        'npm run admin -- mails list --status failed says why; then npm run admin -- mails resend <id>.',
      );
}

/** Since when a row waits. */
type Dated = { created_at: Date } | { since: Date } | { last: Date };

const momentOf = (row: Dated): number =>
  Number('since' in row ? row.since : 'last' in row ? row.last : row.created_at);

/** What waits for the operator's word, or is to be looked at: how many of each, and the command that tells which. */
export async function checkWaiting(sql: postgres.Sql): Promise<Verdict> {
  const [first, undecided] = [{ limit: 1 }, { status: 'new', limit: 1 } as const];
  // The newest of reports comes last.
  const reports = selectReports(sql, { state: 'open', limit: 1000 });
  const changes = firstRows<{ since: Date }>(sql, {
    all: sql`select requested_at as since from public.profile_changes where state = 'waiting'`,
    ...{ order: sql`l.since desc`, limit: 1 },
  });
  const premium = firstRows<{ since: Date }>(sql, {
    all: sql`select asked_at as since from public.premium_terms where state = 'asked'`,
    ...{ order: sql`l.since desc`, limit: 1 },
  });
  const lists = [
    ['claims', 'npm run admin -- claims list --status new', selectListings(sql, undecided, 'claim')],
    ['listing requests', 'npm run admin -- listings list --status new', selectListings(sql, undecided)],
    ['names and credentials', 'npm run admin -- changes list', changes],
    ['premium', 'npm run admin -- premium list', premium],
    ['reports', 'npm run admin -- reports list', reports],
    ['addresses in doubt', 'npm run admin -- reports doubtful', selectDoubtful(sql, first)],
    ['names in two registers', 'npm run admin -- profiles namesakes', selectNamesakes(sql, first)],
    ['left a register', 'npm run admin -- profiles departures', selectDepartures(sql, first)],
  ] as const;
  const found = await Promise.all(
    lists.map(async ([what, command, list]) => ({ what, command, ...(await list) })),
  );
  const there = found.filter(({ total }) => total > 0);
  if (there.length === 0) return ok('nothing');
  const seen = there.map(({ what, total }) => `${what} ${total}`).join(', ');
  const cure = there.map(({ command }) => command).join('; ');
  const moments = there.flatMap(({ rows }) => rows.map((row: Dated) => momentOf(row)));
  return { ...warning(seen, cure), since: new Date(Math.max(...moments)) };
}
