import type { FirstRows } from '../../first-rows.ts';
import {
  type Columns,
  columnsText,
  people as peopleText,
  printable,
  said,
  wordsText,
} from '../command-line/record-text.ts';
import type { WrongCell } from '../command-line/operation.ts';
import type { ImportResult } from './import.ts';
import type { FieldChange, ImportPlan } from './plan.ts';
import type { RegisterValues } from './rows.ts';

/** How many of a kind the text shows. */
const SHOWN = 20;
/** How many of a kind `--json` has: more than any register of the country has people. */
export const MOST_TOLD = 50_000;
export const SHOWN_ERRORS = 100;

const DELIMITERS: Readonly<Record<string, string>> = { '\t': 'tabs', ' ': 'spaces' };

/** What an import found, would do or has done, for people. */
export function importText(
  { file, mapping, problems, errors, plan, outcome, regulator }: ImportResult,
  source: string,
  /** Wrong cells are shown in another way. */
  withoutCells = false,
): string {
  const rows = file.rows === 1 ? '1 row' : `${file.rows} rows`;
  const delimiter = DELIMITERS[file.delimiter] ?? `“${file.delimiter}”`;
  const read = `${source}: ${rows}, ${file.encoding}, columns separated by ${delimiter}.`;
  if (!plan) {
    const count = errors.total + problems.length;
    const rest = errors.total - errors.rows.length;
    return said(
      read,
      ...problems.map(printable),
      !withoutCells && errors.rows.length > 0 && columnsText(ERRORS, errors.rows, ''),
      rest > 0 && `… and ${more(rest, errors.total)}`,
      `${count === 1 ? '1 error' : `${count} errors`}. Nothing was written.`,
    ).join('\n');
  }
  const { people, ...facts } = plan.public;
  const isEmpty = plan.new.total + plan.changed.total + plan.departed.total + plan.returned.total === 0;
  const list = Object.entries(facts).map(([name, count]) => `${name} ${count}`);
  return said(
    read,
    mappingText(mapping),
    ...planSections(plan, regulator),
    outcome === 'refused' &&
      [...problems, 'Nothing was written. If the file is right all the same, say --force.'].join('\n'),
    outcome !== 'imported' &&
      people > 0 &&
      `${peopleText(people)} will become public, with ${list.join(', ')}.`,
    outcome === 'planned' && 'Nothing was written: this was a dry run.',
    outcome === 'imported' && (isEmpty ? 'Nothing was to be written.' : 'Everything was written.'),
  ).join('\n\n');
}

const ERRORS: Columns<WrongCell> = {
  Row: ({ row }) => `row ${row}`,
  Column: 'column',
  Cell: ({ value }) => value.slice(0, 60),
  Problem: 'problem',
};

/** The headings and what they are read as. */
export function mappingText(mapping: Readonly<Record<string, string>>): string {
  const rows = Object.entries(mapping).filter(([heading]) => heading !== '');
  return columnsText(
    { Column: 0, 'Read as': ([, field]) => field || '(passed over)' },
    rows,
    'No column is known yet.',
  );
}

/** The counts of a plan, in the order in which they are shown. */
export const planCounts = (plan: ImportPlan) => ({
  new: plan.new.total,
  changed: plan.changed.total,
  unchanged: plan.unchanged,
  departed: plan.departed.total,
  returned: plan.returned.total,
  kept: plan.kept.total,
});

function planSections(plan: ImportPlan, regulator: string): string[] {
  const changes = (fields: readonly FieldChange[], between: string) =>
    fields.map(({ field, from, to }) => `      ${field}: ${quoted(from)}${between}${quoted(to)}`);
  const erased = { total: plan.erased.length, rows: plan.erased };
  return [
    Object.entries(planCounts(plan))
      .map(([name, count]) => `${name.padEnd(10)} ${count}`)
      .join('\n'),
    ...section('New', plan.new, ({ values }) => [`  + ${label(values)}`]),
    ...section('Changed', plan.changed, (each) => [
      `  ~ ${label(each.values)}  ${each.id}${each.isFound ? '  (was in the directory already)' : ''}`,
      ...changes(each.changes, ' -> '),
    ]),
    ...section('Departed, to be hidden', plan.departed, ({ values, id }) => [`  - ${label(values)}  ${id}`]),
    ...section('Back again', plan.returned, (each) => [
      `  + ${label(each.values)}  ${each.id}`,
      ...changes(each.changes, ' -> '),
    ]),
    ...section('Members’ own words, kept', plan.kept, ({ key, id, fields }) => [
      `  = ${key}  ${id}`,
      ...changes(fields, ', the register has '),
    ]),
    ...section('Perhaps somebody who is there already (if so: profiles link)', plan.twins, (twin) => [
      `  ? ${twin.key} ${twin.name} is like ${twin.otherNumber ?? 'one without a number'}${twin.otherId ? `  ${twin.otherId}` : ', in this file'} (same ${twin.because.join(', ')})`,
    ]),
    ...section('Names with letters that look like others', plan.lookAlikes, ({ key, values }) => [
      `  ! ${key} ${wordsText(nameOf(values))}`,
    ]),
    ...section(
      `${peopleText(erased.total)} ${erased.total === 1 ? 'was' : 'were'} erased and left out (if they want to come back: person allow)`,
      erased,
      (key) => [`  / ${regulator}:${key}`],
    ),
  ];
}

function section<Item>(
  title: string,
  { total, rows }: FirstRows<Item>,
  lines: (item: Item) => readonly string[],
): string[] {
  if (total === 0) return [];
  const shown = rows.slice(0, SHOWN).flatMap(lines).map(printable);
  if (total > SHOWN) shown.push(`  … and ${more(total - SHOWN, total)}`);
  return [[`${title}:`, ...shown].join('\n')];
}

const more = (rest: number, total: number): string =>
  `${rest} more; --json has ${total > MOST_TOLD ? `the first ${MOST_TOLD}` : 'them all'}.`;

const quoted = (value: string | null) => (value === null ? 'nothing' : `“${value}”`);

const label = (values: RegisterValues): string =>
  [values.registration_number, nameOf(values), values.city].filter(Boolean).join(', ');

const nameOf = ({ name, first_name: first, last_name: last }: RegisterValues): string =>
  name ?? `${first ?? ''} ${last ?? ''}`.trim();
