import { randomUUID } from 'node:crypto';
import { readStatus } from '@directory/indexer/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLag } from '@directory/indexer/log/changes';
import { ownDatabase } from '../../support/own-database.ts';
import { ask } from '../api/site.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { eventually, ownIndex } from './own-index.ts';

const sql = connect();
const index = ownIndex();

beforeAll(async () => {
  await index.build();
  index.startWorker();
});

afterAll(async () => {
  await index.remove(sql);
  await removeTestRows(sql);
  await sql`delete from practices where name like 'Overlap %'`;
  await sql`delete from specialties where specialty_name like 'Overlap %'`;
});

const untilCity = (id: string, city: string) =>
  eventually(async () => (await index.document(id))?.city === city);

describe('the worker', () => {
  it('takes a profile that is hidden or deleted out of search, and brings it back', async () => {
    const [hidden, deleted] = [await addProfile(sql), await addProfile(sql)];
    await eventually(async () => (await index.document(hidden)) && (await index.document(deleted)));
    await sql`update psychologist_profiles set is_active = false where id = ${hidden}`;
    await sql`delete from psychologist_profiles where id = ${deleted}`;
    await eventually(async () => !(await index.document(hidden)) && !(await index.document(deleted)));
    await sql`update psychologist_profiles set is_active = true where id = ${hidden}`;
    await eventually(() => index.document(hidden));
  });

  it('sets a poisonous row aside, names it, lets the others pass, and takes it once it is mended', async () => {
    const [sound, poisonous] = await sql.begin(async (transaction) => [
      await addProfile(transaction, { city: 'Soundville' }),
      // Only a no-break space: not empty for the database, yet no name to show.
      await addProfile(transaction, { first_name: '\u00a0', last_name: null }),
    ]);
    await untilCity(sound, 'Soundville');
    const letters = async () => (await readStatus(index.databaseUrl, index.target)).deadLetters;
    const letter = await eventually(async () =>
      (await letters()).find(({ profileId }) => profileId === poisonous),
    );
    expect(letter.reason).toContain('no name');
    expect(await index.document(poisonous)).toBeUndefined();

    await sql`update psychologist_profiles set last_name = 'Mended' where id = ${poisonous}`;
    await eventually(async () => (await index.document(poisonous))?.name === 'Mended');
    await eventually(async () => !(await letters()).some(({ profileId }) => profileId === poisonous));
  });

  it('goes on after Postgres has cut every connection of the indexer', async () => {
    const id = await addProfile(sql);
    await untilCity(id, 'Testville');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database()
        and (application_name like 'directory-indexer%' or query ilike 'listen "search_changes"%')`;
    const city = `Cutville ${randomUUID().slice(0, 4)}`;
    await sql`update psychologist_profiles set city = ${city} where id = ${id}`;
    await untilCity(id, city);
  });
});

describe('a change of what profiles are linked to, that commits after a new link', () => {
  it('of a practice is in the document of the profile that was linked meanwhile', async () => {
    const [practice] = await sql<{ id: string }[]>`
      insert into practices (name, latitude, longitude) values ('Overlap Old', 49.9, -97.1) returning id`;
    const id = await addProfile(sql);
    await eventually(() => index.document(id));
    const moving = await sql.reserve();
    try {
      await moving`begin`;
      await moving`
        update practices set name = 'Overlap New', latitude = 50, longitude = -100 where id = ${practice?.id ?? ''}`;
      await sql`update psychologist_profiles set practice_id = ${practice?.id ?? ''} where id = ${id}`;
      // Searches have it with what the practice was, and nothing is left to send.
      await eventually(async () => (await index.document(id))?.practice_name === 'Overlap Old');
      await index.untilNothingLags();
      await moving`commit`;
    } finally {
      moving.release();
    }
    await eventually(async () => (await index.document(id))?.practice_name === 'Overlap New');
    expect(await index.document(id)).toMatchObject({ lat: 50, lng: -100 });
    await index.expectSound();
  });
});

describe('a transaction that stays open', () => {
  it('holds up nothing, with more than a batch of changes behind it: edits are found, and nothing lags', async () => {
    const [held, edited] = [await addProfile(sql), await addProfile(sql)];
    await index.untilNothingLags();
    const open = await sql.reserve();
    try {
      await open`begin`;
      await open`update psychologist_profiles set city = 'Heldville' where id = ${held}`;
      // Twenty thousand rows of the log, and twelve thousand profiles that do not exist.
      for (let n = 0; n < 4; n += 1) {
        await sql`
          insert into search_changes (profile_id)
          select md5((n % 3000 + ${n} * 3000)::text)::uuid from generate_series(1, 5000) as n`;
      }
      await sql`notify search_changes`;
      await sql`update psychologist_profiles set city = 'Behindville' where id = ${edited}`;
      await eventually(async () => (await index.document(edited))?.city === 'Behindville');
      await index.untilNothingLags();
      // Other tests on the same server may have an older one for a moment.
      const oldest = await eventually(async () => {
        const { oldestTransaction } = await readStatus(index.databaseUrl, index.target);
        return oldestTransaction?.query?.includes('Heldville') ? oldestTransaction : undefined;
      });
      expect(oldest.pid).toBeGreaterThan(0);
      expect((await index.document(held))?.city).toBe('Testville');
      await open`commit`;
    } finally {
      open.release();
    }
    await eventually(async () => (await index.document(held))?.city === 'Heldville');
  });

  it('makes no lag of an edit that search has, however long it is open', async () => {
    const edited = await addProfile(sql);
    const open = await sql.reserve();
    try {
      await open`begin`;
      await open`select pg_current_xact_id()`;
      // It began long ago, and so did what it will log.
      await sql`
        with old as (insert into search_changes (profile_id, changed_at) values (${edited}, now() - interval '1 hour') returning 1)
        select pg_notify('search_changes', '') from old`;
      await index.untilNothingLags();
      await eventually(async () => {
        const { checks } = (await ask('/api/health')).json() as {
          checks: { index: { status: string; pending: number } };
        };
        return checks.index.status === 'ok' && checks.index.pending === 0;
      });
    } finally {
      await open`rollback`;
      open.release();
    }
  });
});

it('a change of many that nobody has sent yet counts from when the index last held all', async () => {
  await using own = await ownDatabase();
  await own.sql`insert into search_targets (index_uid, covered) values ('one', pg_current_snapshot())`;
  await own.sql`
    insert into search_changes (profile_id, changed_at)
    select gen_random_uuid(), now() - interval '1 hour' from generate_series(1, 3)`;
  const lag = await readLag(own.sql, 'one');
  expect(lag.rows).toBe(3);
  expect(lag.seconds).toBeLessThan(60);
});
