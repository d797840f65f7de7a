import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { addProfile } from './database.ts';
import { readStack } from './stack-file.ts';

export interface TestPsychologist {
  id: string;
  name: string;
  email: string;
  /** The address by name, beginning with a slash. */
  path: string;
}

/** Adds a psychologist of an unmistakable name and email address. The caller removes the row by its id. */
export async function addPsychologist(
  sql: postgres.Sql,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<TestPsychologist> {
  // No j: a name in `Ja` may be read as `j'a…`, somebody's own story.
  const mark = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'abcdefghik'[Number(digit)] ?? '');
  const name = `Tess ${mark[0]?.toUpperCase() ?? ''}${mark.slice(1).replace('-', '')}`;
  const email = `${mark}@psychologist.example`;
  const [first_name, last_name] = name.split(' ');
  const id = await addProfile(sql, { first_name, last_name, email, ...columns });
  const response = await fetch(`${readStack().app}/api/profiles/${id}`);
  const { movedTo } = (await response.json()) as { movedTo?: string };
  if (movedTo === undefined) throw new Error('The profile has no address by name.');
  return { id, name, email, path: movedTo };
}
