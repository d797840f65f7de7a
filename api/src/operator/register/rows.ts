import { fieldOf, readCell, type RegisterFieldName } from './fields.ts';
import { numberKey } from '../../people/profiles/lists.ts';
import type { Mapping } from './mapping.ts';
import type { TableRow } from './table.ts';

/** What a register says of one person, by the fields that its file has; null where the cell is empty. */
export type RegisterValues = Partial<Record<RegisterFieldName, string | null>>;

export interface RegisterEntry {
  /** The registration number as numbers are compared. */
  key: string;
  values: RegisterValues;
}

/** How much of a wrong cell is told. */
export const SHOWN_OF_CELL = 60;

export interface RowError {
  row: number;
  /** The column's heading; null when the row as a whole is wrong. */
  column: string | null;
  /** The cell's text, cut short. */
  value: string;
  problem: string;
}

export interface ReadRow extends RegisterEntry {
  row: number;
  /** All that is wrong with it, but for a number that stands in another row, too. */
  errors: RowError[];
}

/** The column's heading of each field that the file has. */
export const headingOf = (mapping: Mapping, field: RegisterFieldName): string =>
  Object.entries(mapping).find(([, name]) => name === field)?.[0] ?? field;

/** Reads the rows of a file with these headings. Columns without a field are passed over. */
export function rowReader(headings: readonly string[], mapping: Mapping): (row: TableRow) => ReadRow {
  const columns = headings.map((heading) => ({ heading, name: mapping[heading] ?? '' }));
  const names = (['last_name', 'name'] as const).filter((name) =>
    columns.some((column) => column.name === name),
  );
  return ({ row, cells }) => {
    const errors: RowError[] = [];
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
    if (extra.length > 0)
      refuse(null, extra.join(', '), `has ${cells.length} cells, and there are ${columns.length} columns`);
    else if (cells.length < columns.length)
      refuse(null, '', `has ${cells.length} cells, and there are ${columns.length} columns`);
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
