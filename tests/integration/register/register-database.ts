import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { importJson } from '@directory/api/operator/register/command';
import { type ImportOptions, importRegister } from '@directory/api/operator/register/import';
import { type Regulator, regulatorByCode } from '@directory/domain/places/regulators';
import type postgres from 'postgres';
import { admin, type AdminResult } from '../../support/admin.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { type RegisterFiles, registerFiles } from './register-files.ts';

export const HEADINGS = ['No de permis', 'Nom', 'Prénom', 'Ville', 'Téléphone', 'Cabinet', 'Spécialités'];
export const LEA = [
  '00101',
  'Côté',
  'Léa',
  'Montréal',
  '514 555-0101',
  'Clinique du Parc',
  '"Deuil, Anxiété"',
];
export const ANN = ['102', 'Roy', 'Ann', 'Québec', '418 555-0102', '', 'Deuil'];
export const BO = ['103', 'Ng', 'Bo', 'Laval', '450 555-0103', 'Clinique du Parc', ''];
export const MAP: Said = { said: { 'No de permis': 'registration_number' } };
export const MAP_FLAGS = ['--map', 'No de permis=registration_number'];

export type Said = Partial<Pick<ImportOptions, 'said' | 'checkedOn' | 'force' | 'dryRun'>>;

/** What an import says, as JSON. */
export interface Report {
  outcome: string;
  file: { encoding: string; delimiter: string };
  counts: Record<string, number> | null;
  problems: string[];
  errors: { row: number; column: string | null; problem: string }[];
  twins: { key: string; otherNumber: string | null; otherId: string | null; because: string[] }[];
  kept: { fields: { field: string; to: string }[] }[];
}

export interface Person {
  id: string;
  last_name: string;
  city: string;
  phone: string | null;
  is_active: boolean;
  regulator: string | null;
  revision: number;
  practice: string | null;
  specialties: string[];
}

/** A database of the test's own that takes in files of one regulator. Disposing drops it, and the files. */
export interface RegisterDatabase extends AsyncDisposable {
  url: string;
  sql: postgres.Sql;
  files: RegisterFiles;
  regulator: Regulator;
  empty: () => Promise<void>;
  /** `npm run admin -- profiles …`. */
  profiles: (...args: string[]) => Promise<AdminResult>;
  /** What the command does, in this process: a program's start takes longer than all of it. */
  take: (path: string, said?: Said) => Promise<Report>;
  /** Everybody, by the last name. */
  people: () => Promise<Record<string, Person>>;
  /** What no repeated import may move: every row as it is stored, and the log that search follows. */
  stored: () => Promise<unknown[]>;
  asMember: (id: string, columns: Record<string, unknown>) => Promise<void>;
}

export async function registerDatabase(): Promise<RegisterDatabase> {
  const database = await ownDatabase();
  const { sql, url } = database;
  // Members are known by the claim of their session, as on Supabase.
  await sql.unsafe(`
    create or replace function auth.uid() returns uuid language sql stable
      return nullif(current_setting('request.jwt.claim.sub', true), '')::uuid;
  `);
  const files = registerFiles();
  const regulator = regulatorByCode('opq');
  if (!regulator) throw new Error('There is no such regulator.');
  return {
    ...{ url, sql, files, regulator },
    async empty() {
      await sql`truncate registers, psychologist_profiles, practices, specialties cascade`;
      // Emptying the table is a change, too.
      await sql`truncate search_changes`;
    },
    profiles: (...args) => admin(['profiles', ...args], { DATABASE_URL: url }),
    async take(path, said = {}) {
      const result = await importRegister(sql, {
        ...{
          regulator,
          bytes: createReadStream(path),
          said: {},
          checkedOn: '2026-11-22',
          force: false,
          dryRun: false,
          most: 100,
        },
        ...{ onProgress: () => undefined, ...said },
      });
      return JSON.parse(JSON.stringify(importJson(result))) as Report;
    },
    people: () => people(sql),
    stored: () => stored(sql),
    async asMember(id, columns) {
      await sql.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claim.sub', ${randomUUID()}, true)`;
        await transaction`update psychologist_profiles set ${transaction(columns)} where id = ${id}`;
      });
    },
    async [Symbol.asyncDispose]() {
      files[Symbol.dispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function people(sql: postgres.Sql): Promise<Record<string, Person>> {
  const rows = await sql<Person[]>`
    select p.id, p.last_name, p.city, p.phone, p.is_active, p.regulator, p.revision,
      (select name from practices where practices.id = p.practice_id) as practice,
      array(
        select specialty_name from profile_specialties as j join specialties as s on s.id = j.specialty_id
        where j.profile_id = p.id order by j.position
      ) as specialties
    from psychologist_profiles as p order by p.registration_number, p.id`;
  return Object.fromEntries(rows.map((row) => [row.last_name, row]));
}

const stored = async (sql: postgres.Sql) => [
  ...(await sql`
    select 'profile' as what, id::text, xmin::text from psychologist_profiles
    union all select 'entry', number_key, xmin::text from register_entries
    union all select 'register', regulator, xmin::text from registers
    union all select 'record', profile_id::text, xmin::text from profile_records
    union all select 'join', profile_id::text || specialty_id, xmin::text from profile_specialties
    union all select 'change', seq::text, '' from search_changes
    order by 1, 2`),
];
