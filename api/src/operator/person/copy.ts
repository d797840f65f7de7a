import type { Context } from '../command-line/context.ts';
import { holdingsOf, thePerson } from './holdings.ts';
import type { Person } from './person.ts';

/** What is held and not in a copy, and why. */
const LEFT_OUT = [
  'The texts of messages that others wrote to you: they are theirs, and you were sent them by email.',
  'Visits to your profile: they are counted without names.',
  'Your password and the links that open your account: only digests of them are kept.',
];

/** Everything that is the person's own, as they are given it: rows by kind, in the words of the database. */
export async function copyOf(context: Context, person: Person) {
  const { sql } = context;
  const held: Record<string, unknown[]> = {};
  for (const { what, table, rows, copy } of await holdingsOf(sql)) {
    if (copy === null) continue;
    const found = await sql<{ row: unknown }[]>`
      select ${sql.unsafe(copy)} as row from ${sql(table)} as t, ${thePerson(sql, person)} where ${sql.unsafe(rows)}`;
    if (found.length > 0) held[what] = found.map(({ row }) => row);
  }
  const names = await sql<{ name: string }[]>`
    select btrim(image_filename) as name from public.psychologist_profiles
    where id = any(${[...person.profiles]}::uuid[]) and image_filename is not null`;
  const shown: { name: string; type: string; base64: string }[] = [];
  for (const { name } of names) {
    const picture = await (await context.pictures()).read(name);
    if (picture) shown.push({ name, type: picture.type, base64: picture.bytes.toString('base64') });
  }
  const { addresses } = person;
  return { madeAt: new Date().toISOString(), addresses, leftOut: LEFT_OUT, held, pictures: shown };
}
