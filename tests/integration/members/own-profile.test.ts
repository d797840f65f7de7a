import { REVIEWED_COLUMNS } from '@directory/domain/profile/columns';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addProfile,
  anonymous,
  connect,
  giveProfile,
  removeTestRows,
  signInNewMember,
  storedProfile,
  type Member,
} from '../../support/database.ts';

const sql = connect();
const [a, b] = await Promise.all([signInNewMember(sql), signInNewMember(sql)]);
let profileA: string;
let profileB: string;

/** What is no change of the profile yet: it waits for the operator, or for the owner of the address. */
const WAITING: ReadonlySet<string> = new Set([...REVIEWED_COLUMNS, 'email']);
const table = (member: Member) => member.client.from('psychologist_profiles');

async function stored(id: string): Promise<Record<string, unknown>> {
  const row = await storedProfile(sql, id);
  if (!row) throw new Error(`There is no profile ${id}.`);
  return row;
}

beforeEach(async () => {
  await removeTestRows(sql);
  profileA = await addProfile(sql, { user_id: a.id, name: 'Member A', practice_areas: 'Anxiety' });
  profileB = await addProfile(sql, {
    user_id: b.id,
    name: 'Member B',
    discipline_info: 'private',
    registration_history: 'private',
  });
});
afterAll(() => removeTestRows(sql, [a, b]));

describe('a member edits', () => {
  it('the own list of specialties, which takes the place of the register’s', async () => {
    const [specialty] = await sql<{ id: string }[]>`select id from specialties limit 1`;
    const join = (profile: string) =>
      sql`insert into profile_specialties (profile_id, specialty_id) values (${profile}, ${specialty?.id ?? ''})`;
    await Promise.all([join(profileA), join(profileB)]);
    const joined = async (profile: string) =>
      (await sql`select 1 from profile_specialties where profile_id = ${profile}`).length;

    await table(a).update({ bio: 'Other words' }).eq('id', profileA);
    expect(await joined(profileA)).toBe(1);
    await table(a).update({ practice_areas: 'Knots' }).eq('id', profileA);
    expect(await joined(profileA)).toBe(0);
    // The operator's list of areas leaves the join alone.
    await sql`update psychologist_profiles set practice_areas = 'Other' where id = ${profileB}`;
    expect(await joined(profileB)).toBe(1);
  });

  it.each([
    ['booking_url', 'https://book.example.org/'],
    ['second_bio', 'Bonjour'],
    ['social_links', { linkedin: 'https://www.linkedin.com/in/a' }],
  ])('%s on the premium plan only', async (column, value) => {
    const before = await stored(profileA);
    const free = await table(a)
      .update({ [column]: value, bio: 'And more' })
      .eq('id', profileA);
    expect(free.error).toMatchObject({ code: '42501', message: 'premium_required' });
    expect(free.error?.hint).toContain('premium plan');
    expect(await stored(profileA)).toEqual(before);

    await sql`update psychologist_profiles set is_premium = true where id = ${profileA}`;
    const premium = await table(a)
      .update({ [column]: value })
      .eq('id', profileA);
    expect(premium.error).toBeNull();
    // What the premium time left behind neither hinders other edits nor can it be changed, only taken away.
    await sql`update psychologist_profiles set is_premium = false where id = ${profileA}`;
    expect((await table(a).update({ bio: 'Later' }).eq('id', profileA)).error).toBeNull();
    const emptied = column === 'social_links' ? {} : null;
    expect(
      (
        await table(a)
          .update({ [column]: emptied })
          .eq('id', profileA)
      ).error,
    ).toBeNull();
    expect((await stored(profileA))[column]).toEqual(emptied);
  });
});

describe('two editors of one profile', () => {
  it('never overwrite each other: the later save finds no row', async () => {
    const save = (bio: string, revision: number) =>
      table(a).update({ bio }).eq('id', profileA).eq('revision', revision).select('bio,revision');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => save(`Editor ${index}`, 1)));
    const won = answers.flatMap(({ data, error }) => {
      expect(error).toBeNull();
      return data ?? [];
    });
    expect(won).toHaveLength(1);
    expect(await stored(profileA)).toMatchObject({ bio: won[0]?.bio as string, revision: 2 });
    expect((await save('Too late', 1)).data).toEqual([]);
    expect((await save('In time', 2)).data).toEqual([{ bio: 'In time', revision: 3 }]);
  });

  it('are told of a change of whatever a member may write, unless it waits', async () => {
    await sql`update psychologist_profiles set is_premium = true where id = ${profileA}`;
    const writable = await sql<{ name: string; type: string }[]>`
      select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = 'psychologist_profiles'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('authenticated', attrelid, attnum, 'UPDATE')`;
    expect(writable.length).toBeGreaterThan(20);
    const special: Record<string, unknown> = {
      bio_language: 'fr',
      website: 'https://practice.example.org/',
      email: 'me@practice.example.org',
      postal_code: 'R3C 4T3',
      booking_url: 'https://book.example.org/',
      session_types: 'Phone',
      social_links: { linkedin: 'https://social.example.org/me' },
      specialties_detailed: { adhd: { experience_years: 1 } },
      accepts_severity_levels: ['mild'],
      stated_registrations: ['ON'],
      left_out_of: ['sites'],
    };
    for (const { name, type } of writable) {
      const before = await stored(profileA);
      const value =
        special[name] ??
        (type === 'boolean' ? before[name] !== true : type === 'integer' ? 18_000 : 'Something new');
      expect(
        (
          await table(a)
            .update({ [name]: value })
            .eq('id', profileA)
        ).error,
        name,
      ).toBeNull();
      const revision = Number(before['revision']) + (WAITING.has(name) ? 0 : 1);
      expect((await stored(profileA))['revision'], name).toBe(revision);
    }
  });

  it('are not disturbed by the operator, the photo, or a save that changes nothing', async () => {
    await sql`update psychologist_profiles set is_premium = true, image_filename = 'x.webp' where id = ${profileA}`;
    await table(a).update({ name: 'Member A' }).eq('id', profileA);
    expect(await stored(profileA)).toMatchObject({ revision: 1 });
    expect((await table(a).update({ revision: 7 }).eq('id', profileA)).error?.code).toBe('42501');
  });
});

describe('of another member’s profile a member', () => {
  it('changes nothing', async () => {
    const before = await stored(profileB);
    const answer = await table(a)
      .update({ bio: 'A was here', accepting_new_clients: true })
      .eq('id', profileB)
      .select('id');
    expect(answer.data).toEqual([]);
    // Not even without a filter.
    await table(a).update({ bio: 'A was everywhere' }).neq('name', '');
    expect(await stored(profileB)).toEqual(before);
  });
});

describe('a member without a profile', () => {
  it('starts one: hidden, free and their own, whatever they send', async () => {
    const c = await signInNewMember(sql);
    try {
      const profile = { first_name: 'Cleo', last_name: 'New', city: 'Brandon', province: 'MB', bio: 'Hi' };
      // Whose it is cannot be said at all.
      expect((await table(c).insert({ ...profile, user_id: a.id })).error).not.toBeNull();
      expect((await table(c).insert(profile)).error).toBeNull();
      const own = await c.client.rpc('my_profile');
      expect(own.data).toMatchObject({
        is_active: false,
        is_premium: false,
        name_slug: 'cleo-new',
        revision: 1,
        specialties: [],
      });
      expect(own.data).not.toHaveProperty('discipline_info');
      const { id } = own.data as { id: string };
      expect(await stored(id)).toMatchObject({ user_id: c.id });
      expect((await anonymous().from('psychologist_profiles').select('id').eq('id', id)).error?.code).toBe(
        '42501',
      );

      const second = await table(c).insert({ first_name: 'Cleo', last_name: 'Twice' });
      expect(second.error?.code).toBe('23505');
      await sql`delete from psychologist_profiles where id = ${id}`;
    } finally {
      await removeTestRows(sql, [c]);
    }
  });
});

it('a member that is deleted leaves the profile, owned by nobody', async () => {
  const c = await signInNewMember(sql);
  const id = await addProfile(sql, { user_id: c.id });
  await sql`delete from auth.users where id = ${c.id}`;
  expect(await stored(id)).toMatchObject({ id, user_id: null });
});

it('an access token changes nothing any more once its session has ended', async () => {
  const c = await signInNewMember(sql);
  const id = await addProfile(sql, { user_id: c.id, bio: 'Before' });
  await sql`delete from auth.sessions where user_id = ${c.id}`;
  const { data } = await table(c).update({ bio: 'After' }).eq('id', id).select('id');
  expect(data ?? []).toEqual([]);
  expect(await stored(id)).toMatchObject({ bio: 'Before' });
  await giveProfile(sql, id, null);
  expect((await table(c).insert({ first_name: 'A', last_name: 'B' })).error).not.toBeNull();
  await removeTestRows(sql, [c]);
});
