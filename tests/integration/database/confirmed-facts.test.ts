import { lapseJob } from '@directory/api/people/confirmed-facts/lapse-job';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addProfile,
  connect,
  removeTestRows,
  signInNewMember,
  storedProfile,
} from '../../support/database.ts';
import { search } from '../api/site.ts';

const sql = connect();
const member = await signInNewMember(sql);
let profile: string;

const SAID = { accepting_new_clients: true, wait_times: '1 to 2 weeks', fee_individual_cents: 18_000 };

beforeEach(async () => {
  await removeTestRows(sql);
  profile = await addProfile(sql, { user_id: member.id, last_name: 'Lapsington', ...SAID });
});
afterAll(() => removeTestRows(sql, [member]));

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** How many whole days ago each fact was last confirmed, and whether the word on new clients counts no more. */
async function facts() {
  const row = await storedProfile(sql, profile);
  const age = (column: string) => {
    const at = row?.[column];
    return at instanceof Date ? Math.floor((Date.now() - at.getTime()) / DAY_MS) : null;
  };
  return {
    accepting: age('accepting_confirmed_at'),
    wait: age('wait_confirmed_at'),
    fees: age('fees_confirmed_at'),
    lapsed: row?.['accepting_lapsed'],
  };
}
const age = (days: number) => sql`
  update psychologist_profiles set accepting_confirmed_at = ${daysAgo(days)}, wait_confirmed_at = ${daysAgo(days)},
    fees_confirmed_at = ${daysAgo(days)}
  where id = ${profile}`;
const save = async (columns: Record<string, unknown>) => {
  const { error } = await member.client.from('psychologist_profiles').update(columns).eq('id', profile);
  return error?.code;
};

describe('the day of the last word', () => {
  it('is that of the first, and of an import the day that it gives, but none to come', async () => {
    expect(await facts()).toEqual({ accepting: 0, wait: 0, fees: 0, lapsed: false });
    await age(30);
    expect(await facts()).toEqual({ accepting: 30, wait: 30, fees: 30, lapsed: false });
    await age(-30);
    expect(await facts()).toEqual({ accepting: 0, wait: 0, fees: 0, lapsed: false });
    const silent = await storedProfile(sql, await addProfile(sql));
    expect(silent).toMatchObject({
      accepting_confirmed_at: null,
      wait_confirmed_at: null,
      fees_confirmed_at: null,
    });
  });

  it('moves with what a member says, the same as before or something else, and with nothing else', async () => {
    await age(30);
    await save({ bio: 'New', accepting_new_clients: true });
    expect(await facts()).toMatchObject({ accepting: 0, wait: 30, fees: 30 });
    await save({ wait_times: 'About a month' });
    expect(await facts()).toMatchObject({ accepting: 0, wait: 0, fees: 30 });
    await sql`update psychologist_profiles set sliding_scale = true where id = ${profile}`;
    expect(await facts()).toMatchObject({ fees: 0 });
  });

  it('goes with what is taken back', async () => {
    await save({ accepting_new_clients: null, wait_times: ' ' });
    await sql`update psychologist_profiles set fee_individual_cents = null where id = ${profile}`;
    expect(await facts()).toEqual({ accepting: null, wait: null, fees: null, lapsed: false });
  });

  it('is no member’s to write, and the same word again is no new version', async () => {
    for (const column of ['accepting_confirmed_at', 'wait_confirmed_at', 'fees_confirmed_at'])
      expect(await save({ [column]: daysAgo(1) }), column).toBe('42501');
    expect(await save({ accepting_lapsed: false })).toBe('42501');
    await save({ accepting_new_clients: true });
    expect(await storedProfile(sql, profile)).toMatchObject({ revision: 1 });
  });
});

describe('a word on new clients', () => {
  it('counts until so many days have gone by, and again once it is given', async () => {
    await age(ACCEPTANCE_DAYS - 0.01);
    expect((await facts()).lapsed).toBe(false);
    await age(ACCEPTANCE_DAYS + 0.01);
    expect((await facts()).lapsed).toBe(true);
    expect(await storedProfile(sql, profile)).toMatchObject({ accepting_new_clients: true });
    await save({ accepting_new_clients: true });
    expect((await facts()).lapsed).toBe(false);
  });

  it('leaves search once the hour’s job has found it too old', async () => {
    const found = async () => {
      const { hits } = await search({ search: 'Lapsington', accepting: ['yes'] });
      return hits.map(({ id }) => id);
    };
    await expect.poll(found).toEqual([profile]);
    await age(ACCEPTANCE_DAYS + 1);
    const lapsed = await sql.begin(async (transaction) => {
      // As time leaves it: too old, and nobody has looked yet, nor can before this does.
      await transaction`update psychologist_profiles set accepting_lapsed = false where id = ${profile}`;
      await transaction`set local role directory_worker`;
      const lapse = await (await lapseJob.handler()).createHandler({ sql: transaction as never });
      return lapse.handle({}, undefined as never);
    });
    expect(lapsed?.['lapsed']).toBeGreaterThanOrEqual(1);
    await expect
      .poll(async () =>
        (await search({ search: 'Lapsington' })).hits.map(({ id, accepting }) => [id, accepting]),
      )
      .toEqual([[profile, undefined]]);
    await expect.poll(found).toEqual([]);
    await save({ accepting_new_clients: true });
    await expect.poll(found).toEqual([profile]);
  });
});
