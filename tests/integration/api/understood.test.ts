import type { Understood } from '@directory/domain/query/understood';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type ApiProcess } from '../../support/api-process.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { post, SEARCH, type Hit } from './site.ts';

const sql = connect();
let api: ApiProcess | undefined;
const people = {} as Record<'both' | 'anxious' | 'elsewhere' | 'french' | 'namesake', string>;
/** A city of the test's own, so that nobody else is found there. */
const CITY = 'Quillerville';
const NEXT = 'Quillerford';
/** Nobody else has this name. */
const NAME = 'Quillhelmine';

interface Answer {
  hits: Hit[];
  query: string;
  understood?: Understood;
}

async function search(q: string, options: object = {}): Promise<Answer> {
  const query = { indexUid: 'psychologists', q, limit: 20, ...options };
  const answer = await post(SEARCH, { queries: [query] }, api?.url);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as { results: [Answer] }).results[0];
}

const idsOf = ({ hits }: Answer) => hits.map(({ id }) => id);

beforeAll(async () => {
  const profile = (columns: Record<string, unknown>) =>
    addProfile(sql, { province: 'YT', city: CITY, service_languages: 'English', ...columns });
  people.anxious = await profile({ practice_areas: 'Anxiety', gender: 'Male' });
  people.french = await profile({ practice_areas: 'Grief', service_languages: 'French' });
  const both = {
    practice_areas: 'Anxiety, Grief',
    therapy_types: 'EMDR',
    gender: 'Female',
    telepsychology: true,
  };
  people.both = await profile(both);
  people.elsewhere = await profile({ ...both, city: NEXT, first_name: NAME });
  people.namesake = await profile({ first_name: 'Winter', last_name: 'London', practice_areas: 'Phobias' });
  await vi.waitFor(async () => expect(idsOf(await search(CITY, { understand: false }))).toHaveLength(4), {
    timeout: 75_000,
    interval: 100,
  });
  // A server knows the values that the directory has from its start, and reads them anew a minute after they have changed.
  api = await startApi(readStack());
});

afterAll(async () => {
  await api?.stop();
  await removeTestRows(sql);
  await sql.end();
});

describe('a search that asks to be understood', () => {
  it('finds whom its words describe, in either language, and says what it understood', async () => {
    for (const words of [`worried all the time ${CITY}`, `anxieux ${CITY}`]) {
      const answer = await search(words);
      expect(idsOf(answer).slice(0, 2).sort()).toEqual([people.both, people.anxious].sort());
      expect(answer.query).toBe(words);
      expect(answer.understood).toMatchObject({
        conditions: [{ kind: 'concern' }, { kind: 'place', words: [CITY] }],
        danger: false,
      });
    }
  });

  it('takes back what is meant literally', async () => {
    const answer = await search(`anxiety ${CITY}`, { literal: ['anxiety'] });
    expect(answer.understood).toMatchObject({ conditions: [{ kind: 'place' }], rest: 'anxiety' });
    // The word raises who has it, and excludes nobody.
    expect(idsOf(answer)).toEqual(expect.arrayContaining([people.both, people.french]));
    expect(idsOf(answer).indexOf(people.both)).toBeLessThan(idsOf(answer).indexOf(people.french));
  });

  it('leads somewhere also where nobody meets any two of what is asked', async () => {
    const answer = await search('emdr en français nunavut', { filter: `city = "${CITY}"` });
    expect(idsOf(answer).toSorted()).toEqual([people.both, people.french].toSorted());
    expect(answer.understood?.near?.map(({ without }) => without.length)).toEqual([2, 2]);
  });

  it('lets the nearest follow where few meet all, and says without what', async () => {
    const answer = await search(`emdr anxiety woman ${CITY}`);
    expect(idsOf(answer)[0]).toBe(people.both);
    expect(new Set(idsOf(answer)).size).toBe(answer.hits.length);
    expect(idsOf(answer)).toEqual(expect.arrayContaining([people.anxious, people.elsewhere]));
    const near = answer.understood?.near ?? [];
    expect(near.map(({ wider }) => wider)).toContain(true);
    expect(near.reduce((shown, step) => shown + step.shown, 0)).toBe(answer.hits.length - 1);
  });

  it('leads to who works with a kindred concern before it gives the concern up', async () => {
    const answer = await search(`insomnia ${CITY}`);
    const [first] = answer.understood?.near ?? [];
    expect(first).toMatchObject({ kindred: true, without: [], count: 2, shown: 2 });
    expect(idsOf(answer).slice(0, 2).sort()).toEqual([people.both, people.anxious].sort());
  });

  it('leads to a person whose name it is, and understands nothing else by it', async () => {
    const answer = await search('Winter London');
    expect(idsOf(answer)[0]).toBe(people.namesake);
    expect(answer.understood).toBeUndefined();
  });

  it('keeps to the filters that are chosen', async () => {
    const answer = await search(`grief ${CITY}`, { filter: 'languages = "French"' });
    expect(idsOf(answer)[0]).toBe(people.french);
    expect(idsOf(answer)).not.toContain(people.both);
  });

  it('leaves no sentence without an answer, also where nobody uses its words', async () => {
    expect((await search('psychologue zxqv wvut')).hits.length).toBeGreaterThan(0);
  });

  it('sees that somebody may be in danger', async () => {
    expect((await search('i want to die')).understood?.danger).toBe(true);
    expect((await search('je veux mourir')).understood?.danger).toBe(true);
  });

  it('asks for nothing but its words where nothing is understood', async () => {
    expect((await search('people')).understood).toBeUndefined();
  });

  it('names the words that nobody mentions, and looks for the others', async () => {
    const alone = await search('zxqvzxqv');
    expect(alone.hits).toEqual([]);
    expect(alone.understood).toMatchObject({ conditions: [], unmentioned: ['zxqvzxqv'] });
    const withName = await search(`zxqvzxqv ${NAME}`);
    expect(idsOf(withName)).toContain(people.elsewhere);
    expect(withName.understood?.unmentioned).toEqual(['zxqvzxqv']);
    const withPlace = await search(`zxqvzxqv ${NAME} ${CITY}`);
    expect(withPlace.understood).toMatchObject({
      conditions: [{ kind: 'place' }],
      unmentioned: ['zxqvzxqv'],
    });
    expect(idsOf(withPlace).slice(0, 4)).toContain(people.namesake);
  });

  it('finds everybody where the words ask for nothing', async () => {
    const { hits, understood } = await search('hello');
    expect([hits.length, understood]).toEqual([20, undefined]);
  });

  it('counts beside the results what is among the results, also where the words are a name', async () => {
    const counted = async (q: string) => {
      const query = { indexUid: 'psychologists', q, understand: true };
      const facets = ['languages'];
      const answer = await post(
        SEARCH,
        {
          queries: [
            { ...query, facets, hitsPerPage: 20 },
            ...Array.from({ length: 4 }, () => ({ ...query, facets, hitsPerPage: 0 })),
          ],
        },
        api?.url,
      );
      expect(answer.status, answer.text).toBe(200);
      return (answer.json() as { results: (Answer & { facetDistribution: unknown; totalHits: number })[] })
        .results;
    };
    for (const words of [`anxiety ${CITY}`, 'Winter London']) {
      const [shown, ...beside] = await counted(words);
      expect(shown?.totalHits).toBeGreaterThan(0);
      expect(beside).toHaveLength(4);
      for (const { facetDistribution, totalHits } of beside) {
        expect({ facetDistribution, totalHits }).toEqual({
          facetDistribution: shown?.facetDistribution,
          totalHits: shown?.totalHits,
        });
      }
    }
  });

  it('offers the next larger place and sessions online, and counts exactly how many there are', async () => {
    const counted = async (q: string, filter?: string) => {
      const options = { hitsPerPage: 1, page: 1, ...(filter && { filter }) };
      return ((await search(q, options)) as Answer & { totalHits: number }).totalHits;
    };
    const { conditions = [], near: inCity = [] } = (await search(`emdr by phone ${NEXT}`)).understood ?? {};
    expect(inCity.find(({ online }) => online)).toMatchObject({
      wider: true,
      count: await counted('emdr', 'province = "YT" AND session_types = "Online"'),
    });
    const session = conditions.findIndex(({ kind }) => kind === 'session');
    expect(inCity.find(({ without }) => without.join() === `${session}`)?.count).toBe(
      await counted(`emdr ${NEXT}`),
    );
    const inProvince = (await search(`emdr grief anxiety female yukon`)).understood;
    const place = inProvince?.conditions.findIndex(({ kind }) => kind === 'place');
    const inCanada = inProvince?.near?.find(({ without }) => without.length === 1 && without[0] === place);
    expect(inCanada).toMatchObject({ shown: 0, count: await counted('emdr grief anxiety female') });
  });

  it('leads who asks by phone beyond the province before it gives the phone up', async () => {
    const { conditions = [], near = [] } = (await search(`by phone ${CITY}`)).understood ?? {};
    const stepWithout = (lost: string) =>
      near.findIndex(({ without }) => without.map((index) => conditions[index]?.kind).join() === lost);
    expect(near[stepWithout('place')]?.shown).toBeGreaterThan(0);
    expect(stepWithout('session')).toBeGreaterThan(stepWithout('place'));
  });

  it('leads who asks for a language in a province to those who speak it online elsewhere', async () => {
    const { conditions = [], near = [] } = (await search('yukon in french')).understood ?? {};
    const [first] = near;
    expect(first?.without.map((index) => conditions[index]?.kind)).toEqual(['place']);
    expect(first).toMatchObject({ wider: false, online: true });
    expect(first?.shown).toBeGreaterThan(0);
  });

  it('takes every word of what was taken back for itself, and danger for danger', async () => {
    const answer = await search(`french speaking ${CITY}`, {
      understand: true,
      literal: ['french speaking'],
    });
    expect(answer.understood).toMatchObject({ conditions: [{ kind: 'place' }], rest: 'french speaking' });
    const literal = ['i want to die'];
    expect((await search('i want to die', { literal })).understood).toMatchObject({
      conditions: [],
      danger: true,
    });
  });
});

it('a search that does not ask is as it was', async () => {
  const answer = await search(`worried all the time ${CITY}`, { understand: false });
  expect(answer.understood).toBeUndefined();
});

it('names nobody twice, whatever fields are asked for', async () => {
  const answer = await search(`emdr anxiety woman ${CITY}`, {
    understand: true,
    attributesToRetrieve: ['city'],
  });
  expect(idsOf(answer).length).toBeGreaterThan(1);
  expect(new Set(idsOf(answer)).size).toBe(answer.hits.length);
});

it('understands three searches of a call at most, and asks for nine kinds of nearest at most', async () => {
  const query = { indexUid: 'psychologists', q: 'anxiety', limit: 1 };
  expect((await post(SEARCH, { queries: [query, query, query] }, api?.url)).status).toBe(200);
  const refused = await post(SEARCH, { queries: [query, query, query, query] }, api?.url);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('3 different texts')]);
  const long = await search(`emdr cbt anxiety depression ocd woman french online teens ${CITY}`);
  expect(long.understood?.near?.length).toBeLessThanOrEqual(9);
});

it('refuses words that are no words', async () => {
  const query = { indexUid: 'psychologists', q: 'x', understand: 'yes', literal: ['\ud800'] };
  const answer = await post(SEARCH, { queries: [query] }, api?.url);
  expect(answer.status).toBe(400);
});
