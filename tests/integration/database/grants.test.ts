import { randomUUID } from 'node:crypto';
import { columnOf, EDITABLE_COLUMNS, type EditableColumn } from '@directory/domain/profile/columns';
import { fieldOf } from '@directory/domain/profile/form';
import { describe, expect, it } from 'vitest';
import { anonymous, connect, undone } from '../../support/database.ts';

const sql = connect();

/** Every right on a column or table of the schema public that a role has, as `table.column: SELECT`. */
async function rightsOf(role: string): Promise<string[]> {
  // The first request that the API serves may change grants: let there have been one.
  await anonymous().from('psychologist_profiles').select('id').limit(1);
  const rows = await sql<{ right: string }[]>`
    select format('%s.%s: %s', c.relname, a.attname, p.privilege) as right
    from pg_class as c
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as p (privilege)
    where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and has_column_privilege(${role}, c.oid, a.attnum, p.privilege)
    union all
    select format('%s: %s', c.relname, p.privilege)
    from pg_class as c cross join unnest(array['DELETE', 'TRUNCATE', 'TRIGGER', 'MAINTAIN']) as p (privilege)
    where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and (p.privilege <> 'MAINTAIN' or current_setting('server_version_num')::int >= 170000)
      and has_table_privilege(${role}, c.oid, p.privilege)
  `;
  return rows.map(({ right }) => right);
}

async function columnsOf(table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`;
  return rows.map(({ name }) => name);
}

/** Profiles are public by the table, so what is private must not be a column of it. */
const PRIVATE = [
  ...['user_id', 'detail_url', 'previous_name', 'city_id', 'concurrent_registrations'],
  ...['registration_history', 'discipline_info', 'member_columns', 'hidden_by_member', 'unwanted_mails'],
];

/** What members read, of their own profile alone. */
const READABLE = (await columnsOf('psychologist_profiles')).map(
  (column) => `psychologist_profiles.${column}: SELECT`,
);

/** The columns that fields of the form write. */
function columnsOfFields(names: readonly EditableColumn[]): string[] {
  const kept = { social_links: {} };
  return names.flatMap((name) => {
    const { empty, write } = fieldOf(name);
    return Object.keys(write(empty, kept));
  });
}

const PREMIUM = columnsOfFields(EDITABLE_COLUMNS.filter((name) => columnOf(name).premium));
/** What members edit: the form's columns and three lists of the register that the form reads. */
const EDITED = [
  ...columnsOfFields(EDITABLE_COLUMNS).filter((column) => !PREMIUM.includes(column)),
  ...['spoken_languages', 'populations', 'areas_of_expertise'],
];
/** What no first save writes: an address counts once it is confirmed. */
const CONFIRMED = ['email'];
/** What a first save writes, too. */
const BEGUN = ['first_name', 'last_name', 'province'];

describe('in the schema public', () => {
  it('nobody but the operator has a right to what is private, and it stands in no table that others read', async () => {
    expect((await columnsOf('profile_records')).sort()).toEqual([...PRIVATE, 'profile_id'].sort());
    const readable = READABLE.map((right) => right.replace(/^.*\.|: SELECT$/g, ''));
    expect(readable.filter((column) => PRIVATE.includes(column))).toEqual([]);
  });

  it('members have these and the columns that they edit, and those that they begin a profile with', async () => {
    const rights = [
      ...[...EDITED, ...PREMIUM].map((column) => `psychologist_profiles.${column}: UPDATE`),
      ...[...EDITED, ...BEGUN]
        .filter((column) => !CONFIRMED.includes(column))
        .map((column) => `psychologist_profiles.${column}: INSERT`),
    ];
    expect((await rightsOf('authenticated')).sort()).toEqual([...READABLE, ...rights].sort());
  });

  it('row-level security is on for every table', async () => {
    const open = await sql`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    `;
    expect(open).toEqual([]);
  });

  it('what operators did is added to, and changed by nobody, the owner of the database neither', async () => {
    const written = (await rightsOf('service_role')).filter((right) =>
      /^operator(s|_acts)\b.*(INSERT|UPDATE|DELETE|TRUNCATE)$/.test(right),
    );
    expect(written).toEqual([]);
    const refusals = await undone(sql, async (transaction) => {
      const add = (act: object) => transaction`insert into operator_acts ${transaction(act)} returning id`;
      const words = { act: randomUUID(), operation: 'profiles deactivate', operator: 'Ada', input: '{}' };
      const [added] = await add(words);
      await add({ ...words, act: randomUUID(), at: new Date('2000-01-01') });
      const id = String(added?.['id']);
      const attempt = (statement: string) =>
        transaction
          .savepoint((step) => step.unsafe(statement))
          .then(
            () => 'done',
            (error: unknown) => (error as Error).message,
          );
      const found = [];
      for (const statement of [
        `update operator_acts set operator = 'Eve' where id = '${id}'`,
        `update operator_acts set input = '{"which": "another"}' where id = '${id}'`,
        `update operator_acts set subjects = array['${randomUUID()}'::uuid] where id = '${id}'`,
        `update operator_acts set at = now(), input = null, subjects = '{}' where id = '${id}'`,
        `delete from operator_acts where id = '${id}'`,
        'truncate operator_acts',
        // An erasure, and the end of its time.
        `update operator_acts set input = null, reason = null, changes = null, subjects = '{}' where id = '${id}'`,
        `delete from operator_acts where at < now() - interval '24 months'`,
      ])
        found.push(await attempt(statement));
      return found;
    });
    const refused = 'The audit is added to, and never changed';
    expect(refusals).toEqual([refused, refused, refused, refused, refused, refused, 'done', 'done']);
  });

  it('no sequence is usable', async () => {
    const usable = await sql`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'
        and (has_sequence_privilege('anon', oid, 'usage') or has_sequence_privilege('authenticated', oid, 'usage'))
    `;
    expect(usable).toEqual([]);
  });

  it('a table and a function made later are closed, but not to service_role', async () => {
    const [rights] = await undone(sql, async (transaction) => {
      await transaction`create table public.made_later (id integer generated always as identity)`;
      await transaction`create function public.made_later_too() returns integer language sql return 1`;
      return transaction`
          select
            has_table_privilege('anon', 'public.made_later', 'select') as visitor,
            has_table_privilege('authenticated', 'public.made_later', 'select, insert, update, delete') as member,
            has_function_privilege('anon', 'public.made_later_too()', 'execute') as visitor_runs,
            has_function_privilege('authenticated', 'public.made_later_too()', 'execute') as member_runs,
            has_table_privilege('service_role', 'public.made_later', 'select') as service
        `;
    });
    expect(rights).toEqual({
      visitor: false,
      member: false,
      visitor_runs: false,
      member_runs: false,
      service: true,
    });
  });

  it('every function that runs with its owner’s rights has a fixed search path', async () => {
    const loose = await sql`
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and not 'search_path=""' = any (coalesce(proconfig, '{}'))
    `;
    expect(loose).toEqual([]);
  });
});
