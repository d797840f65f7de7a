import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addProfile,
  anonymous,
  connect,
  removeTestRows,
  signInNewMember,
  storedProfile,
} from '../../support/database.ts';

const sql = connect();
const [a, b] = await Promise.all([signInNewMember(sql), signInNewMember(sql)]);
let profile: string;

beforeEach(async () => {
  await removeTestRows(sql);
  const register = { name: 'Member A', credentials: 'M.A.', city: 'Brandon' };
  profile = await addProfile(sql, { ...register, user_id: a.id });
});
afterAll(() => removeTestRows(sql, [a, b]));

const save = (columns: Record<string, unknown>, member = a) =>
  member.client
    .from('psychologist_profiles')
    .update(columns)
    .eq('id', profile)
    .eq('revision', 1)
    .select('name,credentials,bio,revision');

const history = () => sql`
  select field, old_value, new_value, state from profile_changes
  where profile_id = ${profile} order by requested_at, field`;

describe('a member’s change of name or credentials', () => {
  it('is no revision, no change for search and no later time of change', async () => {
    const before = await storedProfile(sql, profile);
    const logged = () => sql`select count(*) from search_changes where profile_id = ${profile}`;
    const log = await logged();
    expect((await save({ name: 'Someone Else' })).data).toMatchObject([{ revision: 1 }]);
    expect(await storedProfile(sql, profile)).toEqual(before);
    expect(await logged()).toEqual(log);
  });

  it('is one for each field: the newer takes the older one’s place, the same again changes nothing', async () => {
    await save({ name: 'First' });
    await save({ name: 'Second' });
    await save({ name: 'Second' });
    expect(await history()).toMatchObject([
      { new_value: 'First', state: 'withdrawn' },
      { new_value: 'Second', state: 'waiting' },
    ]);
  });

  it('is taken back by saving the present words, and stays when other fields are saved', async () => {
    await save({ name: 'First', credentials: null });
    await save({ wait_times: 'Soon' });
    expect((await history()).map(({ state }) => state as string)).toEqual(['waiting', 'waiting']);
    await a.client.from('psychologist_profiles').update({ name: 'Member A' }).eq('id', profile);
    expect(await history()).toMatchObject([
      { field: 'credentials', new_value: null, state: 'waiting' },
      { field: 'name', state: 'withdrawn' },
    ]);
  });

  it('is none where the register has the two parts of the shown name alone', async () => {
    await sql`update psychologist_profiles set name = null, first_name = 'Ana', last_name = 'Roy' where id = ${profile}`;
    await a.client.from('psychologist_profiles').update({ name: 'Ana Roy' }).eq('id', profile);
    expect(await history()).toEqual([]);
    await a.client.from('psychologist_profiles').update({ name: 'Ana Ray' }).eq('id', profile);
    expect(await history()).toMatchObject([{ old_value: 'Ana Roy', new_value: 'Ana Ray' }]);
    expect(await storedProfile(sql, profile)).toMatchObject({ name: null });
  });

  it('can be asked for twenty times a day', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await save({ name: `Member ${String.fromCharCode(65 + count)}b` })).error).toBeNull();
    expect((await save({ name: 'Once More' })).error?.message).toContain('too_many_changes');
  });
});

it('the operator writes what the register has, at once and in whatever characters', async () => {
  const register = { name: 'Roy, Ana (Anna) 2\u00ad', credentials: 'M.A.' };
  await sql`update psychologist_profiles set ${sql(register)} where id = ${profile}`;
  expect(await storedProfile(sql, profile)).toMatchObject(register);
  // It hinders none of the member's other changes.
  const { error } = await a.client.from('psychologist_profiles').update({ bio: 'New' }).eq('id', profile);
  expect(error).toBeNull();
  expect(await history()).toEqual([]);
});

it('a first save writes the name at once, if it is one', async () => {
  const c = await signInNewMember(sql);
  const start = (columns: Record<string, unknown>) => c.client.from('psychologist_profiles').insert(columns);
  const person = { first_name: 'Cleo', last_name: 'New', city: 'Brandon', province: 'MB' };
  try {
    for (const bad of [{ name: 'Cl\u200beo' }, { first_name: 'Cleo 2' }])
      expect((await start({ ...person, ...bad })).error?.message, JSON.stringify(bad)).toContain(
        'violates check constraint',
      );
    expect((await start({ ...person, name: 'Cleo New', credentials: 'M.A.' })).error).toBeNull();
    const own = await c.client.rpc('my_profile');
    expect(own.data).toMatchObject({ name: 'Cleo New', credentials: 'M.A.', waiting_changes: [] });
    await sql`delete from psychologist_profiles where id = ${(own.data as { id: string }).id}`;
  } finally {
    await removeTestRows(sql, [c]);
  }
});

describe('what waits', () => {
  const mine = async () => (await a.client.rpc('my_profile')).data as { waiting_changes: unknown };

  it('is told to its member', async () => {
    await save({ name: 'Someone Else', credentials: null });
    expect((await mine()).waiting_changes).toEqual([
      { field: 'credentials', value: null, requested_at: expect.any(String) as string },
      { field: 'name', value: 'Someone Else', requested_at: expect.any(String) as string },
    ]);
  });

  it('is taken back by its member, one field or all, and by nobody else', async () => {
    await save({ name: 'Someone Else', credentials: 'Ph.D.' });
    const takeBack = (client: (typeof a)['client'], args = {}) =>
      client.rpc('withdraw_profile_changes', args);
    expect((await takeBack(anonymous())).error?.code).toBe('42501');
    expect((await takeBack(b.client)).data).toBe(false);
    expect((await takeBack(a.client, { field: 'name' })).data).toBe(true);
    expect((await mine()).waiting_changes).toMatchObject([{ field: 'credentials' }]);
    expect((await takeBack(a.client, { field: 'name' })).data).toBe(false);
    expect((await takeBack(a.client)).data).toBe(true);
    expect((await history()).map(({ state }) => state as string)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('is not taken back with the token of a session that has ended', async () => {
    const c = await signInNewMember(sql);
    await sql`update profile_records set user_id = ${c.id} where profile_id = ${profile}`;
    await save({ name: 'Someone Else' }, c);
    await sql`delete from auth.sessions where user_id = ${c.id}`;
    expect((await c.client.rpc('withdraw_profile_changes')).data).toBe(false);
    expect(await history()).toMatchObject([{ state: 'waiting' }]);
    await sql`update profile_records set user_id = ${a.id} where profile_id = ${profile}`;
    await removeTestRows(sql, [c]);
  });

  it('goes with its profile, and stays when the account goes', async () => {
    await save({ name: 'Someone Else' });
    await sql`update profile_records set user_id = null where profile_id = ${profile}`;
    expect(await history()).toHaveLength(1);
    await sql`delete from psychologist_profiles where id = ${profile}`;
    expect(await history()).toEqual([]);
  });
});
