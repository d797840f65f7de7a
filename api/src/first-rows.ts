import type postgres from 'postgres';

/** A connection to the database, or a transaction on one. */
export type AnySql = postgres.Sql | postgres.TransactionSql;

/** The first rows of a list, and how many it has in all. */
export interface FirstRows<Row> {
  rows: readonly Row[];
  total: number;
}

/** @param all the whole list, as a query; @param order by its columns, which `l` has */
export async function firstRows<Row extends object>(
  sql: AnySql,
  { all, order, limit }: { all: postgres.Fragment; order: postgres.Fragment; limit: number },
): Promise<FirstRows<Row>> {
  const found = await sql<(Row & { total_rows: number })[]>`
    select l.*, count(*) over ()::integer as total_rows from (${all}) as l order by ${order} limit ${limit}`;
  const total = found[0]?.total_rows ?? 0;
  for (const row of found as Partial<(typeof found)[number]>[]) delete row.total_rows;
  return { rows: found, total };
}

/** One of several rows that are called the same. */
export interface Called {
  id: string;
  /** What tells it from others that are called the same. */
  label: string;
}
