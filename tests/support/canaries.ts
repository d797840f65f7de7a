import { randomInt } from 'node:crypto';
import type postgres from 'postgres';

/** A text that stands in one place alone, in small letters: whatever is made of it (a slug, an address) still holds it. */
export function canary(): string {
  const letters = 'bcdfghjklmnpqrstvwxz';
  return `zq${Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/** Canaries and ids in a text of small letters. */
export const MARK = /zq[bcdfghjklmnpqrstvwxz]{12}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Row = Record<string, unknown>;

/** Rows that a new row of the same world refers to, by table. */
export type World = Map<string, Row>;

export interface Planted {
  /** What no visitor may read, with the place where it stands. */
  canaries: Map<string, string>;
  /** Columns of text that took no canary, although no list of words binds them. */
  unplanted: string[];
}

interface Column {
  name: string;
  type: 'text' | 'text[]' | 'jsonb' | 'uuid' | 'bytea' | 'moment' | 'moments' | 'other';
  isRequired: boolean;
  references: { table: string; column: string } | null;
  /** The words that the column's checks name: one of them, when no canary is taken. */
  words: string[];
}

/**
 * Writes one row into every table of the schema `public` that the world has no row of, with a canary in every column of text,
 * as the catalogue lists them: what a migration adds is planted without a word here. Ids count as canaries, too.
 * @param name where the canaries stand, for a message
 * @param address what columns hold that take an email address alone; one of each column's own unless said otherwise
 */
export async function plantWorld(
  sql: postgres.Sql,
  name: string,
  world: World,
  address?: string,
): Promise<Planted> {
  const planted: Planted = { canaries: new Map(), unplanted: [] };
  for (const table of await tablesOf(sql)) await plantRow(sql, table, { name, world, planted, address });
  return planted;
}

interface Plot {
  name: string;
  world: World;
  address: string | undefined;
  planted: Planted;
}

async function plantRow(sql: postgres.Sql, table: string, plot: Plot): Promise<void> {
  const { world, planted, address } = plot;
  if (world.has(table)) return;
  const columns = await columnsOf(sql, table);
  if (!columns.some((column) => isText(column) || column.references !== null)) return;
  // A table of nothing but listed words holds nobody's.
  if (!columns.some(canHoldCanary)) return;
  for (const { references } of columns) {
    if (references?.table.startsWith('public.') && references.table !== table) {
      await plantRow(sql, references.table, plot);
    }
  }
  const choices = columns.flatMap((column) => {
    const values = candidates(column, world, address);
    return values.length > 0 ? [{ column, values, next: 0 }] : [];
  });
  const row = await insert(sql, table, choices);
  world.set(table, row);
  for (const { column, values, next } of choices) {
    const place = `${table}.${column.name} (${plot.name})`;
    const value = values[next];
    const [found] = JSON.stringify(value ?? null).match(MARK) ?? [];
    if (!isText(column)) continue;
    if (found !== undefined) planted.canaries.set(found, place);
    else if (column.words.length === 0) planted.unplanted.push(place);
  }
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && UUID.test(value)) {
      planted.canaries.set(value, `${table}.${column} (${plot.name})`);
    }
  }
}

const isText = ({ type, references }: Column) =>
  references === null && ['text', 'text[]', 'jsonb'].includes(type);

const canHoldCanary = (column: Column) =>
  column.references !== null || column.type === 'uuid' || (isText(column) && column.words.length === 0);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Choice {
  column: Column;
  values: readonly unknown[];
  next: number;
}

/** Inserts the row; whenever a check refuses a value, the column's next candidate takes its place. */
async function insert(sql: postgres.Sql, table: string, choices: Choice[]): Promise<Row> {
  for (;;) {
    const given = choices.filter(({ values, next }) => next < values.length);
    const row = Object.fromEntries(given.map(({ column, values, next }) => [column.name, values[next]]));
    try {
      const [inserted] = await sql.unsafe<{ row: Row }[]>(
        `insert into ${table} as planted (${given.map(({ column }) => `"${column.name}"`).join(', ')})
        select ${given.map(({ column }) => `given."${column.name}"`).join(', ')}
        from jsonb_populate_record(null::${table}, $1::text::jsonb) as given
        returning to_jsonb(planted) as row`,
        [JSON.stringify(row)],
      );
      return inserted?.row ?? {};
    } catch (error) {
      const refused = (await refusedColumns(sql, table, error)).find((name) =>
        choices.some(({ column, values, next }) => column.name === name && next < values.length),
      );
      const choice = choices.find(({ column }) => column.name === refused);
      if (!choice) throw new Error(`No row could be made for ${table}`, { cause: error });
      choice.next += 1;
    }
  }
}

/** The columns of the check that refused a row. */
async function refusedColumns(sql: postgres.Sql, table: string, error: unknown): Promise<string[]> {
  const { constraint_name: constraint = '' } = error as { constraint_name?: string };
  const rows = await sql<{ attname: string }[]>`
    select a.attname
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.conrelid = ${table}::regclass and c.conname = ${constraint} and c.contype = 'c'
    order by array_position(c.conkey, a.attnum)`;
  return rows.map(({ attname }) => attname);
}

/** What a column may be filled with, the barest canary first. */
function candidates(
  { name, type, isRequired, references, words }: Column,
  world: World,
  email?: string,
): unknown[] {
  if (references) return [world.get(references.table)?.[references.column]].filter((id) => id !== undefined);
  const mark = canary();
  const address = `https://${mark}.example.org/`;
  switch (type) {
    case 'text':
      return [mark, email ?? `${mark}@example.org`, address, ...words];
    case 'text[]':
      return [[mark], ...words.map((word) => [word])];
    case 'jsonb':
      return [{ [mark]: mark }, { [mark]: address }, { [mark]: { approach: [mark] } }];
    case 'uuid':
      // A reference that the database does not hold to: the world's own profile, else nobody's.
      if (!isRequired || name === 'id') return [];
      return [world.get('public.psychologist_profiles')?.['id'] ?? crypto.randomUUID()];
    case 'bytea':
      return isRequired ? [mark] : [];
    case 'moment':
      return isRequired ? ['2030-01-01T00:00:00Z'] : [];
    case 'moments':
      return isRequired ? [['2030-01-01T00:00:00Z']] : [];
    case 'other':
      return isRequired ? [1] : [];
  }
}

/** Every table with rows of its own. */
export async function tablesOf(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('public.%I', relname) as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`;
  return rows.map(({ name }) => name);
}

/** The names of a table's columns. */
export async function columnNames(sql: postgres.Sql, table: string): Promise<string[]> {
  return (await columnsOf(sql, table)).map(({ name }) => name);
}

async function columnsOf(sql: postgres.Sql, table: string): Promise<Column[]> {
  const rows = await sql<(Omit<Column, 'words'> & { checks: string | null })[]>`
    select
      a.attname as name,
      case
        when t.typname in ('text', 'varchar', 'bpchar', 'citext') then 'text'
        when t.typname in ('_text', '_varchar') then 'text[]'
        when t.typname in ('json', 'jsonb') then 'jsonb'
        when t.typname in ('uuid', 'bytea') then t.typname
        when t.typname = 'timestamptz' then 'moment'
        when t.typname = '_timestamptz' then 'moments'
        else 'other'
      end as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired",
      (
        select jsonb_build_object('table', f.confrelid::regclass::text, 'column', target.attname)
        from pg_constraint as f
        join pg_attribute as target on target.attrelid = f.confrelid and target.attnum = f.confkey[1]
        where f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
        limit 1
      ) as "references",
      (
        select string_agg(pg_get_constraintdef(c.oid), ' ')
        from pg_constraint as c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
      ) as checks
    from pg_attribute as a
    join pg_type as t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`;
  return rows.map(({ checks, references, ...column }) => ({
    ...column,
    // Without a search path of its own, a table of `public` is named without its schema.
    references: references && {
      ...references,
      table: references.table.includes('.') ? references.table : `public.${references.table}`,
    },
    words: /ARRAY\[/.test(checks ?? '')
      ? [...(checks ?? '').matchAll(/'([^']+)'::text/g)].map(([, word = '']) => word)
      : [],
  }));
}

/** Every long value of the account tables: addresses, digests, tokens and ids of members. */
export async function accountSecrets(sql: postgres.Sql): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name
    from pg_class as c
    where relnamespace = 'auth'::regnamespace and relkind = 'r'
    order by relname = 'users' desc, relname`;
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: Row }[]>(`select to_jsonb(t) as row from ${name} as t`);
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const isMoment = /^\d{4}-\d\d-\d\d[T ]/.test(String(value));
        if (typeof value === 'string' && value.length >= 16 && !isMoment && !found.has(value)) {
          found.set(value, `${name}.${column}`);
        }
      }
    }
  }
  return found;
}
