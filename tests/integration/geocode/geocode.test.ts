import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeTurn } from '@directory/api/site/geocode/geocoder';
import { deleteOldPlaces } from '@directory/api/site/geocode/store';
import { addProfile } from '../../support/database.ts';
import { NO_PLACE, place } from '../../support/geocoder.ts';
import { addressIn } from '../../support/network-address.ts';
import { ownSite } from '../../support/own-site.ts';
import { ask, errorOf } from '../api/site.ts';

const { api, database, geocoder } = await ownSite();

beforeEach(async () => {
  geocoder.requests.length = 0;
  geocoder.answer = () => place(49.8954, -97.1385);
  // Nobody has asked for a while.
  await database.sql`update geocode_turn set next_at = now()`;
});

/** Each from a network address of its own, which the proxy in front of the servers names. */
const get = (query: string, visitor = addressIn('203.0')) =>
  ask(`/api/geocode${query}`, { headers: { 'x-forwarded-for': visitor } }, api.url);
/** A profile whose address is this and nothing more. */
const profileAt = (address: string | null, columns: Readonly<Record<string, unknown>> = {}) =>
  addProfile(database.sql, { address, city: null, province: null, ...columns });
const locate = async (address: string) => get(`?profileId=${await profileAt(address)}`);

it('says where a profile’s address is, having asked once and politely', async () => {
  const first = await locate('100 Main Street, Winnipeg, MB');
  expect([first.status, first.json()]).toEqual([200, { lat: 49.8954, lon: -97.1385 }]);
  const second = await locate('  100  MAIN street,\twinnipeg, mb ');
  expect(second.json()).toEqual(first.json());
  // Where every server of the site finds it.
  expect(
    await database.sql`select from geocode_cache where address = '100 main street, winnipeg, mb'`,
  ).toHaveLength(1);
  expect(geocoder.requests).toMatchObject([
    {
      userAgent: expect.stringMatching(/^PsychologistDirectory\/1\.0 \(\+http:\/\/\S+\)$/) as string,
      query: { q: '100 main street, winnipeg, mb', format: 'jsonv2', limit: '1', countrycodes: 'ca' },
    },
  ]);
});

it('remembers that there is no such place', async () => {
  geocoder.answer = () => NO_PLACE;
  for (const answer of [await locate('nowhere at all'), await locate('Nowhere at all')]) {
    expect([answer.status, errorOf(answer).code]).toEqual([404, 'place_not_found']);
  }
  expect(geocoder.requests).toHaveLength(1);
});

it('asks again once what it knows is old', async () => {
  geocoder.answer = () => NO_PLACE;
  await locate('new street 1');
  await database.sql`update geocode_cache set looked_up_at = now() - interval '8 days' where address = 'new street 1'`;
  geocoder.answer = () => place(50, -97);
  await database.sql`update geocode_turn set next_at = now()`;
  expect((await locate('new street 1')).json()).toEqual({ lat: 50, lon: -97 });
});

describe('the provider is asked once a second by the whole site', () => {
  it('because every question takes a turn, and turns are a second apart', async () => {
    const [before] = await database.sql<{ next_at: Date }[]>`
      update geocode_turn set next_at = date_trunc('second', now()) + interval '1 hour' returning next_at`;
    const other = await Promise.all(
      Array.from({ length: 6 }, () => takeTurn(database.sql, 2 * 60 * 60 * 1000)),
    );
    expect(other.every((waitMs) => waitMs !== null && waitMs > 3_000_000)).toBe(true);
    const [after] = await database.sql<{ next_at: Date }[]>`select next_at from geocode_turn`;
    expect((after?.next_at.getTime() ?? 0) - (before?.next_at.getTime() ?? 0)).toBe(6000);
  });

  it('by questions of visitors, too', async () => {
    await Promise.all(['1 Turn Street', '2 Turn Street', '3 Turn Street'].map(locate));
    expect(geocoder.requests).toHaveLength(3);
    const [turns] = await database.sql<{ taken: boolean }[]>`
      select next_at >= ${new Date(geocoder.requests[0]?.at ?? 0)}::timestamptz + interval '2 seconds' as taken
      from geocode_turn`;
    expect(turns?.taken).toBe(true);
  });

  it('and nobody is kept waiting for long', async () => {
    await database.sql`update geocode_turn set next_at = now() + interval '1 minute'`;
    const answer = await locate('4 Turn Street');
    expect([answer.status, errorOf(answer).code]).toEqual([503, 'geocoder_unavailable']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(geocoder.requests).toEqual([]);
    // What is known needs no turn.
    expect((await locate('1 Turn Street')).status).toBe(200);
  });
});

it('makes one question of equal ones', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => locate('1 Equal Street')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(geocoder.requests).toHaveLength(1);
});

describe('when the provider fails', () => {
  it.each([
    ['an error', { status: 500, body: 'oops' }],
    ['a page', { status: 200, body: '<html>' }],
    ['a place that is none', { status: 200, body: '[{"lat":"north","lon":"west"}]' }],
  ] as const)('with %s, it is a 503 that is not remembered', async (name, answer) => {
    geocoder.answer = () => answer;
    const failed = await locate(`failing with ${name}`);
    expect([failed.status, errorOf(failed).code]).toEqual([503, 'geocoder_unavailable']);
    expect(failed.text).not.toContain('oops');
    geocoder.answer = () => place(50, -97);
    await database.sql`update geocode_turn set next_at = now()`;
    expect((await locate(`failing with ${name}`)).status).toBe(200);
  });

  it('by saying nothing, it is a 503 in the end', async () => {
    geocoder.answer = () => 'silence';
    expect((await locate('the silent street')).status).toBe(503);
  });
});

describe('nothing but profiles that visitors see is looked up', () => {
  it.each([
    '',
    '?address=100+Main+Street',
    '?profileId=100+Main+Street',
    `?profileId=${randomUUID()}&place=http://169.254.169.254/`,
  ])('refuses %j with a 400', async (query) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(geocoder.requests).toEqual([]);
  });

  it('nor who is hidden, was never there or says no place, even where the address is known', async () => {
    const hidden = await profileAt('1 Hidden Street');
    expect((await get(`?profileId=${hidden}`)).status).toBe(200);
    await database.sql`update psychologist_profiles set is_active = false where id = ${hidden}`;
    geocoder.requests.length = 0;
    for (const [id, code] of [
      [hidden, 'profile_not_found'],
      [randomUUID(), 'profile_not_found'],
      [await profileAt(null), 'place_not_found'],
    ] as const) {
      const answer = await get(`?profileId=${id}`);
      expect([answer.status, errorOf(answer).code]).toEqual([404, code]);
    }
    expect(geocoder.requests).toEqual([]);
  });

  it('and the answer is for the visitor’s browser alone, so that no cache goes on giving a hidden one’s', async () => {
    expect((await locate('1 Private Street')).headers.get('cache-control')).toMatch(/^private/);
  });
});

it('says where the city is when it is asked for that', async () => {
  const id = await profileAt('9 Side Street', { city: 'Flin Flon', province: 'MB' });
  expect((await get(`?profileId=${id}&place=city`)).status).toBe(200);
  expect(geocoder.requests.map(({ query }) => query['q'])).toEqual(['flin flon, manitoba']);
});

it('one visitor leaves turns for the others, on the same server too', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, number) => profileAt(`${number} Greedy Street`)),
  );
  const modest = await profileAt('1 Modest Street');
  const greedy = ids.map((id) => get(`?profileId=${id}`, '198.51.100.7'));
  // By now, others have their turns or were refused.
  await Promise.any(
    greedy.map(async (answer) => {
      if ((await answer).status !== 429) throw new Error('not refused');
    }),
  );
  expect((await get(`?profileId=${modest}`)).status).toBe(200);
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  // None was told that there are no turns left: there always were some.
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('every day what is old goes, and what no active profile has any more', async () => {
  const { sql } = database;
  await sql`delete from geocode_cache`;
  await profileAt('1 Present Street', { city: 'Flin Flon', province: 'MB' });
  await profileAt('2 Old Street');
  await profileAt('3 Unknown Street');
  await profileAt('4 Closed Street', { is_active: false });
  for (const [address, days, latitude] of [
    ['1 present street, flin flon, manitoba', 179, 50],
    ['flin flon, manitoba', 179, 50],
    ['2 old street', 181, 50],
    ['3 unknown street', 8, null],
    ['4 closed street', 1, 50],
    ['5 moved street', 1, 50],
  ] as const) {
    await sql`
      insert into geocode_cache (address, latitude, longitude, looked_up_at)
      values (${address}, ${latitude}, ${latitude}, now() - make_interval(days => ${days}))`;
  }
  expect(await deleteOldPlaces(sql)).toBe(4);
  expect(await deleteOldPlaces(sql)).toBe(0);
  const left = await sql<{ address: string }[]>`select address from geocode_cache order by address`;
  expect(left.map(({ address }) => address)).toEqual([
    '1 present street, flin flon, manitoba',
    'flin flon, manitoba',
  ]);
});
