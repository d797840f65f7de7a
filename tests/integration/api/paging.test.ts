import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { HITS_PER_PAGE as SIZE } from '@directory/domain/contracts/search-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ownGateway, type OwnGateway } from '../../support/gateway.ts';
import { ask, search as searchSite } from './site.ts';

const sql = connect();
let own: OwnGateway;
let everyone: string[];
let surname: string;

beforeAll(async () => {
  // More of one surname than a page has, half of them premium, all of them where the word is a place as well.
  surname = 'Pagington';
  for (let index = 0; index < SIZE + 5; index += 1) {
    const place = index % 5 === 0 ? { city: surname, province: 'NT' } : {};
    await addProfile(sql, { last_name: surname, is_premium: index % 2 === 0, ...place });
  }
  await addProfile(sql, { city: surname, province: 'NT', is_premium: true });
  await inTime(async () => expect((await searchSite({ search: surname })).total).toBe(SIZE + 6));
  const rows = await sql<{ id: string }[]>`select id from psychologist_profiles where is_active`;
  everyone = rows.map(({ id }) => id).toSorted();
  own = ownGateway('2026-12-24');
});

afterAll(async () => {
  await removeTestRows(sql);
  await own[Symbol.asyncDispose]();
});

/** Everyone on all pages, in order. */
async function throughAllPages(asked: SearchRequest): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await own.search({ ...asked, page, count: ['province'] });
    ids.push(...answer.hits.map(({ id }) => id));
    expect(answer.pages).toBe(Math.ceil(answer.total / SIZE));
    if (page >= answer.pages) {
      expect(ids).toHaveLength(answer.total);
      return ids;
    }
  }
}

describe('page by page', () => {
  it('the whole directory is met, each active profile once', async () => {
    expect((await throughAllPages({})).toSorted()).toEqual(everyone);
    expect((await throughAllPages({})).toSorted()).toEqual(everyone);
  });

  it('words that everybody has meet everybody, once', async () => {
    expect((await throughAllPages({ search: 'zzeveryone grief', literal: ['grief'] })).toSorted()).toEqual(
      everyone,
    );
  });

  it('what is understood meets those whom its filter meets, once', async () => {
    const filtered = await own.search({ concerns: ['Anxiety'] });
    const met = await throughAllPages({ search: 'anxiety' });
    expect(new Set(met).size).toBe(met.length);
    expect(met).toHaveLength(filtered.total);
  });

  it.each([
    ['as a word', true],
    ['that is a place, too', false],
  ])('a surname %s leads to all who bear it, then to the others, each once', async (_name, isWord) => {
    const met = await throughAllPages({ search: surname, literal: isWord ? [surname] : [] });
    const bearers = await sql<{ id: string }[]>`
      select id from psychologist_profiles where last_name = ${surname}`;
    expect(met.slice(0, SIZE + 5).toSorted()).toEqual(bearers.map(({ id }) => id).toSorted());
    expect(met).toHaveLength(SIZE + 6);
    expect(new Set(met).size).toBe(SIZE + 6);
  });
});

describe('a page beyond the last', () => {
  const locationOf = async (query: string) => {
    const { status, headers } = await ask(`/find-a-psychologist?${query}`);
    return [status, headers.get('location')];
  };

  it.each(['page=9000', 'page=99999999999999999999'])(
    'is a redirect to the last, which keeps all else: %s',
    async (page) => {
      const { pages } = await searchSite({});
      expect(await locationOf(`utm_source=x&${page}&lang=fr`)).toEqual([
        302,
        `/find-a-psychologist?utm_source=x&page=${pages}&lang=fr`,
      ]);
    },
  );

  it('is the first where there is one page or none', async () => {
    expect(await locationOf(`search=zzqxqzz&page=2`)).toEqual([302, '/find-a-psychologist?search=zzqxqzz']);
  });

  it('is shown when it is the last', async () => {
    const { pages } = await searchSite({});
    expect((await ask(`/find-a-psychologist?page=${pages}`)).status).toBe(200);
  });
});
