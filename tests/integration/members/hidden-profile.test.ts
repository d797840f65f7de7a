import { profilePath } from '@directory/domain/paths';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addProfile, anonymous, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask, search } from '../api/site.ts';

const sql = connect();
const words = {
  first_name: 'Xylophia',
  last_name: 'Quartzwood',
  city: 'Brandon',
  bio: 'Xylophonic remedies',
};
let id: string;

beforeAll(async () => {
  id = await addProfile(sql, { ...words, image_filename: 'hidden-person/secret.webp', is_active: true });
  // So that its absence later is the doing of is_active, not of an index that never had it.
  await vi.waitFor(async () => expect((await search({ q: 'Quartzwood' })).hits).toHaveLength(1), {
    timeout: 10_000,
  });
  await sql`update psychologist_profiles set is_active = false where id = ${id}`;
  await vi.waitFor(async () => expect((await search({ q: 'Quartzwood' })).hits).toHaveLength(0), {
    timeout: 10_000,
  });
});
afterAll(async () => {
  await removeTestRows(sql);
  await sql.end();
});

it('a hidden profile is in no answer of the REST interface', async () => {
  const table = () => anonymous().from('psychologist_profiles');
  expect((await table().select('id').eq('id', id)).data).toEqual([]);
  expect((await table().select('id').eq('last_name', words.last_name)).data).toEqual([]);
  expect((await table().select('id', { count: 'exact', head: true }).eq('id', id)).count).toBe(0);
  expect(
    (await anonymous().from('profile_specialties').select('profile_id').eq('profile_id', id)).data,
  ).toEqual([]);
  const member = await signInNewMember(sql);
  expect((await member.client.from('psychologist_profiles').select('id').eq('id', id)).data).toEqual([]);
  await sql`delete from auth.users where id = ${member.id}`;
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
  expect((await search({ q: 'Xylophonic remedies' })).hits.map((hit) => hit.id)).not.toContain(id);
});

it('nor does anyone list the pictures, whose names nobody can guess', async () => {
  const { supabase } = readStack();
  const storage = anonymous().storage.from('psychologist-images');
  for (const folder of ['', 'hidden-person']) expect((await storage.list(folder)).data ?? []).toEqual([]);
  const response = await fetch(`${supabase.url}/storage/v1/object/list/psychologist-images`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: '' }),
  });
  expect(response.ok ? await response.json() : []).toEqual([]);
});
