import { printable, tableText } from '../commands/record-text.ts';
import type { RegisterFieldName } from './fields.ts';
import type { ImportResult } from './import.ts';
import type { FieldChange, ImportPlan } from './plan.ts';
import type { RegisterValues } from './read-rows.ts';

/** How many of a kind the text shows; `--json` has them all. */
const SHOWN = 20;
const SHOWN_ERRORS = 100;

const DELIMITERS: Readonly<Record<string, string>> = { '\t': 'tabs', ' ': 'spaces' };

/** What an import found, would do or has done, for people. */
export function importText(result: ImportResult, source: string): string {
  const { file, mapping, problems, errors, plan, twins, outcome } = result;
  const sections = [
    `${source}: ${file.rows === 1 ? '1 row' : `${file.rows} rows`}, ${file.encoding}, columns separated by ${DELIMITERS[file.delimiter] ?? `“${file.delimiter}”`}.`,
  ];
  const count = errors.length + problems.length;
  if (errors.length > 0 || (problems.length > 0 && !plan)) {
    const rows = errors
      .slice(0, SHOWN_ERRORS)
      .map(({ row, column, value, problem }) => [...[`row ${row}`, column ?? '', value, problem]]);
    sections.push(
      ...problems.map(printable),
      ...(rows.length > 0 ? [tableText(['ROW', 'COLUMN', 'CELL', 'PROBLEM'], rows, '')] : []),
      ...(errors.length > SHOWN_ERRORS
        ? [`… and ${errors.length - SHOWN_ERRORS} more; --json has them all.`]
        : []),
      `${count === 1 ? '1 error' : `${count} errors`}. Nothing was written.`,
    );
    return sections.join('\n');
  }
  sections.push(mappingText(mapping));
  if (plan) sections.push(...planSections(plan), ...twinSection(twins));
  if (outcome === 'refused')
    sections.push(
      [...problems, 'Nothing was written. If the file is right all the same, say --force.'].join('\n'),
    );
  if (outcome === 'planned') sections.push('Nothing was written: this was a dry run.');
  if (outcome === 'imported' && plan)
    sections.push(isEmpty(plan) ? 'Nothing was to be written.' : 'Everything was written.');
  return sections.join('\n\n');
}

/** The headings and what they are read as. */
export function mappingText(mapping: Readonly<Record<string, string>>): string {
  const rows = Object.entries(mapping)
    .filter(([heading]) => heading !== '')
    .map(([heading, field]) => [heading, field || '(passed over)']);
  return tableText(['COLUMN', 'READ AS'], rows, 'No column is known yet.');
}

const isEmpty = ({ added, changed, departed, returned }: ImportPlan): boolean =>
  added.length + changed.length + departed.length + returned.length === 0;

/** The counts of a plan, in the order in which they are shown. */
export function planCounts(
  plan: ImportPlan,
): Record<'new' | 'changed' | 'unchanged' | 'departed' | 'returned' | 'kept', number> {
  return {
    new: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    departed: plan.departed.length,
    returned: plan.returned.length,
    kept: plan.kept.length,
  };
}

function planSections({ added, changed, departed, returned, kept, ...rest }: ImportPlan): string[] {
  const counts = planCounts({ added, changed, departed, returned, kept, ...rest });
  const change = (changes: readonly FieldChange[]) =>
    changes.map(({ field, from, to }) => `      ${field}: ${quoted(from)} -> ${quoted(to)}`);
  return [
    Object.entries(counts)
      .map(([name, count]) => `${name.padEnd(10)} ${count}`)
      .join('\n'),
    ...section('New', added, ({ values }) => [`  + ${label(values)}`]),
    ...section('Changed', changed, ({ profile, changes, isFound }) => [
      `  ~ ${label(profile.values)}  ${profile.id}${isFound ? '  (was in the directory already)' : ''}`,
      ...change(changes),
    ]),
    ...section('Departed, to be hidden', departed, ({ values, id }) => [`  - ${label(values)}  ${id}`]),
    ...section('Back again', returned, ({ profile, changes }) => [
      `  + ${label(profile.values)}  ${profile.id}`,
      ...change(changes),
    ]),
    ...section('Members’ own words, kept', kept, ({ key, id, fields }) => [
      `  = ${key}  ${id}`,
      ...fields.map(
        ({ field, from, to }) => `      ${field}: ${quoted(from)}, the register has ${quoted(to)}`,
      ),
    ]),
  ];
}

function twinSection(twins: ImportResult['twins']): string[] {
  return section('Perhaps somebody who is there already (if so: profiles link)', twins, (twin) => [
    `  ? ${twin.key} ${twin.name} is like ${twin.otherNumber ?? 'one without a number'}${twin.otherId ? `  ${twin.otherId}` : ', in this file'} (same ${twin.because.join(', ')})`,
  ]);
}

function section<Item>(
  title: string,
  items: readonly Item[],
  lines: (item: Item) => readonly string[],
): string[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, SHOWN).flatMap(lines).map(printable);
  if (items.length > SHOWN) shown.push(`  … and ${items.length - SHOWN} more; --json has them all.`);
  return [[`${title}:`, ...shown].join('\n')];
}

const quoted = (value: string | null) => (value === null ? 'nothing' : `“${value}”`);

function label(values: RegisterValues): string {
  const part = (name: RegisterFieldName) => values[name] ?? '';
  const name = part('name') || `${part('first_name')} ${part('last_name')}`.trim();
  return [part('registration_number'), name, part('city')].filter(Boolean).join(', ');
}
