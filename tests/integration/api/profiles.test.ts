import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { profileList } from '@directory/domain/contracts/profiles';
import { profileCardSchema } from '@directory/domain/profile/public-profile';
import { publicProfileSchema } from '@directory/domain/profile/public-profile';
import { inTime } from '../../support/in-time.ts';
import { connect, addProfile } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { addPsychologist } from '../../support/test-psychologist.ts';
import { ask, errorOf, post } from './site.ts';

const sql = connect();

const PRIVATE = [
  'discipline',
  'registration_history',
  'previous_name',
  'user_id',
  'concurrent_registrations',
  'is_active',
  'detail_url',
];

/** The API's address of a profile whose page has this path. */
const apiPath = (path: string) => `/api/profiles/by-name${path.replace('/psychologist/', '/')}`;

const featured = async (limit: number) =>
  z.array(profileCardSchema).parse((await ask(`/api/featured?limit=${limit}`)).json());

it('answers by name with what is public and nothing else', async () => {
  const [card] = await featured(1);
  const answer = await ask(apiPath(card?.path ?? ''));
  const { profile } = z
    .strictObject({ profile: z.strictObject(publicProfileSchema.shape) })
    .parse(answer.json());
  expect(profile).toMatchObject({ id: card?.id, path: card?.path, name: card?.name });
  for (const word of PRIVATE) expect(answer.text).not.toContain(word);
});

it('answers by id with the address by name', async () => {
  const [card] = await featured(1);
  expect((await ask(`/api/profiles/${card?.id ?? ''}`)).json()).toEqual({ movedTo: card?.path });
  expect((await ask(`/api/profiles/${card?.id.toUpperCase() ?? ''}`)).json()).toEqual({
    movedTo: card?.path,
  });
});

it('knows an address that is written otherwise', async () => {
  const [card] = await featured(1);
  expect(
    (await ask(apiPath(card?.path ?? '').replace(/[^/]+$/, (slug) => slug.toUpperCase()))).json(),
  ).toEqual({
    movedTo: card?.path,
  });
});

it('knows where a profile has moved to, until someone else lives there', async () => {
  const tess = await addPsychologist(sql, { city: 'Winnipeg' });
  const [first, last] = tess.name.split(' ');
  try {
    await sql`update psychologist_profiles set last_name = 'Moved', city = 'Brandon' where id = ${tess.id}`;
    const { movedTo } = (await ask(`/api/profiles/${tess.id}`)).json() as { movedTo: string };
    expect(movedTo).toContain('/manitoba/brandon/psychologist/');
    expect((await ask(apiPath(tess.path))).json()).toEqual({ movedTo });
    const page = await fetch(`${readStack().app}${tess.path}?lang=fr`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([301, `${movedTo}?lang=fr`]);

    await sql`update psychologist_profiles set is_active = false where id = ${tess.id}`;
    expect((await ask(apiPath(tess.path))).status).toBe(404);
    await sql`update psychologist_profiles set is_active = true where id = ${tess.id}`;

    const other = await addProfile(sql, { first_name: first, last_name: last, city: 'Winnipeg' });
    try {
      expect((await ask(apiPath(tess.path))).json()).toMatchObject({ profile: { id: other } });
    } finally {
      await sql`delete from psychologist_profiles where id = ${other}`;
    }
  } finally {
    await sql`delete from psychologist_profiles where id = ${tess.id}`;
  }
});

describe('the directory page by page', () => {
  const list = async (query: string) => {
    const answer = await ask(`/api/profiles${query}`);
    return z.strictObject(profileList.answer.schema.shape).parse(answer.json());
  };

  it('has each active profile once, premium first, and says where a page stands', async () => {
    const place = '?province=Manitoba&city=Winnipeg&limit=7';
    // The index may not have heard yet of what another file took away.
    await inTime(async () => {
      const first = await list(place);
      const { total, totalPages } = first.pagination;
      expect(first.pagination).toEqual({
        page: 1,
        limit: 7,
        total,
        totalPages,
        hasNext: true,
        hasPrev: false,
      });
      expect(totalPages).toBe(Math.ceil(total / 7));
      const people = [...first.data];
      for (let page = 2; page <= totalPages; page += 1) {
        const { data, pagination } = await list(`${place}&page=${page}`);
        expect(pagination).toMatchObject({ page, hasNext: page < totalPages, hasPrev: true });
        people.push(...data);
      }
      const active = await sql<{ id: string }[]>`
        select id from psychologist_profiles where is_active and province = 'MB' and city_slug = 'winnipeg'`;
      expect(people.map(({ id }) => id).sort()).toEqual(active.map(({ id }) => id).sort());
      const premium = people.map(({ is_premium }) => is_premium);
      expect(premium).toEqual(premium.toSorted((a, b) => Number(b) - Number(a)));
      expect(await list(`${place}&page=${totalPages + 1}`)).toMatchObject({
        data: [],
        pagination: { total, hasNext: false, hasPrev: true },
      });
    });
  });

  it('has twenty on a page where nobody says otherwise, and a province by its code or its name', async () => {
    expect((await list('')).data).toHaveLength(20);
    const [code, name] = [await list('?province=QC'), await list('?province=Québec')];
    expect(code).toEqual(name);
    expect(code.data.map(({ province }) => province)).toEqual(code.data.map(() => 'QC'));
  });

  it('goes on for as long as somebody follows, however few stand on a page, and gives a thousand at once', async () => {
    const { data, pagination } = await list('?limit=1000');
    expect(data).toHaveLength(Math.min(pagination.total, 1000));
    expect((await list('?limit=1&page=5001')).pagination).toMatchObject({ page: 5001, hasPrev: true });
  });

  it.each(['?page=0', '?limit=1001', '?province=Texas', `?city=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await ask(`/api/profiles${query}`)).status).toBe(400);
    },
  );
});

it('gives several by their ids, in that order, each once, and only who is in the directory', async () => {
  const [first, second] = await featured(2);
  const [hidden] = await sql<
    { id: string }[]
  >`select id from psychologist_profiles where not is_active limit 1`;
  const ids = [second?.id, hidden?.id, first?.id.toUpperCase(), randomUUID(), second?.id];
  const answer = await post('/api/profiles', { ids });
  const people = z.array(z.strictObject(publicProfileSchema.shape)).parse(answer.json());
  expect(people.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const word of PRIVATE) expect(answer.text).not.toContain(word);
  expect((await post('/api/profiles', { ids: [] })).json()).toEqual([]);
});

it.each([
  ['more than a list holds', { ids: Array.from({ length: SHORTLIST_MAX + 1 }, () => randomUUID()) }, 400],
  ['what is no id', { ids: ["1' or '1'='1"] }, 400],
  ['anything else', { ids: [], note: 'private' }, 400],
  ['too much', `{"ids":[${' '.repeat(4096)}]}`, 413],
])('refuses %s', async (_, body, status) => {
  expect((await post('/api/profiles', body)).status).toBe(status);
});

it('hides inactive profiles', async () => {
  const [hidden] = await sql<{ id: string; city_slug: string; name_slug: string }[]>`
    select id, city_slug, name_slug from psychologist_profiles
    where not is_active and province = 'ON' and name_slug like '%-%' limit 1`;
  if (!hidden) throw new Error('The sample data has no inactive profile in Ontario');
  for (const path of [
    `/api/profiles/${hidden.id}`,
    `/api/profiles/by-name/ontario/${hidden.city_slug}/${hidden.name_slug}`,
  ]) {
    const answer = await ask(path);
    expect([answer.status, errorOf(answer).error]).toEqual([404, 'Psychologist not found']);
  }
});

it.each([
  ['/api/profiles/00000000-0000-0000-0000-000000000000', 404, 'Psychologist not found'],
  ["/api/profiles/1'%20or%20'1'='1", 404, 'Psychologist not found'],
  ['/api/profiles/by-name/manitoba/winnipeg/no-body-of-that-name', 404, 'Psychologist not found'],
  ['/api/profiles/by-name/manitoba/winnipeg/jane', 400, 'Invalid psychologist slug format'],
])('%s is %i', async (path, status, error) => {
  const answer = await ask(path);
  expect([answer.status, errorOf(answer).error]).toEqual([status, error]);
});

it('tops up with free ones that have a photo, and refuses silly limits', async () => {
  for (const limit of ['0', '21', 'x', '-1']) {
    expect((await ask(`/api/featured?limit=${limit}`)).status).toBe(400);
  }
  expect((await featured(20)).every((card) => card.photo_url !== null)).toBe(true);
});
