import { type Columns, columnsText, printable } from '../command-line/record-text.ts';
import type { RegisterFieldName } from './fields.ts';
import type { ImportResult } from './import.ts';
import type { FieldChange, ImportPlan } from './plan.ts';
import type { RegisterValues, RowError } from './rows.ts';

/** How many of a kind the text shows. */
const SHOWN = 20;
/** How many of a kind `--json` has: more than any register of the country has people. */
export const MOST_TOLD = 50_000;
export const SHOWN_ERRORS = 100;

const DELIMITERS: Readonly<Record<string, string>> = { '\t': 'tabs', ' ': 'spaces' };

/** What an import found, would do or has done, for people. */
export function importText(result: ImportResult, source: string): string {
  const { file, mapping, problems, errors, plan, outcome } = result;
  const sections = [
    `${source}: ${file.rows === 1 ? '1 row' : `${file.rows} rows`}, ${file.encoding}, columns separated by ${DELIMITERS[file.delimiter] ?? `“${file.delimiter}”`}.`,
  ];
  const count = errors.total + problems.length;
  if (errors.total > 0 || (problems.length > 0 && !plan)) {
    const rows = errors.first.slice(0, SHOWN_ERRORS);
    const columns: Columns<RowError> = {
      Row: ({ row }) => `row ${row}`,
      ...{ Column: 'column', Cell: 'value', Problem: 'problem' },
    };
    sections.push(
      ...problems.map(printable),
      ...(rows.length > 0 ? [columnsText(columns, rows, '')] : []),
      ...(errors.total > SHOWN_ERRORS ? [`… and ${more(errors.total - SHOWN_ERRORS, errors.total)}`] : []),
      `${count === 1 ? '1 error' : `${count} errors`}. Nothing was written.`,
    );
    return sections.join('\n');
  }
  sections.push(mappingText(mapping));
  if (plan)
    sections.push(
      ...planSections(plan),
      ...twinSection(plan.twins),
      ...erasedSection(result.regulator, plan.erased),
    );
  if (outcome === 'refused')
    sections.push(
      [...problems, 'Nothing was written. If the file is right all the same, say --force.'].join('\n'),
    );
  if (plan && outcome !== 'imported') sections.push(...publicSection(plan));
  if (outcome === 'planned') sections.push('Nothing was written: this was a dry run.');
  if (outcome === 'imported' && plan)
    sections.push(isEmpty(plan) ? 'Nothing was to be written.' : 'Everything was written.');
  return sections.join('\n\n');
}

/** The headings and what they are read as. */
export function mappingText(mapping: Readonly<Record<string, string>>): string {
  const rows = Object.entries(mapping).filter(([heading]) => heading !== '');
  return columnsText(
    { Column: 0, 'Read as': ([, field]) => field || '(passed over)' },
    rows,
    'No column is known yet.',
  );
}

const isEmpty = (plan: ImportPlan): boolean =>
  plan.new.total + plan.changed.total + plan.departed.total + plan.returned.total === 0;

function publicSection(plan: ImportPlan): string[] {
  const { people, ...facts } = plan.public;
  if (people === 0) return [];
  const list = Object.entries(facts).map(([name, count]) => `${name} ${count}`);
  return [`${people === 1 ? '1 person' : `${people} people`} will become public, with ${list.join(', ')}.`];
}

/** The counts of a plan, in the order in which they are shown. */
export function planCounts(
  plan: ImportPlan,
): Record<'new' | 'changed' | 'unchanged' | 'departed' | 'returned' | 'kept', number> {
  return {
    new: plan.new.total,
    changed: plan.changed.total,
    unchanged: plan.unchanged,
    departed: plan.departed.total,
    returned: plan.returned.total,
    kept: plan.kept.total,
  };
}

function planSections(plan: ImportPlan): string[] {
  const change = (changes: readonly FieldChange[]) =>
    changes.map(({ field, from, to }) => `      ${field}: ${quoted(from)} -> ${quoted(to)}`);
  return [
    Object.entries(planCounts(plan))
      .map(([name, count]) => `${name.padEnd(10)} ${count}`)
      .join('\n'),
    ...section('New', plan.new, ({ values }) => [`  + ${label(values)}`]),
    ...section('Changed', plan.changed, ({ values, id, changes, isFound }) => [
      `  ~ ${label(values)}  ${id}${isFound ? '  (was in the directory already)' : ''}`,
      ...change(changes),
    ]),
    ...section('Departed, to be hidden', plan.departed, ({ values, id }) => [`  - ${label(values)}  ${id}`]),
    ...section('Back again', plan.returned, ({ values, id, changes }) => [
      `  + ${label(values)}  ${id}`,
      ...change(changes),
    ]),
    ...section('Members’ own words, kept', plan.kept, ({ key, id, fields }) => [
      `  = ${key}  ${id}`,
      ...fields.map(
        ({ field, from, to }) => `      ${field}: ${quoted(from)}, the register has ${quoted(to)}`,
      ),
    ]),
  ];
}

function twinSection(twins: ImportPlan['twins']): string[] {
  return section('Perhaps somebody who is there already (if so: profiles link)', twins, (twin) => [
    `  ? ${twin.key} ${twin.name} is like ${twin.otherNumber ?? 'one without a number'}${twin.otherId ? `  ${twin.otherId}` : ', in this file'} (same ${twin.because.join(', ')})`,
  ]);
}

function erasedSection(regulator: string, erased: readonly string[]): string[] {
  const who = erased.length === 1 ? '1 person was' : `${erased.length} people were`;
  return section(
    `${who} erased and left out (if they want to come back: person allow)`,
    { total: erased.length, first: erased },
    (key) => [`  / ${regulator}:${key}`],
  );
}

function section<Item>(
  title: string,
  { total, first }: { total: number; first: readonly Item[] },
  lines: (item: Item) => readonly string[],
): string[] {
  if (total === 0) return [];
  const shown = first.slice(0, SHOWN).flatMap(lines).map(printable);
  if (total > SHOWN) shown.push(`  … and ${more(total - SHOWN, total)}`);
  return [[`${title}:`, ...shown].join('\n')];
}

const more = (rest: number, total: number): string =>
  `${rest} more; --json has ${total > MOST_TOLD ? `the first ${MOST_TOLD}` : 'them all'}.`;

const quoted = (value: string | null) => (value === null ? 'nothing' : `“${value}”`);

function label(values: RegisterValues): string {
  const part = (name: RegisterFieldName) => values[name] ?? '';
  const name = part('name') || `${part('first_name')} ${part('last_name')}`.trim();
  return [part('registration_number'), name, part('city')].filter(Boolean).join(', ');
}
