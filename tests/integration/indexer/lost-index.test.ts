import {
  askIndex,
  createIndex,
  deleteIndexIfExists,
  type EngineIndex,
  indexExists,
} from '@directory/indexer/engine/index-admin';
import { enqueue, finished } from '@directory/indexer/engine/engine';
import { addDocuments } from '@directory/indexer/engine/documents';
import { readTarget } from '@directory/indexer/log/targets';
import { checkFilled } from '@directory/indexer/rebuild/refusal';
import { rebuildTargetOf } from '@directory/indexer/target';
import { readStatus } from '@directory/indexer/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile } from '../../support/database.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { eventually, ownIndex, runIndex } from './own-index.ts';

/** A small directory of their own: each of these tests builds its index anew. */
const database = await ownDatabase();
const { sql } = database;
const index = ownIndex(undefined, database.url);
const { connection, uid, name } = index.target;
const madeAt = async () => (await askIndex<EngineIndex>(connection, uid)).createdAt;

let steady: string;

beforeAll(async () => {
  steady = await addProfile(sql, { city: 'Steadyville' });
  await index.build();
  index.startWorker();
});
afterAll(async () => {
  await index.remove(sql);
  await database[Symbol.asyncDispose]();
});

/** Until the worker has looked at the index and found it in order, and noted which one it is. */
const untilLookedAt = () =>
  eventually(async () => {
    const state = await readTarget(sql, name);
    return state?.trouble === null && state.engineCreatedAt !== null;
  });

const untilSound = async () => {
  await eventually(async () => (await index.document(steady).catch(() => undefined))?.city === 'Steadyville');
  await untilLookedAt();
  await index.expectSound();
};

describe('without any edit, the worker notices and builds the index anew', () => {
  beforeEach(untilLookedAt);

  it('when it is gone', async () => {
    await deleteIndexIfExists(connection, uid);
    await untilSound();
  });

  it('when it is empty', async () => {
    await finished(
      connection,
      await enqueue(connection, { method: 'DELETE', path: `/indexes/${uid}/documents` }),
    );
    await untilSound();
  });

  it('when it is another of the same name', async () => {
    const createdAt = await madeAt();
    await deleteIndexIfExists(connection, uid);
    await createIndex(connection, uid).catch(() => undefined);
    await addDocuments(connection, uid, [{ id: 'foreign', json: '{"id":"foreign","name":"Not ours"}' }]);
    await eventually(async () => (await madeAt()) !== createdAt);
    await untilSound();
    expect(await index.document('foreign')).toBeUndefined();
  });

  it('when it is an older state of itself', async () => {
    await sql`update search_targets set engine_updated_at = '2999-01-01T00:00:00Z' where index_uid = ${name}`;
    const createdAt = await madeAt();
    await eventually(async () => (await madeAt()) !== createdAt);
    await untilSound();
  });

  it.each([
    ['was restored into another cluster', sql`database_id = '1/1/1'`],
    ['has not come as far as what the index holds', sql`covered = '9999999999:9999999999:'`],
  ])('when the database %s, and follows it again', async (what, foreign) => {
    const createdAt = await madeAt();
    await sql`update search_targets set ${foreign} where index_uid = ${name}`;
    await sql`update psychologist_profiles set bio = ${what} where id = ${steady}`;
    await eventually(async () => (await madeAt()) !== createdAt);
    await eventually(async () => (await index.document(steady))?.bio === what);
    await untilSound();
  });
});

it('what a rebuild left that was broken off is cleared without another rebuild, and holds up no pruning', async () => {
  const own = ownIndex(undefined, database.url);
  try {
    await own.build();
    const { databaseUrl, target } = own;
    const next = rebuildTargetOf(target);
    await createIndex(next.connection, next.uid);
    await sql`insert into search_targets (index_uid, covered) values (${next.name}, pg_current_snapshot())`;
    const { rebuild } = await readStatus(databaseUrl, target);
    expect(rebuild).toEqual({ running: false, documents: 0, progress: null });
    own.startWorker();
    await eventually(async () => (await readTarget(sql, next.name)) === undefined);
    await eventually(async () => !(await indexExists(next.connection, next.uid)));
    expect((await readStatus(databaseUrl, target)).rebuild).toBeNull();
  } finally {
    await own.remove(sql);
  }
});

it('a night’s comparison mends what differs, and status shows what it found', async () => {
  await addDocuments(connection, uid, [
    { id: steady, json: JSON.stringify({ id: steady, city: 'Wrongville', hash: 'x' }) },
  ]);
  await sql`
    update search_targets set verified = jsonb_build_object('at', now() - interval '2 days') where index_uid = ${name}`;
  await eventually(async () => (await index.document(steady))?.city === 'Steadyville');
  const verified = await eventually(async () => {
    const status = await readStatus(index.databaseUrl, index.target);
    return status.verified?.checked === undefined ? undefined : status.verified;
  });
  expect(verified).toMatchObject({ counts: { stale: 1, missing: 0 }, repaired: 1 });
});

describe('a rebuild that would take most psychologists out of search', () => {
  it('is refused, also as a dry run, and done with --force', async () => {
    const many: string[] = [];
    for (let n = 0; n < 5; n += 1) many.push(await addProfile(sql));
    const own = ownIndex(undefined, database.url);
    const run = (...args: string[]) => runIndex(args, own.env);
    const documents = async () => (await readStatus(own.databaseUrl, own.target)).documents;
    try {
      await own.build();
      // Without a worker nobody takes them out one by one.
      await sql`update psychologist_profiles set is_active = false where id = any(${many}::uuid[])`;
      const [planned, refused] = [await run('rebuild', '--dry-run'), await run('rebuild')];
      expect([planned.code, refused.code]).toEqual([1, 1]);
      expect(planned.stdout).toContain('holds 6 documents, and the new index would hold 1');
      expect(refused.stderr).toContain('--force');
      // A start goes on with the index that serves.
      await sql`update search_targets set settings_fingerprint = 'old' where index_uid = ${own.target.name}`;
      expect((await run('rebuild', '--if-needed')).code).toBe(0);
      expect(await documents()).toBe(6);
      expect((await run('status')).stdout).toContain('would lose more than half');
      expect((await run('rebuild', '--force')).code).toBe(0);
      expect(await documents()).toBe(1);
    } finally {
      await own.remove(sql);
    }
  });

  it('is refused when the new index does not hold what was sent to it', async () => {
    const own = ownIndex(undefined, database.url);
    try {
      await own.build();
      const next = rebuildTargetOf(own.target);
      await createIndex(next.connection, next.uid);
      await expect(checkFilled(next, 1)).rejects.toThrow('holds only 0');
    } finally {
      await own.remove(sql);
    }
  });
});
