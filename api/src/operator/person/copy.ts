import type { PhotoStore } from '../../people/photos/store.ts';
import { holdingsOf } from './holdings.ts';
import type { Person, Sql } from './person.ts';

/** What is held of somebody, as they are given it. */
export interface Copy {
  madeAt: string;
  addresses: readonly string[];
  /** What is held and not in here, and why. */
  leftOut: string[];
  /** Rows by kind, in the words of the database. */
  held: Record<string, unknown[]>;
  pictures: { name: string; type: string; base64: string }[];
}

const LEFT_OUT = [
  'The texts of messages that others wrote to you: they are theirs, and you were sent them by email.',
  'Visits to your profile: they are counted without names.',
  'Your password and the links that open your account: only digests of them are kept.',
];

/** Everything that is the person's own. */
export async function copyOf(sql: Sql, person: Person, pictures: () => Promise<PhotoStore>): Promise<Copy> {
  const held: Copy['held'] = {};
  for (const { what, table, rows, copy } of await holdingsOf(sql)) {
    if (copy === 'none') continue;
    const found = await sql<{ row: unknown }[]>`
      select ${copy ? copy(sql) : sql`to_jsonb(t)`} as row from ${sql(table)} as t where ${rows(sql, person)}`;
    if (found.length > 0) held[what] = found.map(({ row }) => row);
  }
  const names = await sql<{ name: string }[]>`
    select image_filename as name from public.psychologist_profiles
    where id = any(${[...person.profiles]}::uuid[]) and image_filename is not null`;
  const shown: Copy['pictures'] = [];
  for (const { name } of names) {
    const picture = await (await pictures()).read(name.trim());
    if (picture) shown.push({ name, type: picture.type, base64: picture.bytes.toString('base64') });
  }
  return {
    madeAt: new Date().toISOString(),
    addresses: person.addresses,
    leftOut: LEFT_OUT,
    held,
    pictures: shown,
  };
}
