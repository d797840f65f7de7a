import { searchDocuments } from '@directory/indexer/engine/documents';
import { indexExists } from '@directory/indexer/engine/index-admin';
import { openSession, withLock } from '@directory/indexer/log/session';
import { readTarget, writeTarget } from '@directory/indexer/log/targets';
import { rebuild } from '@directory/indexer/rebuild/rebuild';
import { readStatus } from '@directory/indexer/status';
import { rebuildTargetOf } from '@directory/indexer/target';
import { settingsFingerprint } from '@directory/search-config/settings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile } from '../../support/database.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { eventually, ownIndex, startProgram, type OwnIndex } from './own-index.ts';

/** A small directory of their own: most of these tests build its index more than once. */
const database = await ownDatabase();
const { sql } = database;
let index: OwnIndex;

beforeAll(async () => {
  for (let n = 0; n < 20; n += 1) await addProfile(sql);
});
beforeEach(() => {
  index = ownIndex(undefined, database.url);
});
afterEach(() => index.remove(sql));
afterAll(() => database[Symbol.asyncDispose]());

const run = (options: { ifNeeded?: boolean; dryRun?: boolean } = {}) =>
  rebuild({ databaseUrl: index.databaseUrl, target: index.target, ...options });
const documents = async () => (await readStatus(index.databaseUrl, index.target)).documents;

describe('rebuild', () => {
  it('with --if-needed does nothing when the index is current, and rebuilds it when its settings are not', async () => {
    await run({ ifNeeded: true });
    expect((await run({ ifNeeded: true })).outcome).toBe('current');
    const state = await readTarget(sql, index.target.name);
    if (!state) throw new Error('There is no target.');
    await writeTarget(sql, { ...state, fingerprint: '1-of another time' });
    expect((await run({ ifNeeded: true, dryRun: true })).outcome).toBe('planned');
    expect((await readTarget(sql, index.target.name))?.fingerprint).toBe('1-of another time');
    expect((await run({ ifNeeded: true })).outcome).toBe('rebuilt');
    expect((await readTarget(sql, index.target.name))?.fingerprint).toBe(settingsFingerprint());
  });

  it('loses none of the edits made meanwhile, and searches never see less than before', async () => {
    const ids = await sql.begin(async (transaction) => {
      const added: string[] = [];
      for (let n = 0; n < 50; n += 1) added.push(await addProfile(transaction, { city: 'Steadyville' }));
      return added;
    });
    await run();
    index.startWorker();

    const state = { rebuilding: true };
    const searches: number[] = [];
    const search = async () => {
      while (state.rebuilding) {
        const { connection, uid } = index.target;
        const asked = { filter: 'city_slug = steadyville', limit: 100 };
        searches.push((await searchDocuments(connection, uid, asked)).length);
      }
    };
    let edits = 0;
    const edit = async () => {
      while (state.rebuilding) {
        const id = ids[edits % ids.length] ?? '';
        edits += 1;
        await sql`update psychologist_profiles set bio = ${`Edit ${edits}`} where id = ${id}`;
      }
    };
    const rebuildTwice = async () => {
      try {
        await run();
        await run();
        // Until each has been edited while an index was built, however busy the machine is.
        while (edits <= ids.length) await run();
      } finally {
        state.rebuilding = false;
      }
    };
    await Promise.all([rebuildTwice(), search(), edit()]);

    expect(Math.min(...searches)).toBe(50);
    expect(edits).toBeGreaterThan(50);
    await index.untilNothingLags();
    const rows = await sql<{ id: string; bio: string }[]>`
      select id, bio from psychologist_profiles where id = any(${ids}::uuid[])`;
    for (const { id, bio } of rows) expect((await index.document(id))?.bio).toBe(bio);
    await index.expectSound();
  });

  it('catches up with what was hidden and deleted meanwhile, without a worker', async () => {
    const [hidden, deleted] = [await addProfile(sql), await addProfile(sql)];
    const change = () =>
      sql.begin(async (transaction) => {
        await transaction`update psychologist_profiles set is_active = false where id = ${hidden}`;
        await transaction`delete from psychologist_profiles where id = ${deleted}`;
      });
    let changed: Promise<unknown> | undefined;
    const { caughtUp } = await rebuild({
      databaseUrl: index.databaseUrl,
      target: index.target,
      // The first report comes when the snapshot is taken: what changes now is in the log alone.
      onProgress: () => {
        changed ??= change();
      },
    });
    await changed;
    expect(caughtUp).toBeGreaterThanOrEqual(2);
    expect(await index.document(hidden)).toBeUndefined();
    expect(await index.document(deleted)).toBeUndefined();
  });

  it('leaves the old index serving when it is killed, and the next run clears what was left', async () => {
    await run();
    const before = await documents();
    const next = rebuildTargetOf(index.target);
    const session = openSession(index.databaseUrl);
    // It cannot exchange the indexes while somebody else has this lock, and so is killed before that.
    await withLock(session, 'sync', index.target.name, async () => {
      const program = startProgram('cli', ['rebuild'], index.env);
      await eventually(async () => await readTarget(sql, next.name));
      await program.end('SIGKILL');
    });
    await session.close();
    expect(await documents()).toBe(before);

    expect((await run()).outcome).toBe('rebuilt');
    expect(await documents()).toBe(before);
    expect(await readTarget(sql, next.name)).toBeUndefined();
    expect(await indexExists(index.target.connection, next.uid)).toBe(false);
  });
});
