import { REGULATORS } from '@directory/domain/places/regulators';
import { columnOf, isColumn } from '@directory/domain/profile/columns';
import type postgres from 'postgres';
import { withDatabase } from '../with-database.ts';
import { ensureDemoMember } from './member.ts';
import { generateSpecialties } from './offer.ts';
import { generateOpening, insertOpenings } from './opening.ts';
import { uploadPictures } from './pictures.ts';
import { generatePractices } from './practice.ts';
import { DEMO_INDEX, generateProfile, momentsOf } from './profile.ts';

const TABLES = [
  'psychologist_profiles',
  'profile_records',
  'profile_specialties',
  'practices',
  'specialties',
  'openings',
] as const;

/** Whether it is a column of the private table. */
const isOfRecord = (column: string) => isColumn(column) && columnOf(column).private === true;

const DAY_MS = 86_400_000;

/** Profiles in one statement. The foreign keys' checks of a statement wait in the server's memory until it ends. */
const BATCH = 1000;

export interface LoadSampleOptions {
  /** As the tables' owner. */
  databaseUrl: string;
  supabaseUrl: string;
  supabaseSecretKey: string;
  profiles: number;
  /** Called at least once a batch, and at the end with done equal to total. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Fills the database with sample data, streaming, with the same memory for a thousand profiles as for a million. All rows appear at
 * once. Repeating it after a failure completes what was missing.
 */
export async function loadSample(options: LoadSampleOptions): Promise<void> {
  await withDatabase(options.databaseUrl, async (sql) => {
    const demo = generateProfile(DEMO_INDEX);
    const present = await sql`select from psychologist_profiles where id = ${demo.id}`;
    if (present.length === 0 && options.profiles > 0) {
      await sql.begin((transaction) => loadRows(transaction, options));
      // The planner has no figures about the new rows until this or the daemon's next round.
      for (const table of TABLES) await sql`analyze ${sql(table)}`;
    }
    await uploadPictures({ url: options.supabaseUrl, secretKey: options.supabaseSecretKey });
    await ensureDemoMember(sql, options, demo.id);
    options.onProgress(options.profiles, options.profiles);
  });
}

async function loadRows(
  sql: postgres.TransactionSql,
  { profiles, onProgress }: LoadSampleOptions,
): Promise<void> {
  const now = Date.now();
  await withoutUselessLog(sql, async () => {
    await sql`insert into specialties ${sql(generateSpecialties())} on conflict do nothing`;
    await insertRows(sql, 'practices', generatePractices());
    await sql`insert into registers ${sql(sampleRegisters())} on conflict do nothing`;
    for (let from = 0; from < profiles; from += BATCH) {
      const made = Array.from({ length: Math.min(BATCH, profiles - from) }, (_, place) =>
        generateProfile(from + place),
      );
      const rows = made.map(({ specialty_ids: _ids, confirmed_days_ago, ...profile }) => ({
        ...profile,
        ...momentsOf({ ...profile, confirmed_days_ago }, now),
        profile_id: profile.id,
      }));
      const isOfProfile = (column: string) => column !== 'profile_id' && !isOfRecord(column);
      await insertRows(sql, 'psychologist_profiles', rows, isOfProfile);
      await insertRows(sql, 'profile_records', rows, (column) => !isOfProfile(column));
      const joins = made.flatMap(({ id: profile_id, specialty_ids }) =>
        specialty_ids.map((specialty_id, position) => ({ profile_id, specialty_id, position })),
      );
      await insertRows(sql, 'profile_specialties', joins);
      await insertOpenings(
        sql,
        made.flatMap((profile, place) => generateOpening(from + place, profile) ?? []),
      );
      onProgress(from + made.length, profiles);
    }
  });
}

/** Inserts rows by the names of their columns, of which some may be left out. Lists and objects become what the table's columns are. */
async function insertRows(
  sql: postgres.TransactionSql,
  table: string,
  rows: readonly object[],
  isWritten: (column: string) => boolean = () => true,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql(Object.keys(rows[0] ?? {}).filter(isWritten));
  await sql`
    insert into ${sql(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::json)`;
}

/**
 * With no index there is no reader of the change log, and a row per profile in it would be waste. The lock keeps it so: an index
 * that registers while the load runs waits for its end, and then reads every row.
 */
async function withoutUselessLog(sql: postgres.TransactionSql, load: () => Promise<void>): Promise<void> {
  await sql`lock table search_targets in share mode`;
  const silent = (await sql`select from search_targets`).length === 0;
  const turnTriggers = (way: 'disable' | 'enable') =>
    sql.unsafe(`
      alter table psychologist_profiles ${way} trigger psychologist_profiles_log_insert, ${way} trigger psychologist_profiles_log_update;
      alter table profile_specialties ${way} trigger profile_specialties_log_insert`);
  if (silent) await turnTriggers('disable');
  await load();
  if (silent) await turnTriggers('enable');
}

/** Registers read some weeks ago; Saskatchewan's so long ago that profiles say so. */
function sampleRegisters(): { regulator: string; checked_on: Date }[] {
  return Object.values(REGULATORS).map(({ code, province }) => ({
    regulator: code,
    checked_on: new Date(Date.now() - (province === 'SK' ? 400 : 20) * DAY_MS),
  }));
}
