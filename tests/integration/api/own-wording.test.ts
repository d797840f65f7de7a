import { landingSchema } from '@directory/domain/site/landing';
import type { Directory } from '@directory/domain/site/directory';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { QueryClient } from '@directory/web/site/query-client';
import { similarQuery } from '@directory/web/features/profile/similar-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ask, search } from './site.ts';

const sql = connect();

/** The site's endpoint, as the browser asks it. */
const directory = { search: (asked) => search(asked) } satisfies Pick<Directory, 'search'>;

const city = 'Testville Wording';
const place = { province: 'manitoba', city: 'testville-wording' };

describe.each([
  ['a quote and a backslash', String.raw`Wordcraft of mind\body, \"aloud\"`.replace(',', '')],
  ['a backslash at its end', 'Wordcraft\\'],
])('a member’s own wording with %s', (_name, wording) => {
  const ids: string[] = [];

  beforeAll(async () => {
    for (const first_name of ['Ana', 'Bo']) {
      ids.push(await addProfile(sql, { city, first_name, practice_areas: wording, therapy_types: wording }));
    }
    ids.push(await addProfile(sql, { city, first_name: 'Cy', practice_areas: 'Anxiety', is_premium: true }));
    await inTime(async () => expect(await onPageOf('anxiety')).toEqual([ids[2]]));
  });

  afterAll(async () => {
    await removeTestRows(sql);
    await inTime(async () => expect(await onPageOf('anxiety')).toEqual([]));
  });

  async function onPageOf(service: string): Promise<string[]> {
    const answer = await ask(`/api/landing?${new URLSearchParams({ ...place, service }).toString()}`);
    return answer.status === 404 ? [] : landingSchema.parse(answer.json()).cards.map(({ id }) => id);
  }

  it('is found by the page of the service', async () => {
    expect((await onPageOf('wordcraft')).sort()).toEqual(ids.slice(0, 2).sort());
  });

  it('makes psychologists similar', async () => {
    const specialties = ['At length, '.repeat(30), wording];
    const profile = { id: ids[0], city, province: 'MB', specialties } as PublicProfile;
    const similar = await new QueryClient(directory as Directory).query(similarQuery(profile));
    expect(similar.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('is found by its words and shown where they matched, and is no filter', async () => {
    const found = (await search({ search: wording })).hits.filter(({ id }) => ids.includes(id));
    expect(found.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    for (const { therapies } of found) expect(therapies).toEqual([wording]);
    expect((await ask('/api/filters')).text).not.toContain('Wordcraft');
  });
});
