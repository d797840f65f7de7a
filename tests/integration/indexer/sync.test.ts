import { randomUUID } from 'node:crypto';
import { readStatus } from '@directory/indexer/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});

const untilCity = (id: string, city: string) =>
  eventually(async () => (await index.document(id))?.city === city);

const untilNothingLags = () =>
  eventually(async () => (await readStatus(index.databaseUrl, index.target)).lag?.rows === 0);

describe('the worker', () => {
  it('makes a new profile and each edit of it findable', async () => {
    const id = await addProfile(sql, { city: 'Firstville' });
    await untilCity(id, 'Firstville');
    await sql`update psychologist_profiles set city = 'Secondville' where id = ${id}`;
    await untilCity(id, 'Secondville');
    expect((await index.document(id))?.city_slug).toBe('secondville');
  });

  it('takes a profile that is hidden or deleted out of search, and brings it back', async () => {
    const [hidden, deleted] = [await addProfile(sql), await addProfile(sql)];
    await eventually(async () => (await index.document(hidden)) && (await index.document(deleted)));
    await sql`update psychologist_profiles set is_active = false where id = ${hidden}`;
    await sql`delete from psychologist_profiles where id = ${deleted}`;
    await eventually(async () => !(await index.document(hidden)) && !(await index.document(deleted)));
    await sql`update psychologist_profiles set is_active = true where id = ${hidden}`;
    await eventually(() => index.document(hidden));
  });

  it('follows the practice and the specialties that a profile is linked to', async () => {
    const [practice] = await sql<{ id: string }[]>`
      insert into practices (name, latitude, longitude) values ('Old Practice', 49.9, -97.1) returning id`;
    const practiceId = practice?.id ?? '';
    const id = await addProfile(sql, { practice_id: practiceId });
    await eventually(async () => (await index.document(id))?.practice_name === 'Old Practice');
    await sql`update practices set name = 'New Practice' where id = ${practiceId}`;
    await eventually(async () => (await index.document(id))?.practice_name === 'New Practice');

    await sql`
      insert into profile_specialties (profile_id, specialty_id)
      select ${id}, id from specialties order by specialty_name limit 1`;
    const [specialty] = await sql<{ name: string }[]>`
      select specialty_name as name from specialties order by specialty_name limit 1`;
    await eventually(async () => (await index.document(id))?.specialties.includes(specialty?.name ?? '?'));
    await sql`delete from psychologist_profiles where id = ${id}`;
    await sql`delete from practices where id = ${practiceId}`;
  });

  it('does not skip a transaction that took its number early and commits late', async () => {
    const [early, late] = [await addProfile(sql), await addProfile(sql)];
    await untilCity(late, 'Testville');
    const transaction = await sql.reserve();
    try {
      await transaction`begin`;
      await transaction`update psychologist_profiles set city = 'Lateville' where id = ${late}`;
      await sql`update psychologist_profiles set city = 'Earlyville' where id = ${early}`;
      // What is committed does not wait for what is not, nor does the note of it.
      await untilCity(early, 'Earlyville');
      await untilNothingLags();
      expect((await index.document(late))?.city).toBe('Testville');
      await transaction`commit`;
      await untilCity(late, 'Lateville');
      await untilNothingLags();
    } finally {
      await transaction`rollback`;
      transaction.release();
    }
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

  it('tells listeners that the index has changed', async () => {
    let told = 0;
    const listener = await sql.listen('search_index_changed', () => (told += 1));
    const id = await addProfile(sql, { city: 'Toldville' });
    await untilCity(id, 'Toldville');
    await eventually(() => Promise.resolve(told > 0));
    await listener.unlisten();
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
