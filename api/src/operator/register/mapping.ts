import { fold } from '@directory/domain/text/fold';
import type { AnySql } from '../../first-rows.ts';
import { HEADINGS, isRegisterField, REGISTER_FIELD_NAMES, type RegisterFieldName } from './fields.ts';

/** A register's headings, as they stand in its file, and the field that each is read as; `''` is passed over. */
export type Mapping = Readonly<Record<string, RegisterFieldName | ''>>;

const headingKey = (heading: string) =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The fields that headings mean by themselves, by their keys. */
const KNOWN = new Map<string, RegisterFieldName>(
  REGISTER_FIELD_NAMES.flatMap((name) =>
    [name, ...(HEADINGS[name]?.split(', ') ?? [])].map((heading) => [headingKey(heading), name] as const),
  ),
);

/**
 * What each heading of a file is read as: what is said now, else what was kept of this register, else what the heading means by itself.
 * @param kept of the last file; empty before the first
 * @returns with `problems`, why the file cannot be read so, and `isExport`: it is one of this directory's own, whose headings are the fields'
 * names, and the kept mapping stays as it is
 */
export function resolveMapping(headings: readonly string[], kept: Mapping, said: Mapping) {
  const isExport =
    headings.every(isRegisterField) &&
    headings.includes('registration_number') &&
    Object.keys(said).length === 0;
  const before: Mapping = isExport ? {} : kept;
  const mapping: Record<string, RegisterFieldName | ''> = {};
  const unknown: string[] = [];
  for (const heading of headings) {
    // A column without a heading is passed over: its cells must be empty, which the rows' reader sees to.
    const field = said[heading] ?? before[heading] ?? (heading === '' ? '' : KNOWN.get(headingKey(heading)));
    if (field === undefined) unknown.push(heading);
    else mapping[heading] = field;
  }
  const problems = [
    ...twice(headings.filter(Boolean)).map((heading) => `Two columns are headed “${heading}”.`),
    ...unknown.map(
      (heading) =>
        `Nothing says what “${heading}” is: --map ${inShell(`${heading}=<field>`)}, or ${inShell(`${heading}=`)} to pass it over.`,
    ),
    ...missing(headings, before, said),
    ...beside(Object.keys(said), headings).map((heading) => `No column is headed “${heading}”.`),
  ];
  const fields = Object.values(mapping).filter((field) => field !== '');
  problems.push(...twice(fields).map((field) => `Two columns are read as ${field}.`));
  if (unknown.length === 0 && !fields.includes('registration_number'))
    problems.push("No column is read as registration_number: --map '<heading>=registration_number'.");
  if (unknown.length === 0 && !fields.includes('last_name') && !fields.includes('name'))
    problems.push("No column is read as last_name or name: --map '<heading>=last_name'.");
  return { mapping, problems, isExport };
}

/** Columns that the last file had and this one has not: taken in, it would empty them for everybody. */
function missing(headings: readonly string[], kept: Mapping, said: Mapping): string[] {
  const replaced = new Set(Object.values(said));
  return Object.entries(kept)
    .filter(([heading, field]) => field !== '' && !headings.includes(heading) && !replaced.has(field))
    .map(
      ([heading, field]) =>
        `The column “${heading}”, which is ${field}, is missing. If it is gone for good: profiles mapping --regulator <code> --remove ${inShell(heading)}`,
    );
}

/** A word as it is typed in a shell; headings in French have apostrophes. */
const inShell = (word: string) =>
  word.includes("'") ? `"${word.replace(/["$`\\]/g, '\\$&')}"` : `'${word}'`;

const beside = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((each) => !others.includes(each));

const twice = <Item>(items: readonly Item[]): Item[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];

/** Reads `Heading=field`; `Heading=` passes the column over. @throws RangeError with a sentence for the operator */
export function parseMapping(text: string): [heading: string, field: RegisterFieldName | ''] {
  const at = text.lastIndexOf('=');
  const heading = text.slice(0, at).replace(/\s+/g, ' ').trim();
  const field = text.slice(at + 1).trim();
  if (at < 1 || heading === '')
    throw new RangeError("It takes 'Heading=field', or 'Heading=' to pass a column over.");
  if (field !== '' && !isRegisterField(field))
    throw new RangeError(`There is no field ${field}. The fields: ${REGISTER_FIELD_NAMES.join(', ')}.`);
  return [heading, field];
}

/** What is kept of a register beside its people: `checked_on` is the day of the last file, as `2026-11-22`; null before the first. */
type KeptRegister = { regulator: string; mapping: Mapping; checked_on: string | null };

/** What is kept of this register; undefined when none of its files was read. */
export async function selectRegister(sql: AnySql, regulator: string): Promise<KeptRegister | undefined> {
  const [row] = await sql<KeptRegister[]>`
    select regulator, mapping, checked_on::text from public.registers where regulator = ${regulator}`;
  return row;
}

/** Keeps a register's mapping, and the day of its file where one is given. What is so already is not written. */
export async function saveRegister(
  sql: AnySql,
  { regulator, mapping, checked_on: checkedOn }: KeptRegister,
): Promise<void> {
  await sql`
    insert into public.registers as r (regulator, mapping, checked_on)
    select ${regulator}, ${sql.json(mapping)}, ${checkedOn}::date
    where not exists (
      select from public.registers as k
      where k.regulator = ${regulator} and k.mapping = ${sql.json(mapping)}
        and k.checked_on is not distinct from coalesce(${checkedOn}::date, k.checked_on)
    )
    on conflict (regulator) do update
    set mapping = excluded.mapping, checked_on = coalesce(excluded.checked_on, r.checked_on)`;
}
