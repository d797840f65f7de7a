import { profilePath } from '@directory/domain/site/paths';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addProfile, anonymous, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { FACET_FIELDS } from '@directory/domain/facets';
import { ask, search } from '../api/site.ts';

const sql = connect();
const words = {
  first_name: 'Xylophia',
  last_name: 'Quartzwood',
  city: 'Brandon',
  bio: 'Xylophonic remedies',
};
/** What no other profile has: hidden with this one. */
const practice = { name: 'Xylopractice Clinic', address: '1 Xylostreet', email: 'xylo@practice.example' };
const specialty = 'Xylotherapy';
let id: string;

beforeAll(async () => {
  const [practiceRow] = await sql<{ id: string }[]>`insert into practices ${sql(practice)} returning id`;
  id = await addProfile(sql, {
    ...words,
    image_filename: 'hidden-person/secret.webp',
    practice_id: practiceRow?.id ?? '',
    is_active: true,
  });
  await sql`
    with added as (insert into specialties (specialty_name) values (${specialty}) returning id)
    insert into profile_specialties (profile_id, specialty_id) select ${id}, added.id from added`;
  // So that its absence later is the doing of is_active, not of an index that never had it.
  await vi.waitFor(
    async () => {
      expect((await search({ search: 'Quartzwood' })).hits).toHaveLength(1);
      expect((await search({ search: specialty })).hits).toHaveLength(1);
      expect((await ask(`/api/profiles/${id}`)).status).toBe(200);
    },
    { timeout: 75_000 },
  );
  await sql`update psychologist_profiles set is_active = false where id = ${id}`;
  await vi.waitFor(async () => expect((await search({ search: 'Quartzwood' })).hits).toHaveLength(0), {
    timeout: 75_000,
  });
});
afterAll(async () => {
  await removeTestRows(sql);
  await sql`delete from practices where name = ${practice.name}`;
  await sql`delete from specialties where specialty_name = ${specialty}`;
});

it('a hidden profile is in no answer of the REST interface', async () => {
  const member = await signInNewMember(sql);
  const profiles = () => member.client.from('psychologist_profiles');
  expect((await profiles().select('id').eq('id', id)).data).toEqual([]);
  expect((await profiles().select('id').eq('last_name', words.last_name)).data).toEqual([]);
  expect((await profiles().select('id', { count: 'exact', head: true }).eq('id', id)).count).toBe(0);
  // Visitors have no table at all.
  expect((await anonymous().from('psychologist_profiles').select('id').eq('id', id)).error?.code).toBe(
    '42501',
  );
  await sql`delete from auth.users where id = ${member.id}`;
});

it('nor are its practice and its specialty in any of the site’s', async () => {
  for (const q of ['Xylopractice', 'Xylostreet', specialty]) {
    expect(
      (await search({ search: q })).hits.map((hit) => hit.id),
      q,
    ).not.toContain(id);
    expect((await ask(`/api/suggestions?q=${q}&language=en`)).text, q).not.toContain(q);
  }
  const { facets } = await search({ count: FACET_FIELDS });
  expect(JSON.stringify(facets)).not.toContain(specialty);
  for (const path of [
    '/api/filters',
    '/api/featured',
    '/api/landing?province=manitoba&city=brandon',
    '/manitoba/brandon',
    '/sitemaps/places-manitoba.xml',
  ])
    expect((await ask(path)).text, path).not.toMatch(/Xylo(practice|street|therapy)/);
});

it('nor of the site: search, suggestions, profile data, or a page', async () => {
  const [slugs] = await sql<{ city_slug: string; name_slug: string }[]>`
    select city_slug, name_slug from psychologist_profiles where id = ${id}`;
  const path = profilePath({
    id,
    province: 'MB',
    ...slugs,
    city_slug: slugs?.city_slug ?? '',
    name_slug: slugs?.name_slug ?? '',
  });
  const name = path.replace('/psychologist/', '/');
  for (const address of [path, `/psychologist/${id}`]) {
    const page = await ask(address);
    const end = page.status === 301 ? await ask(page.headers.get('location') ?? '') : page;
    expect(end.status, address).toBe(404);
    expect(end.text).not.toMatch(/Quartzwood|Xylophonic/);
  }
  expect((await ask(`/api/profiles/${id}`)).status).toBe(404);
  expect((await ask(`/api/profiles/by-name${name}`)).status).toBe(404);
  expect((await ask('/api/suggestions?q=Quartzwood&language=en')).text).not.toContain('Quartzwood');
  expect((await ask('/find-a-psychologist?search=Quartzwood')).text).not.toMatch(/Xylophia|Xylophonic/);
  expect((await search({ search: 'Xylophonic remedies' })).hits.map((hit) => hit.id)).not.toContain(id);
});
