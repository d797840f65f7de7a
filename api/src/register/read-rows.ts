import { fieldOf, numberKey, readCell, type RegisterFieldName } from './fields.ts';
import type { Mapping } from './mapping.ts';
import type { TableFile } from './read-file.ts';

/** What a register says of one person, by the fields that its file has; null where the cell is empty. */
export type RegisterValues = Partial<Record<RegisterFieldName, string | null>>;

export interface RegisterEntry {
  /** The registration number as numbers are compared. */
  key: string;
  values: RegisterValues;
}

export interface RowError {
  row: number;
  /** The column's heading; null when the row as a whole is wrong. */
  column: string | null;
  /** The cell's text, cut short. */
  value: string;
  problem: string;
}

/** Reads every row. All errors are found, not only the first. */
export function readRows(
  file: Pick<TableFile, 'headings' | 'rows'>,
  mapping: Mapping,
): { entries: RegisterEntry[]; errors: RowError[] } {
  const columns = file.headings.map((heading) => ({ heading, name: mapping[heading] ?? '' }));
  const headingOf = (name: RegisterFieldName) =>
    columns.find((column) => column.name === name)?.heading ?? name;
  const entries: RegisterEntry[] = [];
  const errors: RowError[] = [];
  const rowOf = new Map<string, number>();
  for (const { row, cells } of file.rows) {
    const before = errors.length;
    const refuse = (column: string | null, value: string, problem: string) =>
      errors.push({ row, column, value: value.slice(0, 60), problem });
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
    if (extra.length > 0)
      refuse(null, extra.join(', '), `has ${cells.length} cells, and there are ${columns.length} columns`);
    else if (cells.length < columns.length)
      refuse(null, '', `has ${cells.length} cells, and there are ${columns.length} columns`);
    if (errors.length > before) continue;

    nameParts(values);
    const key = numberKey(values.registration_number ?? '');
    const same = rowOf.get(key);
    if (key === '') refuse(headingOf('registration_number'), values.registration_number ?? '', 'is empty');
    else if (same !== undefined)
      refuse(
        headingOf('registration_number'),
        values.registration_number ?? '',
        `stands in row ${same}, too`,
      );
    if (!values.last_name && !values.name)
      refuse(headingOf(values.last_name === undefined ? 'name' : 'last_name'), '', 'is empty');
    if (errors.length > before) continue;
    rowOf.set(key, row);
    entries.push({ key, values });
  }
  return { entries, errors };
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
