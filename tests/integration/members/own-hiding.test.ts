import { setProfileState } from '@directory/api/people/profiles/store';
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

it('nor who has left the register since; who is in it again shows what they hid', async () => {
  await press('hide');
  await sql`insert into registers (regulator) values ('pam') on conflict do nothing`;
  await sql`
    insert into register_entries (regulator, number_key, profile_id, departed_on, departure_noted_at)
    values ('pam', ${`own-${id}`}, ${id}, '2026-01-02', now())`;
  await sql`update psychologist_profiles set regulator = null where id = ${id}`;
  expect(await press('show')).toBe(false);
  // What they are told is not theirs to change.
  expect(await own()).toMatchObject({ is_active: false, hidden_by_member: false });
  expect((await admin(['profiles', 'activate', id])).stderr).toContain('--force');
  // As the next file does that has them: the register had not hidden them.
  await sql`update register_entries set departed_on = null, departure_noted_at = null where profile_id = ${id}`;
  await sql`update psychologist_profiles set regulator = 'pam' where id = ${id}`;
  expect(await own()).toMatchObject({ is_active: false, hidden_by_member: true });
  expect(await press('show')).toBe(true);
  await sql`delete from register_entries where profile_id = ${id}`;
});

it('the operator sees who hid themselves, and shows them against that wish alone; never who wants to be erased', async () => {
  const activate = (...args: string[]) => admin(['profiles', 'activate', ...args, id]);
  const shown = async () => (await admin(['profiles', 'show', id])).stdout;
  await press('hide');
  expect(await shown()).toMatch(/Status +hidden by the member/);
  const listed = await admin(['profiles', 'list', '--state', 'withdrawn', '--limit', '1000', '--json']);
  expect(JSON.parse(listed.stdout)).toContainEqual(expect.objectContaining({ id, state: 'withdrawn' }));
  for (const args of [[], ['--dry-run']])
    expect(await activate(...args)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--force') as string,
    });
  expect(await own()).toMatchObject({ is_active: false, hidden_by_member: true });
  await operator('activate', '--force');
  expect(await own()).toMatchObject({ is_active: true, hidden_by_member: false });

  await press('hide');
  // Just tried: the custodian leaves it for some minutes.
  await sql`
    insert into person_requests (wish, account, email, tried_at) values ('erase', ${member.id}, 'hida@example.org', now())`;
  expect(await shown()).toMatch(/Status +hidden: the member wants to be erased/);
  expect(await activate('--force')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('wants to be erased') as string,
  });
  // Also where the wish came after the operator had looked.
  expect(await setProfileState(sql, id, { is_active: true })).toBe(false);
  expect(await own()).toMatchObject({ is_active: false });
  await sql`delete from person_requests where account = ${member.id}`;
  expect(await press('show')).toBe(true);
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
