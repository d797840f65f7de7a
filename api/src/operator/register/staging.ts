import type postgres from 'postgres';
import { firstRows } from '../../first-rows.ts';
import type { RegisterFieldName } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { headingOf, type RowError, rowReader, SHOWN_OF_CELL } from './rows.ts';
import type { TableFile } from './table.ts';
import { likenessOf } from './twins.ts';

/**
 * Puts the rows of a file into the table `staged` of the transaction, as they are read: of a file of any size this process holds some rows,
 * and the database compares. All errors are found in one reading, whatever else is wrong with a row.
 *
 * A row of `staged` is a person of the file: `said` is what the file says of them, `name_key` and what follows what twins are found by. The plan adds whose profile it is (`profile_id`, of this
 * `revision`), what is to become of it (`outcome`, `changes`, `kept`, `target`).
 * @param most how many errors are told
 */
export async function stageFile(
  sql: postgres.TransactionSql,
  file: TableFile,
  mapping: Mapping,
  most: number,
) {
  await sql`
    create temporary table staged (
      row integer primary key,
      key text collate "C" not null,
      said jsonb not null,
      name_key text collate "C" not null,
      city text not null,
      email text not null,
      phone text not null,
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
  const errors = { total: 0, rows: [] as RowError[] };
  let count = 0;
  for await (const rows of file.rows) {
    const people = rows.map(read);
    for (const { values, errors: wrong } of people) {
      for (const name in values) fields.add(name as RegisterFieldName);
      errors.total += wrong.length;
      errors.rows.push(...wrong.slice(0, most - errors.rows.length));
    }
    count += rows.length;
    await sql`
      insert into staged (row, key, said, name_key, city, email, phone)
      select * from jsonb_to_recordset(${sql.json(
        people.map(({ row, key, values }) => ({ row, key, said: values, ...likenessOf(values) })),
      )}) as s (row integer, key text, said jsonb, name_key text, city text, email text, phone text)`;
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
const repeatedNumbers = (sql: postgres.TransactionSql, heading: string, limit: number) =>
  firstRows<RowError>(sql, {
    all: sql`
      select row, ${heading}::text as column, left(said ->> 'registration_number', ${SHOWN_OF_CELL}) as value,
        concat('stands in row ', earlier, ', too') as problem
      from (select row, said, min(row) over (partition by key) as earlier from staged where key <> '') as numbered
      where row > earlier`,
    ...{ order: sql`l.row`, limit },
  });
