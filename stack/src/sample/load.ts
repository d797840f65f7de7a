import { REGULATORS } from '@directory/domain/places/regulators';
import type { PracticeRow } from '@directory/domain/profile/row';
import type postgres from 'postgres';
import { withDatabase } from '../with-database.ts';
import { copyInto, copyLine, type CopyValue } from './copy.ts';
import { DEMO_MEMBER, ensureDemoMember } from './member.ts';
import { generateSpecialties } from './offer.ts';
import { generateOpening, insertOpenings, type SampleOpening } from './opening.ts';
import { uploadPictures } from './pictures.ts';
import { generatePractices } from './practice.ts';
import {
  DEMO_INDEX,
  generateProfile,
  MOMENT_COLUMNS,
  momentsOf,
  SAMPLE_SEED,
  type SampleProfile,
  type SampleRecord,
} from './profile.ts';

const TABLES = [
  'psychologist_profiles',
  'profile_records',
  'profile_specialties',
  'practices',
  'specialties',
  'openings',
] as const;

const DAY_MS = 86_400_000;

/** Profiles in one COPY. The foreign keys' checks of a statement wait in the server's memory until it ends. */
const BATCH = 10_000;

export interface LoadSampleOptions {
  /** As the tables' owner. */
  databaseUrl: string;
  supabaseUrl: string;
  supabaseSecretKey: string;
  profiles: number;
  /** Called at least once a batch, and at the end with done equal to total. */
  onProgress: (done: number, total: number) => void;
  /** Draw and upload the pictures; true unless given. */
  pictures?: boolean;
}

/**
 * Fills the database with sample data, streaming, with the same memory for a thousand profiles as for a million. All rows appear at
 * once. Repeating it after a failure completes what was missing.
 */
export async function loadSample(
  options: LoadSampleOptions,
): Promise<{ demoMember: { email: string; password: string } }> {
  return withDatabase(options.databaseUrl, async (sql) => {
    const demo = generateProfile(DEMO_INDEX);
    const present = await sql`select from psychologist_profiles where id = ${demo.id}`;
    if (present.length === 0 && options.profiles > 0) {
      await sql.begin((transaction) => loadRows(transaction, options));
      // The planner has no figures about the new rows until this or the daemon's next round.
      for (const table of TABLES) await sql`analyze ${sql(table)}`;
    }
    if (options.pictures !== false) {
      const project = { url: options.supabaseUrl, secretKey: options.supabaseSecretKey };
      await uploadPictures(project, SAMPLE_SEED);
    }
    await ensureDemoMember(sql, options, demo.id);
    options.onProgress(options.profiles, options.profiles);
    return { demoMember: { ...DEMO_MEMBER } };
  });
}

async function loadRows(sql: postgres.TransactionSql, options: LoadSampleOptions): Promise<void> {
  await withoutUselessLog(sql, async () => {
    await sql`
      insert into specialties ${sql(generateSpecialties())} on conflict do nothing
    `;
    const practices = [...generatePractices(SAMPLE_SEED)];
    const columns = Object.keys(practices[0] ?? {}) as (keyof PracticeRow)[];
    const lines = practices.map((practice) => copyLine(columns.map((column) => practice[column])));
    await copyRows(sql, 'practices', columns, lines);
    await sql`insert into registers ${sql(sampleRegisters())} on conflict do nothing`;
    for (let from = 0; from < options.profiles; from += BATCH) {
      const to = Math.min(from + BATCH, options.profiles);
      const records: string[] = [];
      const joins: string[] = [];
      const openings: SampleOpening[] = [];
      const profiles = profileLines(from, to, { records, joins, openings }, options);
      await copyRows(sql, 'psychologist_profiles', PROFILE_COLUMNS, profiles);
      await copyRows(sql, 'profile_records', ['profile_id', ...RECORD_COLUMNS], records);
      await copyRows(sql, 'profile_specialties', ['profile_id', 'specialty_id', 'position'], joins);
      await insertOpenings(sql, openings);
    }
  });
}

/**
 * With no index there is no reader of the change log, and a row per profile in it would be waste. The lock keeps it so: an index
 * that registers while the load runs waits for its end, and then reads every row.
 */
async function withoutUselessLog(sql: postgres.TransactionSql, load: () => Promise<void>): Promise<void> {
  await sql`lock table search_targets in share mode`;
  const silent = (await sql`select from search_targets`).length === 0;
  if (silent) {
    await sql`alter table psychologist_profiles disable trigger psychologist_profiles_log_insert`;
    await sql`alter table psychologist_profiles disable trigger psychologist_profiles_log_update`;
    await sql`alter table profile_specialties disable trigger profile_specialties_log_insert`;
  }
  await load();
  if (silent) {
    await sql`alter table psychologist_profiles enable trigger psychologist_profiles_log_insert`;
    await sql`alter table psychologist_profiles enable trigger psychologist_profiles_log_update`;
    await sql`alter table profile_specialties enable trigger profile_specialties_log_insert`;
  }
}

/** Registers read some weeks ago; Saskatchewan's so long ago that profiles say so. */
function sampleRegisters(): { regulator: string; checked_on: Date }[] {
  return Object.values(REGULATORS).map(({ code, province }) => ({
    regulator: code,
    checked_on: new Date(Date.now() - (province === 'SK' ? 400 : 20) * DAY_MS),
  }));
}

/** The columns of the private table. */
const RECORD_COLUMNS = [
  'detail_url',
  'previous_name',
  'concurrent_registrations',
  'registration_history',
  'discipline_info',
] as const satisfies readonly (keyof SampleRecord)[];

/** What is no column of the profile as it stands. */
const OTHERS: readonly string[] = [
  'specialty_ids',
  'confirmed_days_ago',
  ...MOMENT_COLUMNS,
  ...RECORD_COLUMNS,
];

const WRITTEN_COLUMNS = (Object.keys(generateProfile(DEMO_INDEX)) as (keyof SampleProfile)[]).filter(
  (column) => !OTHERS.includes(column),
);

const PROFILE_COLUMNS = [...WRITTEN_COLUMNS, ...MOMENT_COLUMNS];

function* profileLines(
  from: number,
  to: number,
  { records, joins, openings }: { records: string[]; joins: string[]; openings: SampleOpening[] },
  { onProgress, profiles }: LoadSampleOptions,
): Generator<string> {
  const now = Date.now();
  for (let index = from; index < to; index += 1) {
    const profile = generateProfile(index);
    records.push(copyLine([profile.id, ...RECORD_COLUMNS.map((column) => profile[column])]));
    profile.specialty_ids.forEach((id, position) => joins.push(copyLine([profile.id, id, position])));
    const opening = generateOpening(index, profile);
    if (opening) openings.push(opening);
    const moments = momentsOf(profile, now);
    const written = WRITTEN_COLUMNS.map((column) => profile[column] as CopyValue);
    yield copyLine([...written, ...MOMENT_COLUMNS.map((column) => moments[column])]);
    if (index % 1000 === 0) onProgress(index, profiles);
  }
}

async function copyRows(
  sql: postgres.TransactionSql,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const target = await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable();
  await copyInto(target, lines);
}
