import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProfile } from '../../support/database.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { eventually, ownIndex, startProgram } from './own-index.ts';

const database = await ownDatabase();
const { sql } = database;
const index = ownIndex(undefined, database.url);

beforeAll(() => index.build());
afterAll(async () => {
  await index.remove(sql);
  await database[Symbol.asyncDispose]();
});

it('a worker that stands still in the middle of a batch is replaced, and writes nothing old once it goes on', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(await addProfile(sql));
  const frozen = startProgram('worker', [], index.env);
  await frozen.untilPrinted('"msg":"active"');
  const standby = startProgram('worker', [], index.env);
  await standby.untilPrinted('"msg":"ready"');
  await index.untilNothingLags();

  // It has read these rows, or is about to, when it stops.
  await sql`update psychologist_profiles set city = 'Oldville' where id = any(${ids}::uuid[])`;
  frozen.send('SIGSTOP');
  await sql`update psychologist_profiles set city = 'Newville' where id = any(${ids}::uuid[])`;
  await standby.untilPrinted('"msg":"active"');
  for (const id of ids) await eventually(async () => (await index.document(id))?.city === 'Newville');

  frozen.send('SIGCONT');
  await frozen.untilPrinted('"msg":"sync failed');
  // It stands by now: after this edit it has had its chance.
  await sql`update psychologist_profiles set bio = 'Afterwards' where id = ${ids[0] ?? ''}`;
  await eventually(async () => (await index.document(ids[0] ?? ''))?.bio === 'Afterwards');
  for (const id of ids) expect((await index.document(id))?.city).toBe('Newville');
  await index.expectSound();
  await Promise.all([frozen.end('SIGTERM'), standby.end('SIGTERM')]);
});
