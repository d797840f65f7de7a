import { randomUUID } from 'node:crypto';
import { openProfileSchema } from '@directory/api/site/open/open-profile';
import type { Found } from '@directory/api/site/open/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readQueries } from '../../bench/relevance/queries.ts';
import { connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { sharedApi } from '../../support/shared-api.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { ask, errorOf, post, search } from '../api/site.ts';

const sql = connect();
const member = await signInNewMember(sql);
const secret = `bio${randomUUID().slice(0, 8)}`;
let tess: TestPsychologist;
let hidden: string;

beforeAll(async () => {
  tess = await addPsychologist(sql, {
    ...{
      user_id: member.id,
      bio: `I wrote ${secret}.`,
      practice_areas: 'Anxiety',
      registration_number: '123',
    },
    ...{ discipline_info: 'discipline', previous_name: 'Former', accepting_new_clients: true },
  });
  ({ id: hidden } = await addPsychologist(sql, {}));
  await sql`update psychologist_profiles set is_active = false where id = ${hidden}`;
});
afterAll(() => removeTestRows(sql, [member]));

const found = (text: string) => JSON.parse(text) as Found;
const one = (id: string, init?: RequestInit) => ask(`/api/v1/psychologists/${id}`, init);
const ofTess = `/api/v1/psychologists?search=${encodeURIComponent('Tess')}`;
const leaveOut = async (channels: readonly string[]) => {
  const table = member.client.from('psychologist_profiles');
  expect((await table.update({ left_out_of: channels }).eq('id', tess.id)).error).toBeNull();
};

/** Everybody who changed since, page by page. */
async function readChanges(since: string, limit = 200) {
  const ids: string[] = [];
  let query = `since=${encodeURIComponent(since)}&limit=${limit}`;
  for (;;) {
    const answer = await ask(`/api/v1/changes?${query}`);
    expect(answer.status, answer.text).toBe(200);
    const page = answer.json() as { data: { id: string }[]; next: string; is_complete: boolean };
    ids.push(...page.data.map(({ id }) => id));
    if (page.is_complete) return { ids, next: page.next };
    query = `after=${page.next}&limit=${limit}`;
  }
}

describe('a psychologist', () => {
  it('is what search engines see, without email address, own words and picture, and nothing else', async () => {
    const answer = await one(tess.id);
    const profile = z.strictObject(openProfileSchema.shape).parse(answer.json());
    expect(profile).toMatchObject({ id: tess.id, name: tess.name, accepting_new_clients: true });
    expect(profile.url.fr).toBe(`${profile.url.en}?lang=fr`);
    expect(new URL(profile.url.en).pathname).toBe(tess.path);
    expect(profile.accepting_confirmed_at).not.toBeNull();
    for (const word of [tess.email, secret, 'discipline', 'Former', 'left_out_of', 'is_active', 'user_id'])
      expect(answer.text).not.toContain(word);
    // A new public column is a decision here, too.
    expect(Object.keys(openProfileSchema.shape)).toHaveLength(52);
  });

  it('is asked for again with its ETag, and may be read from any origin', async () => {
    const first = await one(tess.id, { headers: { origin: 'https://clinic.example' } });
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('set-cookie')).toBeNull();
    const again = await one(tess.id, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const preflight = await one(tess.id, {
      method: 'OPTIONS',
      headers: { origin: 'https://clinic.example', 'access-control-request-method': 'GET' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET,HEAD',
    ]);
  });

  it('are searched for in a body by a page of another site, so that no address holds the words', async () => {
    const preflight = await ask('/api/v1/psychologists', {
      method: 'OPTIONS',
      headers: {
        ...{ origin: 'https://clinic.example', 'access-control-request-method': 'POST' },
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('that is hidden or nobody is not found, in words that a page of another site can read', async () => {
    for (const id of [hidden, randomUUID(), 'x']) {
      const answer = await one(id);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'profile_not_found']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

it('who leaves the open data is gone from every answer at once, and is back when they wish', async () => {
  const isInIt = async () => {
    const { data } = (await ask('/api/v1/ids')).json() as { data: string[] };
    const { ids } = await readChanges(new Date(Date.now() - 600_000).toISOString());
    return [
      (await one(tess.id)).status === 200,
      data.includes(tess.id),
      ids.includes(tess.id),
      found((await ask(ofTess)).text).data.some(({ id }) => id === tess.id),
    ];
  };
  await expect.poll(isInIt).toEqual([true, true, true, true]);
  await leaveOut(['data']);
  expect(await isInIt()).toEqual([false, false, false, false]);
  // The site itself goes on showing them, and the other channels are their own.
  expect((await search({ search: tess.name })).hits.map(({ id }) => id)).toContain(tess.id);
  await leaveOut(['health', 'assistants', 'sites']);
  await expect.poll(isInIt).toEqual([true, true, true, true]);
  await leaveOut([]);
});

describe('search', () => {
  it('has the same people as the site, in the same order, for what people type', async () => {
    const typed = ['queries-en.txt', 'queries-fr.txt'].flatMap((file) =>
      readQueries(file)
        .slice(0, 12)
        .map(({ text }) => text),
    );
    for (const text of typed) {
      const site = (await search({ search: text })).hits.slice(0, 10).map(({ id }) => id);
      const answer = await ask(`/api/v1/psychologists?search=${encodeURIComponent(text)}`);
      expect(answer.status, answer.text).toBe(200);
      expect([
        text,
        ...found(answer.text)
          .data.slice(0, 10)
          .map(({ id }) => id),
      ]).toEqual([text, ...site]);
    }
  });

  it('takes the state of the site’s screen, in the address or in a body', async () => {
    const state = { province: 'MB', languages: ['French'], sessionTypes: ['Online', 'In Person'], page: 1 };
    const query = 'province=MB&languages=French&sessionTypes=Online&sessionTypes=In+Person&page=1';
    const [byAddress, byBody] = [
      await ask(`/api/v1/psychologists?${query}`),
      await post('/api/v1/psychologists', state),
    ];
    expect(found(byBody.text)).toEqual(found(byAddress.text));
    expect(found(byBody.text).data.every(({ province }) => province === 'MB')).toBe(true);
    expect(byBody.headers.get('cache-control')).toBe('no-store');
    for (const refused of ['page=x', 'province=ZZ', 'unknown=1', `search=${'x'.repeat(300)}`]) {
      expect([refused, (await ask(`/api/v1/psychologists?${refused}`)).status]).toEqual([refused, 400]);
    }
  });

  it('puts crisis lines first where words of danger stand, and keeps no such words', async () => {
    const site = await sharedApi();
    const words = 'je veux mourir ce soir';
    let answer = await ask('/api/v1/provinces', {}, site.url);
    const log = await site.logOf(async () => {
      answer = await ask(
        `/api/v1/psychologists?language=fr&province=QC&search=${encodeURIComponent(words)}`,
        {},
        site.url,
      );
    });
    const [first, second] = Object.entries(found(answer.text));
    expect(first?.[0]).toBe('crisis_lines');
    expect(second?.[0]).toBe('data');
    expect(found(answer.text).crisis_lines[0]).toMatchObject({ call: '988' });
    expect(found(answer.text).crisis_lines[0]?.reach).toContain('9-8-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toContain('mourir');
    expect(log.join('\n')).not.toMatch(/mourir|psychologists\?/);
    expect(log.join('\n')).toContain('/api/v1/psychologists');
  });
});

it('changes are read page by page, everybody once and nobody hidden, and go on from where they ended', async () => {
  const active = await sql<
    { id: string }[]
  >`select id from psychologist_profiles where is_active order by id`;
  const { ids, next } = await readChanges('1970-01-01T00:00:00Z', 97);
  expect([...ids].sort()).toEqual(active.map(({ id }) => id).sort());
  await sql`update psychologist_profiles set city = 'Secondville' where id = ${tess.id}`;
  const later = await ask(`/api/v1/changes?after=${next}`);
  expect((later.json() as { data: { id: string }[] }).data.map(({ id }) => id)).toContain(tess.id);
  for (const after of ['x', `2026_${tess.id}`, `2026-01-01T00:00:00Z_x`, `2026-02-30T00:00:00Z_${tess.id}`])
    expect([after, (await ask(`/api/v1/changes?after=${after}`)).status]).toEqual([after, 400]);
  for (const since of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-02-30T00:00:00Z', 'x'])
    expect([since, (await ask(`/api/v1/changes?since=${since}`)).status]).toEqual([since, 400]);
  // Who has read all goes on from a whole minute: what has not changed keeps its ETag.
  expect(next).toMatch(/T\d\d:\d\d:00\.000Z_/);
  const ahead = await ask('/api/v1/changes?since=2099-01-01T00:00:00Z');
  expect(Date.parse((ahead.json() as { next: string }).next.split('_', 1)[0] ?? '')).toBeLessThan(Date.now());
  expect(((await ask('/api/v1/ids')).json() as { data: string[] }).data).toEqual(active.map(({ id }) => id));
});

it('terms, provinces and accuracy say what the site says', async () => {
  const terms = (await ask('/api/v1/terms')).json() as Record<
    string,
    { value: string; fr: string; count: number }[]
  >;
  expect(terms['languages']).toContainEqual(expect.objectContaining({ value: 'French', fr: 'Français' }));
  const provinces = (await ask('/api/v1/provinces')).json() as { code: string; count: number }[];
  expect(provinces.length).toBeGreaterThan(9);
  expect(provinces.find(({ code }) => code === 'MB')?.count).toBeGreaterThan(0);
  expect((await ask('/api/v1/accuracy')).json()).toEqual((await ask('/api/accuracy')).json());
});

it('describes itself: limits, errors, stability and licence', async () => {
  const document = (await ask('/api/v1/openapi.json')).json() as {
    openapi: string;
    info: { description: string; license: { name: string; url: string } };
    paths: Record<string, unknown>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([
    '/api/v1/accuracy',
    '/api/v1/changes',
    '/api/v1/ids',
    '/api/v1/provinces',
    '/api/v1/psychologists',
    '/api/v1/psychologists/{id}',
    '/api/v1/terms',
  ]);
  for (const word of ['Limits', 'Errors', 'Stability', 'Licence'])
    expect(document.info.description).toContain(word);
  expect(document.info.license.url).toMatch(/^https:/);
});
