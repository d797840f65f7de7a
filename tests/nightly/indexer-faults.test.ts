import { readLag } from '@directory/indexer/log/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../support/database.ts';
import { eventually, ownIndex, startProgram, type OwnIndex } from '../integration/indexer/own-index.ts';
import { ownMeilisearch } from '../integration/indexer/own-meilisearch.ts';

const sql = connect();

afterAll(() => removeTestRows(sql));

const addProfiles = (count: number) =>
  sql.begin(async (transaction) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await addProfile(transaction));
    return ids;
  });

const lagOf = async ({ target }: OwnIndex) => (await readLag(sql, target.name)).rows;

describe('a worker that is killed', () => {
  const index = ownIndex();
  beforeAll(() => index.build());
  afterAll(() => index.remove(sql));

  it('loses nothing of the batch it had in hand', async () => {
    const ids = await addProfiles(300);
    let round = 0;
    // On a busy machine the moment may be over before this sees it: then there is another.
    for (let killedInTime = 0; killedInTime < 3;) {
      round += 1;
      const worker = startProgram('worker', [], index.env);
      await worker.untilPrinted('"msg":"active"');
      await sql`update psychologist_profiles set city = ${`Round ${round}`} where id = any(${ids}::uuid[])`;
      // The engine has the batch and the cursor has not moved: the moment at which most could be lost.
      await eventually(async () => {
        const { results } = await index.target.connection.ask<{ results: unknown[] }>({
          method: 'GET',
          path: `/tasks?indexUids=${index.target.uid}&statuses=enqueued,processing&limit=1`,
        });
        return results.length > 0 || (await lagOf(index)) === 0;
      });
      await worker.end('SIGKILL');
      if ((await lagOf(index)) !== 0) killedInTime += 1;
    }
    const worker = startProgram('worker', [], index.env);
    await index.untilNothingLags();
    for (const id of ids) expect((await index.document(id))?.city).toBe(`Round ${round}`);
    await index.expectSound();
    expect((await worker.end('SIGTERM')).code).toBe(0);
  });
});

describe('two workers', () => {
  const index = ownIndex();
  beforeAll(() => index.build());
  afterAll(() => index.remove(sql));

  it('take turns: one acts, the other stands by and takes over', async () => {
    const first = startProgram('worker', [], index.env);
    await first.untilPrinted('"msg":"active"');
    const second = startProgram('worker', [], index.env);
    await second.untilPrinted('"msg":"ready"');
    const id = await addProfile(sql, { city: 'Oneville' });
    await eventually(async () => (await index.document(id))?.city === 'Oneville');

    await first.untilPrinted('"msg":"synced"');
    await first.end('SIGKILL');
    await second.untilPrinted('"msg":"active"');
    await sql`update psychologist_profiles set city = 'Twoville' where id = ${id}`;
    await eventually(async () => (await index.document(id))?.city === 'Twoville');

    const standby = await second.end('SIGTERM');
    expect(standby.code).toBe(0);
    const acted = standby.stdout.slice(0, standby.stdout.indexOf('"msg":"active"'));
    expect(acted).not.toContain('"msg":"synced"');
  });

  it('end at once when told to, also the one that stands by', async () => {
    const first = startProgram('worker', [], index.env);
    await first.untilPrinted('"msg":"active"');
    const second = startProgram('worker', [], index.env);
    await second.untilPrinted('"msg":"ready"');
    expect((await second.end('SIGTERM')).code).toBe(0);
    expect((await first.end('SIGINT')).code).toBe(0);
  });
});

describe('Meilisearch that is killed and comes back', () => {
  it('is caught up with, also with what was changed while it was down', async () => {
    await using meilisearch = await ownMeilisearch();
    const index = ownIndex(meilisearch);
    try {
      await index.build();
      index.startWorker();
      const ids = await addProfiles(100);
      await meilisearch.kill();
      await sql`update psychologist_profiles set city = 'Downville' where id = any(${ids}::uuid[])`;
      await meilisearch.start();
      await index.untilNothingLags();
      for (const id of ids) expect((await index.document(id))?.city).toBe('Downville');
      await index.expectSound();
    } finally {
      await meilisearch.start().catch(() => undefined);
      await index.remove(sql);
    }
  });

  it('gets its index back by itself when it comes back empty', async () => {
    await using empty = await ownMeilisearch();
    const index = ownIndex(empty);
    try {
      index.startWorker();
      const id = await addProfile(sql, { city: 'Freshville' });
      await eventually(async () => (await index.document(id).catch(() => undefined))?.city === 'Freshville');
      await index.expectSound();
    } finally {
      await index.remove(sql);
    }
  });
});
