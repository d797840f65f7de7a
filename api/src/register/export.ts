import type postgres from 'postgres';
import { REGISTER_FIELD_NAMES } from './fields.ts';
import { writeTable } from './read-file.ts';
import { selectPresent } from './store.ts';

/**
 * Everyone who stands in this register now, as CSV with the fields' names as headings: what an import takes in without a change.
 */
export async function exportRegister(
  sql: postgres.Sql,
  regulator: string,
): Promise<{ csv: string; people: number }> {
  const listed = (await selectPresent(sql, regulator)).filter(({ hasDeparted }) => !hasDeparted);
  const rows = listed.map(({ values }) => REGISTER_FIELD_NAMES.map((name) => values[name] ?? ''));
  return { csv: writeTable(REGISTER_FIELD_NAMES, rows), people: listed.length };
}
