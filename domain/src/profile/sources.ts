import { columnOf, PUBLIC_COLUMNS } from './columns.ts';
import { FACT_GROUPS, type FactGroup, type FactSource } from './public-profile.ts';
import type { ProfileRow } from './row.ts';

/** Whether somebody is known from a register alone: no account, and no word of theirs that has a day. */
export function isUnspoken(row: ProfileRow): boolean {
  const said = [row.accepting_confirmed_at, row.wait_confirmed_at, row.fees_confirmed_at];
  return row.regulator !== null && row.has_member !== true && said.every((day) => day === null);
}

/** The row as anybody may see it: of who is known from a register alone an address or a number that the register publishes, and no other. */
export function publishedRow(row: ProfileRow): ProfileRow {
  if (!isUnspoken(row)) return row;
  const published = sourcesOf(row).find(({ source }) => source === 'register')?.columns ?? [];
  return {
    ...row,
    email: published.includes('email') ? row.email : null,
    phone: published.includes('phone') ? row.phone : null,
  };
}

/** Who said which of the columns that hold something: what the member wrote is theirs, the rest the register's where it is one that registers give. */
export function sourcesOf(row: ProfileRow): FactSource[] {
  const mine = new Set(row.member_columns);
  const day = (moment: string | Date) => new Date(moment).toISOString().slice(0, 10);
  const last = [row.accepting_confirmed_at, row.wait_confirmed_at, row.fees_confirmed_at]
    .flatMap((moment) => (moment ? [day(moment)] : []))
    .sort()
    .at(-1);
  const changed = day(row.updated_at);
  const checked = row.regulator === null ? null : row.registration_checked_on;
  const sources: FactSource[] = [
    { source: 'person', regulator: null, on: last ?? null, columns: [], groups: [] },
    { source: 'register', regulator: row.regulator, on: checked ?? changed, columns: [], groups: [] },
    { source: 'directory', regulator: null, on: changed, columns: [], groups: [] },
  ];
  for (const name of PUBLIC_COLUMNS) {
    const { editable, imported } = columnOf(name);
    const { [name]: value } = row as Partial<Record<string, unknown>>;
    const isEmpty =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty || !(editable || imported)) continue;
    sources[mine.has(name) ? 0 : imported && checked !== null ? 1 : 2]?.columns.push(name);
  }
  return sources.flatMap((source) =>
    source.columns.length > 0 ? [{ ...source, groups: groupsOf(source.columns) }] : [],
  );
}

/** The groups that some columns belong to. */
function groupsOf(columns: readonly string[]): FactGroup[] {
  const found = new Set(columns.map((name) => GROUP_OF[name] ?? sectionGroup(name)));
  return FACT_GROUPS.filter((group) => found.has(group));
}

function sectionGroup(name: string): FactGroup {
  const section = PUBLIC_COLUMNS.flatMap((column) => (column === name ? [columnOf(column).public] : []))[0];
  return section === 'fees' || section === 'training' ? section : 'practice';
}

const GROUP_OF: Readonly<Record<string, FactGroup>> = {
  ...{ name: 'name', first_name: 'name', last_name: 'name', gender: 'name', credentials: 'name' },
  ...{
    phone: 'contact',
    fax: 'contact',
    email: 'contact',
    website: 'contact',
    booking_url: 'contact',
    social_links: 'contact',
  },
  ...{ place_of_work: 'place', address: 'place', city: 'place', postal_code: 'place', province: 'place' },
  ...{ accepting_new_clients: 'clients', wait_times: 'clients' },
};
