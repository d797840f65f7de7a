import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorker } from '@directory/indexer/sync/worker';
import { connectTargets } from '@directory/indexer/target';
import { addProfile, connect, removeTestRows } from '../support/database.ts';
import { readStack } from '../support/stack-file.ts';
import { ownIndex } from '../integration/indexer/own-index.ts';

const sql = connect();
const index = ownIndex();

beforeAll(() => index.build());
afterAll(async () => {
  await index.remove(sql);
  await removeTestRows(sql);
});

it('a transaction of 200,000 changes is sent once for each profile', async () => {
  const ids = await sql.begin(async (transaction) => {
    const added: string[] = [];
    for (let n = 0; n < 40; n += 1) added.push(await addProfile(transaction));
    return added;
  });
  // What an import does that touches rows again and again; most of these profiles exist no more.
  await sql.begin(async (transaction) => {
    await transaction`
      insert into search_changes (profile_id)
      select md5((n % 18000)::text)::uuid from generate_series(1, 200000) as n`;
    await transaction`update psychologist_profiles set city = 'Bulkville' where id = any(${ids}::uuid[])`;
    await transaction`notify search_changes`;
  });
  const stack = readStack();
  const { url, adminKey } = stack.meilisearch;
  const lines: { msg: string; changes: number; indexed: number; deleted: number }[] = [];
  const worker = startWorker({
    databaseUrl: stack.programDatabaseUrls.indexer,
    targets: connectTargets([{ url, apiKey: adminKey }], index.target.uid),
    logger: pino(
      { level: 'info' },
      { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[0]) },
    ),
  });
  try {
    await index.untilNothingLags();
  } finally {
    // The last batch is logged after it is noted.
    await worker.stop();
  }
  for (const id of ids) expect((await index.document(id))?.city).toBe('Bulkville');
  const sent = lines
    .filter(({ msg }) => msg === 'synced')
    .reduce((sum, { indexed, deleted }) => sum + indexed + deleted, 0);
  // Other tests on the same database add a few of their own.
  expect(sent).toBeGreaterThanOrEqual(18_040);
  expect(sent).toBeLessThan(27_000);
});
