import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readRows } from '@directory/api/register/read-rows';
import { REGISTER_FIELD_NAMES } from '@directory/api/register/fields';
import { writePlan } from '@directory/api/register/write';
import { importJson } from '@directory/api/register/command';
import { type ImportOptions, importRegister } from '@directory/api/register/import';
import { regulatorByCode } from '@directory/domain/regulators';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, refusal } from '../../support/database.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { type RegisterFiles, registerFiles } from './register-files.ts';

const database = await ownDatabase();
const { sql } = database;
// Members are known by the claim of their session, as on Supabase.
await sql.unsafe(`
  alter table auth.users add column email text;
  create or replace function auth.uid() returns uuid language sql stable
    return nullif(current_setting('request.jwt.claim.sub', true), '')::uuid;
`);
const files = registerFiles();
const write: RegisterFiles['write'] = (rows, form) => files.write(rows, form);

afterAll(async () => {
  files[Symbol.dispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await sql`truncate registers, psychologist_profiles, practices, specialties cascade`;
  // Emptying the table is a change, too.
  await sql`truncate search_changes`;
});

const profiles = (...args: string[]) => admin(['profiles', ...args], { DATABASE_URL: database.url });
interface Report {
  outcome: string;
  file: { encoding: string; delimiter: string };
  counts: Record<string, number> | null;
  problems: string[];
  errors: { row: number; column: string | null }[];
  twins: { key: string; otherNumber: string | null; because: string[] }[];
  kept: { fields: { field: string; to: string }[] }[];
}
const regulator = regulatorByCode('opq');
if (!regulator) throw new Error('There is no such regulator.');
type Said = Partial<Pick<ImportOptions, 'said' | 'checkedOn' | 'force' | 'dryRun'>>;
/** What the command does, in this process: a program's start takes longer than all of it. */
const take = async (path: string, said: Said = {}) => {
  const result = await importRegister(sql, {
    ...{
      regulator,
      bytes: readFileSync(path),
      said: {},
      checkedOn: '2026-11-22',
      force: false,
      dryRun: false,
    },
    ...{ onProgress: () => undefined, ...said },
  });
  return JSON.parse(JSON.stringify(importJson(result))) as Report;
};

const HEADINGS = ['No de permis', 'Nom', 'Prénom', 'Ville', 'Téléphone', 'Cabinet', 'Spécialités'];
const LEA = ['00101', 'Côté', 'Léa', 'Montréal', '514 555-0101', 'Clinique du Parc', '"Deuil, Anxiété"'];
const ANN = ['102', 'Roy', 'Ann', 'Québec', '418 555-0102', '', 'Deuil'];
const BO = ['103', 'Ng', 'Bo', 'Laval', '450 555-0103', 'Clinique du Parc', ''];
const MAP: Said = { said: { 'No de permis': 'registration_number' } };
const MAP_FLAGS = ['--map', 'No de permis=registration_number'];

interface Person {
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
const people = async (): Promise<Record<string, Person>> => {
  const rows = await sql<Person[]>`
    select p.id, p.last_name, p.city, p.phone, p.is_active, p.regulator, p.revision,
      (select name from practices where practices.id = p.practice_id) as practice,
      array(
        select specialty_name from profile_specialties as j join specialties as s on s.id = j.specialty_id
        where j.profile_id = p.id order by j.position
      ) as specialties
    from psychologist_profiles as p order by p.registration_number, p.id`;
  return Object.fromEntries(rows.map((row) => [row.last_name, row]));
};
/** What no repeated import may move: every row as it is stored, and the log that search follows. */
const stored = () => sql`
  select 'profile' as what, id::text, xmin::text from psychologist_profiles
  union all select 'entry', number_key, xmin::text from register_entries
  union all select 'register', regulator, xmin::text from registers
  union all select 'record', profile_id::text, xmin::text from profile_records
  union all select 'join', profile_id::text || specialty_id, xmin::text from profile_specialties
  union all select 'change', seq::text, '' from search_changes
  order by 1, 2`;
const asMember = (id: string, columns: Record<string, unknown>) =>
  sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claim.sub', ${randomUUID()}, true)`;
    await transaction`update psychologist_profiles set ${transaction(columns)} where id = ${id}`;
  });

describe('a register’s file', () => {
  it.each([
    ['UTF-8 and commas', { delimiter: ',', encoding: 'utf8' }, 'utf-8'],
    ['Windows-1252 and semicolons', { delimiter: ';', encoding: 'latin1' }, 'windows-1252'],
    ['Windows-1252 and tabs', { delimiter: '\t', encoding: 'latin1' }, 'windows-1252'],
  ] as const)('in %s is taken in, and taken in again changes nothing', async (_, form, encoding) => {
    const path = write([HEADINGS, LEA, ANN, BO], form);
    const first = await take(path, MAP);
    expect(first).toMatchObject({
      outcome: 'imported',
      file: { encoding, delimiter: form.delimiter },
    });
    expect(first.counts).toMatchObject({ new: 3, changed: 0, unchanged: 0, departed: 0 });
    const now = await people();
    expect(now['Côté']).toMatchObject({
      city: 'Montréal',
      practice: 'Clinique du Parc',
      regulator: 'opq',
      is_active: true,
    });
    expect(now['Côté']?.specialties).toEqual(['Deuil', 'Anxiété']);
    // The same name in another city is another practice.
    expect(await sql`select name from practices`).toHaveLength(2);

    const before = await stored();
    const again = await take(path);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3, departed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('is compared in a dry run, which writes nothing', async () => {
    await take(write([HEADINGS, LEA, ANN, BO]), MAP);
    const before = await stored();
    const path = write([
      HEADINGS,
      [...LEA.slice(0, 3), 'Gatineau', ...LEA.slice(4)],
      ANN,
      ['104', 'Roy', 'Ann', 'Québec', '', '', ''],
    ]);
    const text = (await profiles('import', path, '--regulator', 'opq', '--dry-run')).stdout;
    for (const line of [
      /new +1\nchanged +1\nunchanged +1\ndeparted +1/,
      /\+ 104, Ann Roy, Québec/,
      /city: “Montréal” -> “Gatineau”/,
      /- 103, Bo Ng, Laval/,
      /\? 104 Ann Roy is like 102 .*\(same city\)/,
      /dry run/,
    ])
      expect(text).toMatch(line);
    expect(await stored()).toEqual(before);
  });

  it('with a wrong cell is refused as a whole, by row and column', async () => {
    const path = write([
      HEADINGS,
      LEA,
      ['102', '', 'Ann', '王', '', '', ''],
      ['102', 'Roy', 'Ann', 'Laval', '', '', ''],
    ]);
    const result = await take(path, MAP);
    expect(result).toMatchObject({ outcome: 'unreadable' });
    expect(result.errors).toMatchObject([{ row: 3, column: 'Ville' }]);
    expect(await stored()).toEqual([]);
    const text = await profiles('import', path, '--regulator', 'opq', ...MAP_FLAGS);
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/row 3 +Ville +王 +has no letter/);
  });

  it('that the database refuses in its last row leaves nothing behind', async () => {
    const { entries } = readRows(
      {
        headings: ['No', 'Nom'],
        rows: Array.from({ length: 700 }, (_, row) => ({ row, cells: [`${row}`, 'Roy'] })),
      },
      { No: 'registration_number', Nom: 'last_name' },
    );
    const broken = [
      ...entries.slice(0, -1),
      { key: 'x', values: { registration_number: 'x', phone: '1'.repeat(41), last_name: 'Roy' } },
    ];
    const plan = { added: broken, changed: [], unchanged: 0, departed: [], returned: [], kept: [] };
    await sql`insert into registers (regulator) values ('opq')`;
    const attempt = sql.begin((transaction) =>
      writePlan(transaction, plan, {
        ...{ regulator: 'opq', province: regulator.province, checkedOn: '2026-11-22' },
        ...{ fields: ['registration_number', 'last_name', 'phone'] as const, onProgress: () => undefined },
      }),
    );
    expect(await refusal(attempt)).toBe('23514');
    expect(await people()).toEqual({});
  });

  it('hides who departed, deletes nobody, and shows them again when they are back', async () => {
    const all = write([HEADINGS, LEA, ANN, BO, ['105', 'Ali', 'Sam', 'Laval', '', '', '']]);
    await take(all, MAP);
    const { Roy, Ali } = await people();
    await sql`update psychologist_profiles set is_active = false where id = ${Ali?.id ?? ''}`;
    const departed = await take(write([HEADINGS, LEA, ANN, BO]));
    expect(departed.counts).toMatchObject({ unchanged: 3, departed: 1 });
    await take(write([HEADINGS, LEA, BO]));
    const gone = await people();
    expect([gone['Roy'], gone['Ali']]).toMatchObject([
      { id: Roy?.id, is_active: false, regulator: null },
      { is_active: false, regulator: null },
    ]);
    expect((await profiles('list', '--state', 'departed')).stdout).toContain('Ann Roy');
    expect((await take(all)).counts).toMatchObject({ unchanged: 2, returned: 2, new: 0 });
    const back = await people();
    // Whom the operator had hidden stays hidden.
    expect([back['Roy'], back['Ali']]).toMatchObject([
      { id: Roy?.id, is_active: true, regulator: 'opq' },
      { id: Ali?.id, is_active: false, regulator: 'opq' },
    ]);
  });

  it('leaves what a member wrote, also when the member takes it back to what the register had', async () => {
    await take(write([HEADINGS, LEA, ANN, BO]), MAP);
    const { Roy, Ng } = await people();
    await asMember(Roy?.id ?? '', { phone: '581 555-0000', practice_areas: 'Travail' });
    await asMember(Ng?.id ?? '', { city: 'Longueuil' });
    await asMember(Ng?.id ?? '', { city: 'Laval' });
    const next = write([
      HEADINGS,
      LEA,
      ['102', 'Roy-Côté', 'Ann', 'Lévis', '418 555-9999', '', 'Couples'],
      ['103', 'Ng', 'Bo', 'Gatineau', '450 555-0103', 'Clinique du Parc', ''],
    ]);
    const result = await take(next);
    expect(result.counts).toMatchObject({ changed: 1, unchanged: 2, kept: 2 });
    const now = await people();
    expect(now['Roy-Côté']).toMatchObject({ city: 'Lévis', phone: '581 555-0000', specialties: [] });
    expect(now['Ng']?.city).toBe('Laval');
    expect(result.kept.flatMap(({ fields }) => fields.map(({ field, to }) => [field, to])).sort()).toEqual([
      ['city', 'Gatineau'],
      ['phone', '418 555-9999'],
      ['specialties', 'Couples'],
    ]);
    const before = await stored();
    expect((await take(next)).counts).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await stored()).toEqual(before);
  });

  it('leaves a name that the operator approved for a member', async () => {
    const headings = ['Registration number', 'Name', 'First name', 'Surname'];
    await take(write([headings, ['1', 'Ann Roy', 'Ann', 'Roy']]));
    const id = (await people())['Roy']?.id ?? '';
    await sql`update psychologist_profiles set name = 'Annie Roy' where id = ${id}`;
    await sql`
      insert into profile_changes (profile_id, field, new_value, requested_by, state, decided_at)
      values (${id}, 'name', 'Annie Roy', gen_random_uuid(), 'approved', now())`;
    expect((await take(write([headings, ['1', 'Ann Roy', 'Ann', 'Roy']]))).counts).toMatchObject({
      unchanged: 1,
      kept: 1,
    });
  });

  it('that looks like the wrong one is refused unless that is said', async () => {
    await take(write([HEADINGS, LEA, ANN, BO]), MAP);
    const before = await stored();
    const short = write([HEADINGS, LEA]);
    expect(await take(short)).toMatchObject({
      outcome: 'refused',
      problems: [expect.stringContaining('2 of the 3')],
    });
    expect(await take(write([HEADINGS]))).toMatchObject({ outcome: 'refused' });
    expect(
      (
        await take(
          write([
            ['Number', 'Surname'],
            ['1', 'X'],
          ]),
        )
      ).problems.join(' '),
    ).toContain('“Nom”');
    expect(
      (await take(write([HEADINGS, LEA, ANN, BO]), { checkedOn: '2020-01-01' })).problems.join(' '),
    ).toContain('2020-01-01');
    expect(await stored()).toEqual(before);
    expect(await take(short, { force: true })).toMatchObject({ outcome: 'imported' });
    expect((await people())['Ng']?.is_active).toBe(false);
  });
});

describe('somebody who is in the directory already', () => {
  const file = () => write([HEADINGS, ['00201', 'Roy', 'Ann', 'Québec', '418 555-0102', '', '']]);
  const row = { first_name: 'Ann', last_name: 'Roy', city: 'Québec', province: 'QC' };

  it('is known by number and name, and not added twice', async () => {
    const id = await addProfile(sql, { ...row, registration_number: '201' });
    expect((await take(file(), MAP)).counts).toMatchObject({ new: 0, changed: 1 });
    expect(await people()).toMatchObject({ Roy: { id, regulator: 'opq', phone: '418 555-0102' } });
  });

  it('of the same name is a suspicion, until the operator links the two', async () => {
    const id = await addProfile(sql, row);
    const dry = await take(file(), { ...MAP, dryRun: true });
    expect(dry.twins).toMatchObject([{ key: '201', otherId: id, because: ['city'] }]);
    const link = ['link', id, '--regulator', 'opq', '--number', '201'];
    expect((await profiles(...link)).stdout).toContain('is now the number of Ann Roy');
    expect((await take(file(), MAP)).counts).toMatchObject({ new: 0, changed: 1 });
    expect(Object.values(await people())).toMatchObject([{ id, regulator: 'opq' }]);
  });

  it('and was added a second time can still be linked: the second is hidden', async () => {
    const id = await addProfile(sql, row);
    await take(file(), MAP);
    const [second] = await sql<{ id: string }[]>`select id from psychologist_profiles where id <> ${id}`;
    const result = await profiles('link', id, '--regulator', 'opq', '--number', '201', '--json');
    expect(JSON.parse(result.stdout)).toMatchObject({ id, hidden: second?.id });
    expect((await take(file())).counts).toMatchObject({ new: 0, departed: 0 });
    expect(await sql`select id from psychologist_profiles where is_active`).toEqual([{ id }]);
  });
});

describe('an export', () => {
  it('is taken in without a change, formulas guarded, whatever the register’s own columns are', async () => {
    const odd = ['104', 'Ng', '"=cmd()"', 'Laval', '"+1 450 555-0104"', '-Clinique', '"Deuil, @travail"'];
    await take(write([HEADINGS, LEA, ANN, odd]), MAP);
    const output = files.path('export.csv');
    const exported = await profiles('export', '--regulator', 'opq', '--output', output);
    expect(exported.stderr).toContain('3 people.');
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const text = readFileSync(output, 'utf8');
    expect(text).toContain("'=cmd()");
    expect(text).not.toMatch(/(^|,|")[=+@-]/m);
    expect(text.split('\r\n')[0]).toBe(`\ufeff${REGISTER_FIELD_NAMES.join(',')}`);
    const before = await stored();
    expect((await take(output)).counts).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 3,
      departed: 0,
      kept: 0,
    });
    expect(await stored()).toEqual(before);
    // The register's own headings are still known.
    expect((await take(write([HEADINGS, LEA, ANN, odd]))).counts).toMatchObject({ unchanged: 3 });
  });
});

describe('the mapping', () => {
  it('is asked for once, kept, shown and changed', async () => {
    const path = write([
      ['Code', 'Nom', 'Zut'],
      ['1', 'Roy', 'x'],
    ]);
    const asked = await take(path);
    expect(asked).toMatchObject({ outcome: 'unreadable' });
    expect(asked.problems.join(' ')).toContain("--map 'Code=<field>'");
    await take(path, { said: { Code: 'registration_number', Zut: '' } });
    expect((await take(path)).counts).toMatchObject({ unchanged: 1 });
    const mapping = ['mapping', '--regulator', 'opq'];
    expect((await profiles(...mapping)).stdout).toMatch(
      /Nom +last_name\nZut +\(passed over\)\nCode +registration_number/,
    );
    await profiles(...mapping, '--set', 'Zut=fax');
    expect((await take(path)).counts).toMatchObject({ changed: 1 });
    await profiles(...mapping, '--remove', 'Zut');
    expect(
      (
        await take(
          write([
            ['Code', 'Nom'],
            ['1', 'Roy'],
          ]),
        )
      ).counts,
    ).toMatchObject({ unchanged: 1 });
    expect((await profiles(...mapping, '--set', 'Nom=blorp')).code).toBe(2);
  });
});

describe('while it is read', () => {
  it('a profile that its member saves is planned anew, and the member’s words stay', async () => {
    await take(write([HEADINGS, LEA, ANN, BO]), MAP);
    const id = (await people())['Roy']?.id ?? '';
    const watcher = postgres(database.url, { max: 1 });
    const isHeldUp = async () =>
      (
        await watcher`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%update public.psychologist_profiles%'`
      ).length;
    let importing: ReturnType<typeof take> | undefined;
    // The member's save is under way: the import has planned without it, and waits for it to end.
    await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claim.sub', ${randomUUID()}, true)`;
      await transaction`update psychologist_profiles set phone = '581 555-7777' where id = ${id}`;
      importing = take(write([HEADINGS, LEA, ['102', 'Roy', 'Ann', 'Lévis', '1', '', 'Deuil'], BO]));
      await expect.poll(isHeldUp, { timeout: 30_000 }).toBe(1);
    });
    expect((await importing)?.counts).toMatchObject({ changed: 1, kept: 1 });
    expect(await people()).toMatchObject({ Roy: { city: 'Lévis', phone: '581 555-7777' } });
    await watcher.end();
  });
});
