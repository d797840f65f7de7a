import type { TransactionSql } from 'postgres';
import { firstRows } from '../../first-rows.ts';
import type { WrongCell } from '../command-line/operation.ts';
import { fieldOf, readCell, type RegisterFieldName } from './fields.ts';
import { numberKey } from '../../people/profiles/lists.ts';
import type { Mapping } from './mapping.ts';
import type { TableFile, TableRow } from './table.ts';
import { likeness } from './twins.ts';

/** What a register says of one person, by the fields that its file has; null where the cell is empty. */
export type RegisterValues = Partial<Record<RegisterFieldName, string | null>>;

export interface RegisterEntry {
  /** The registration number as numbers are compared. */
  key: string;
  values: RegisterValues;
}

/** How much of a wrong cell is told: all of any that can be mended where it is shown. */
export const SHOWN_OF_CELL = 500;

interface ReadRow extends RegisterEntry {
  row: number;
  /** All that is wrong with it, but for a number that stands in another row, too. */
  errors: WrongCell[];
}

/** The column's heading of each field that the file has. */
const headingOf = (mapping: Mapping, field: RegisterFieldName): string =>
  Object.entries(mapping).find(([, name]) => name === field)?.[0] ?? field;

/** Reads the rows of a file with these headings. Columns without a field are passed over. */
export function rowReader(headings: readonly string[], mapping: Mapping): (row: TableRow) => ReadRow {
  const columns = headings.map((heading) => ({ heading, name: mapping[heading] ?? '' }));
  const names = (['last_name', 'name'] as const).filter((name) =>
    columns.some((column) => column.name === name),
  );
  return ({ row, cells }) => {
    const errors: WrongCell[] = [];
    const refuse = (column: string | null, value: string, problem: string) =>
      errors.push({ row, column, value: value.slice(0, SHOWN_OF_CELL), problem });
    const values: RegisterValues = {};
    for (const [index, { heading, name }] of columns.entries()) {
      const cell = cells[index];
      if (name === '') {
        if (heading === '' && cell?.trim())
          refuse(null, cell, `has a value in column ${index + 1}, which has no heading`);
        continue;
      }
      const reading = readCell(fieldOf(name), cell ?? '');
      if ('problem' in reading) refuse(heading, cell ?? '', reading.problem);
      else values[name] = reading.value;
    }
    const extra = cells.slice(columns.length).filter((cell) => cell.trim() !== '');
    if (extra.length > 0 || cells.length < columns.length)
      refuse(null, extra.join(', '), `has ${cells.length} cells, and there are ${columns.length} columns`);
    nameParts(values);
    const number = values.registration_number;
    const key = numberKey(number ?? '');
    // A cell that could not be read was named already, and a column that is not there has no cells.
    if (key === '' && number !== undefined)
      refuse(headingOf(mapping, 'registration_number'), number ?? '', 'is empty');
    if (names.length > 0 && names.every((name) => values[name] === null))
      refuse(headingOf(mapping, names[0] ?? 'name'), '', 'is empty');
    return { row, key, values, errors };
  };
}

/** Where a register has the whole name alone, its two parts are what the profile's address and the order of names are made of. */
function nameParts(values: RegisterValues): void {
  if (!values.name || values.first_name !== undefined || values.last_name !== undefined) return;
  const [last = '', first, ...more] = values.name.split(',').map((part) => part.trim());
  if (first && more.length === 0) {
    values.first_name = first.slice(0, 100);
    values.last_name = last.slice(0, 100);
    values.name = `${first} ${last}`;
    return;
  }
  const words = last.split(' ');
  if (first !== undefined || words.length < 2) return;
  values.last_name = words.at(-1)?.slice(0, 100) ?? null;
  values.first_name = words.slice(0, -1).join(' ').slice(0, 100);
}

/**
 * Puts the rows of a file into the table `staged` of the transaction, as they are read: of a file of any size this process holds some rows,
 * and the database compares. All errors are found in one reading, whatever else is wrong with a row.
 *
 * A row of `staged` is a person of the file: `said` is what the file says of them, `name_key` and what follows what twins are found by. The plan adds whose profile it is (`profile_id`, of this
 * `revision`), what is to become of it (`outcome`, `changes`, `kept`, `target`).
 * @param most how many errors are told
 */
export async function stageFile(
  sql: TransactionSql,
  file: Pick<TableFile, 'headings' | 'rows'>,
  mapping: Mapping,
  most: number,
) {
  await sql`
    create temporary table staged (
      row integer primary key,
      key text collate "C" not null,
      said jsonb not null,
      name_key text collate "C" not null,
      city text,
      email text,
      phone text,
      profile_id uuid,
      is_found boolean not null default false,
      revision integer,
      outcome text not null default 'unchanged',
      shown_again boolean not null default false,
      changes jsonb,
      kept jsonb,
      target jsonb
    ) on commit drop`;
  const read = rowReader(file.headings, mapping);
  const fields = new Set<RegisterFieldName>();
  const errors = { total: 0, rows: [] as WrongCell[] };
  let count = 0;
  for await (const rows of file.rows) {
    const people = rows.map(read);
    for (const { values, errors: wrong } of people) {
      for (const name in values) fields.add(name as RegisterFieldName);
      errors.total += wrong.length;
      errors.rows.push(...wrong.slice(0, most - errors.rows.length));
    }
    count += rows.length;
    const staged = people.map(({ row, key, values }) => ({ row, key, said: values }));
    await sql`
      insert into staged (row, key, said, name_key, city, email, phone)
      select s.row, s.key, s.said, ${likeness(sql, sql`public.slugify(p.city)`)}
      from jsonb_to_recordset(${sql.json(staged)}) as s (row integer, key text, said jsonb)
        cross join lateral jsonb_to_record(s.said) as p
          (first_name text, last_name text, name text, city text, email text, phone text)`;
  }
  await sql`create index on staged (key)`;
  await sql`analyze staged (key, name_key)`;
  const repeated = await repeatedNumbers(sql, headingOf(mapping, 'registration_number'), most);
  return {
    rows: count,
    /** The fields that the file has. */
    fields: [...fields],
    errors: {
      total: errors.total + repeated.total,
      rows: [...errors.rows, ...repeated.rows].sort((a, b) => a.row - b.row).slice(0, most),
    },
  };
}

/** The rows whose number stands in an earlier row, also where another cell of either is wrong: nobody should have to mend a file twice. */
const repeatedNumbers = (sql: TransactionSql, heading: string, limit: number) =>
  firstRows<WrongCell>(sql, {
    all: sql`
      select row, ${heading}::text as column, left(said ->> 'registration_number', ${SHOWN_OF_CELL}) as value,
        concat('stands in row ', earlier, ', too') as problem
      from (select row, said, min(row) over (partition by key) as earlier from staged where key <> '') as numbered
      where row > earlier`,
    ...{ order: sql`l.row`, limit },
  });
