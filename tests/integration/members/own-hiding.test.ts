import { afterAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { post } from '../api/site.ts';
import { signedInMember } from './client.ts';

const sql = connect();
const { member, client } = await signedInMember(sql);
const other = await signInNewMember(sql);
const named = { city: 'Hidington', province: 'MB', regulator: 'pam', registration_number: '71' };
const id = await addProfile(sql, { ...named, user_id: member.id, first_name: 'Hida', last_name: 'Selfaway' });

afterAll(async () => {
  await removeTestRows(sql, [other]);
  await sql`delete from auth.users where id = ${member.id}`;
});

const press = async (call: 'hide' | 'show') => {
  const answer = await client.rpc(`${call}_my_profile`);
  expect(answer.error).toBeNull();
  return answer.data as boolean;
};
const own = async () => (await client.rpc('my_profile')).data as Record<string, unknown>;
const isFound = async () => {
  const answer = await post('/api/search', { search: 'Selfaway', city: 'Hidington', province: 'MB' });
  return ((await answer.json()) as { hits: { id: string }[] }).hits.some((hit) => hit.id === id);
};
const operator = async (...args: string[]) => {
  const result = await admin(['profiles', ...args, id]);
  expect(result, result.stderr).toMatchObject({ code: 0 });
};

it('a member hides their own profile and nobody else’s, out of search at once, and shows it again', async () => {
  await expect.poll(isFound).toBe(true);
  expect((await other.client.rpc('hide_my_profile')).data).toBe(false);
  expect(await press('hide')).toBe(true);
  expect(await own()).toMatchObject({ is_active: false, hidden_by_member: true });
  await expect.poll(isFound).toBe(false);
  // Pressed twice it is the same.
  expect(await press('hide')).toBe(true);
  expect((await other.client.rpc('show_my_profile')).data).toBe(false);
  expect(await press('show')).toBe(true);
  expect(await own()).toMatchObject({ is_active: true, hidden_by_member: false });
  await expect.poll(isFound).toBe(true);
});

it('what the operator hid, after the member or before, no member shows', async () => {
  await press('hide');
  await operator('deactivate');
  expect(await press('show')).toBe(false);
  expect(await own()).toMatchObject({ is_active: false, hidden_by_member: false });
  expect(await press('hide')).toBe(false);
  expect(await press('show')).toBe(false);
  await operator('activate');
  expect(await own()).toMatchObject({ is_active: true });
});

it('nor who has left the register since', async () => {
  await press('hide');
  await sql`update psychologist_profiles set regulator = null where id = ${id}`;
  expect(await press('show')).toBe(false);
  await operator('activate');
});

it('a session that has ended changes nothing, also by the service itself', async () => {
  const { id: account, client: direct } = other;
  await sql`update profile_records set user_id = ${account} where profile_id = ${id}`;
  await sql`delete from auth.sessions where user_id = ${account}`;
  expect((await direct.rpc('hide_my_profile')).data).toBe(false);
  expect(await sql`select is_active from psychologist_profiles where id = ${id}`).toEqual([
    { is_active: true },
  ]);
});
