import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addProfile,
  CLOSED_TABLES,
  connect,
  removeTestRows,
  signInNewMember,
  storedProfile,
} from '../../support/database.ts';

const sql = connect();
const a = await signInNewMember(sql);
const b = await signInNewMember(sql);
let profileA: string;
let profileB: string;

beforeEach(async () => {
  await removeTestRows(sql);
  profileA = await addProfile(sql, {
    user_id: a.id,
    name: 'Member A',
    is_active: false,
    discipline_info: 'private',
  });
  profileB = await addProfile(sql, { user_id: b.id, name: 'Member B' });
});

afterAll(async () => {
  await removeTestRows(sql, [a, b]);
  await sql.end();
});

const stored = (id: string) => storedProfile(sql, id);

describe('a member', () => {
  it('reads the own profile while it is hidden; another member does not', async () => {
    const own = await a.client.from('psychologist_profiles').select('id,name').eq('id', profileA);
    expect(own.data).toEqual([{ id: profileA, name: 'Member A' }]);
    const foreign = await b.client.from('psychologist_profiles').select('id').eq('id', profileA);
    expect(foreign.data).toEqual([]);
  });

  it('finds the own profile without its id, with nothing private in it', async () => {
    const own = await a.client.rpc('my_profile');
    expect(own.error).toBeNull();
    expect(own.data).toMatchObject({ id: profileA, name: 'Member A', is_active: false });
    expect(Object.keys(own.data as object)).not.toContain('discipline_info');
    expect(Object.keys(own.data as object)).not.toContain('user_id');
  });

  it('changes bio, phone and website', async () => {
    const change = { bio: 'New', phone: '204-555-0100', website: 'https://example.org/' };
    const answer = await a.client
      .from('psychologist_profiles')
      .update(change)
      .eq('id', profileA)
      .select('phone');
    expect(answer.error).toBeNull();
    expect(answer.data).toEqual([{ phone: change.phone }]);
    expect(await stored(profileA)).toMatchObject(change);
  });

  it.each([
    ['is_premium', true],
    ['is_active', true],
    ['full_address', '1 Main Street'],
    ['practice_id', null],
    ['province', 'ON'],
    ['first_name', 'Eve'],
    ['name_slug', 'eve'],
    ['booking_url', 'https://example.org/'],
    ['registration_number', '1'],
    ['updated_at', '2020-01-01'],
  ])('may not change %s', async (column, value) => {
    const before = await stored(profileA);
    const answer = await a.client
      .from('psychologist_profiles')
      .update({ [column]: value })
      .eq('id', profileA);
    expect(answer.error?.code).toBe('42501');
    // Together with an allowed column, the whole update is refused.
    const mixed = await a.client
      .from('psychologist_profiles')
      .update({ bio: 'New', [column]: value })
      .eq('id', profileA);
    expect(mixed.error?.code).toBe('42501');
    expect(await stored(profileA)).toEqual(before);
  });

  it('may not change what is private, nor whose a profile is', async () => {
    const before = await stored(profileA);
    for (const change of [{ user_id: b.id }, { discipline_info: null }]) {
      const answer = await a.client.from('profile_records').update(change).eq('profile_id', profileA);
      expect(answer.error?.code).toBe('42501');
      const mixed = await a.client
        .from('psychologist_profiles')
        .update({ bio: 'New', ...change })
        .eq('id', profileA);
      expect(mixed.error).not.toBeNull();
    }
    const claim = await a.client.from('profile_records').insert({ profile_id: profileB, user_id: a.id });
    expect(claim.error?.code).toBe('42501');
    expect((await a.client.from('profile_records').delete().eq('user_id', b.id)).error?.code).toBe('42501');
    expect(await stored(profileA)).toEqual(before);
  });

  it('may not change another profile', async () => {
    const before = await stored(profileB);
    const answer = await a.client
      .from('psychologist_profiles')
      .update({ bio: 'A was here' })
      .eq('id', profileB)
      .select('id');
    expect(answer.data).toEqual([]);
    // Not even without a filter.
    await a.client.from('psychologist_profiles').update({ bio: 'A was everywhere' }).neq('name', '');
    expect(await stored(profileB)).toEqual(before);
  });

  it('may neither add a second profile nor delete one', async () => {
    const added = await a.client.from('psychologist_profiles').insert({ name: 'Second', bio: '' });
    expect(added.error?.code).toBe('23505');
    const deleted = await a.client.from('psychologist_profiles').delete().eq('id', profileA);
    expect(deleted.error?.code).toBe('42501');
    expect(await stored(profileA)).toBeDefined();
  });

  it('may not write what is not a web address as website', async () => {
    const answer = await a.client
      .from('psychologist_profiles')
      .update({ website: 'javascript:alert(1)' })
      .eq('id', profileA);
    expect(answer.error?.message).toContain('psychologist_profiles_website_check');
    expect(await stored(profileA)).toMatchObject({ website: null });
  });

  it.each(CLOSED_TABLES)('may not read %s', async (table) => {
    expect((await a.client.from(table).select('*').limit(1)).error?.code).toBe('42501');
  });

  it('has an edit logged for search although the log is closed to members', async () => {
    const [before] = await sql<{ count: number }[]>`
      select count(*)::int as count from search_changes where profile_id = ${profileA}
    `;
    await a.client.from('psychologist_profiles').update({ bio: 'Logged' }).eq('id', profileA);
    const [after] = await sql<{ count: number }[]>`
      select count(*)::int as count from search_changes where profile_id = ${profileA}
    `;
    expect(after?.count).toBe((before?.count ?? 0) + 1);
  });
});

it('a member that is deleted leaves the profile, owned by nobody', async () => {
  const c = await signInNewMember(sql);
  const profile = await addProfile(sql, { user_id: c.id });
  await sql`delete from auth.users where id = ${c.id}`;
  expect(await stored(profile)).toMatchObject({ id: profile, user_id: null });
});
