import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backup } from '@directory/api/operator/backup/backup';
import { restore } from '@directory/api/operator/backup/restore';
import { createPhotoStore } from '@directory/api/people/photos/store';
import { createSupabaseHttp } from '@directory/api/people/members/supabase-http';
import { expect, it } from 'vitest';
import { addProfile } from '../../support/database.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { readStack } from '../../support/stack-file.ts';

it('a backup holds nobody’s copy, and a restore forgets neither who wants to be erased nor what operators did', async () => {
  const { url, secretKey } = readStack().supabase;
  const pictures = createPhotoStore(createSupabaseHttp(url), secretKey);
  const parent = await mkdtemp(join(tmpdir(), 'directory-wishes-'));
  const folder = join(parent, 'backup');
  await using database = await ownDatabase();
  const { sql } = database;
  const account = randomUUID();
  await sql`insert into auth.users (id) values (${account})`;
  const id = await addProfile(sql, { user_id: account });
  await sql`
    insert into person_requests (wish, account, email, done_at, copy)
    values ('copy', ${account}, 'ann@example.org', now(), '{"held": "words of theirs"}')`;
  const act = (operation: string) =>
    sql`insert into operator_acts (act, operation) values (gen_random_uuid(), ${operation})`;
  await act('before');
  await backup({ sql, pictures, folder });
  await act('since');
  const saved = gunzipSync(
    await readFile(join(folder, 'tables', 'public.person_requests.jsonl.gz')),
  ).toString();
  expect(saved).toContain('ann@example.org');
  expect(saved).not.toContain('words of theirs');

  await sql`insert into person_requests (wish, account, email) values ('erase', ${account}, 'ann@example.org')`;
  await sql`update psychologist_profiles set is_active = false where id = ${id}`;
  await restore({ sql, pictures, folder, force: true });
  expect(
    await sql`select wish, account, copy, done_at is null as waits from person_requests order by wish`,
  ).toEqual([
    { wish: 'copy', account, copy: null, waits: false },
    { wish: 'erase', account, copy: null, waits: true },
  ]);
  expect(await sql`select is_active from psychologist_profiles where id = ${id}`).toEqual([
    { is_active: false },
  ]);
  expect(await sql`select operation from operator_acts order by at`).toEqual([
    { operation: 'before' },
    { operation: 'since' },
  ]);
  await using empty = await ownDatabase();
  await restore({ sql: empty.sql, pictures, folder });
  expect(await empty.sql`select operation from operator_acts`).toEqual([{ operation: 'before' }]);
  await rm(parent, { recursive: true });
});
