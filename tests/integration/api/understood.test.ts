import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { startApi, type ApiProcess } from '../../support/api-process.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask, search as searchAt } from './site.ts';

const sql = connect();
let api: ApiProcess | undefined;
const people = {} as Record<'both' | 'anxious' | 'elsewhere' | 'french' | 'namesake', string>;
/** A city of the test's own, so that nobody else is found there. */
const CITY = 'Quillerville';
const NEXT = 'Quillerford';
const WAITING = 'Quillermont';
/** Nobody else has this name. */
const NAME = 'Quillhelmine';

const search = (words: string, more: SearchRequest = {}) => searchAt({ search: words, ...more }, api?.url);

/** Everybody who is shown: those who meet all, then those who come near. */
const idsOf = ({ hits, groups }: SearchAnswer) =>
  [hits, ...groups.map((group) => group.hits)].flat().map(({ id }) => id);

/** The kinds of the ways that lead to those who come near, in their order. */
const waysOf = ({ groups }: SearchAnswer) => groups.map(({ offer }) => offer.way);

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
  const waiting = { city: WAITING, practice_areas: 'Anxiety', accepting_new_clients: true };
  await profile({ ...waiting, practice_areas: 'Grief', assessments: 'Évaluation du TDAH' });
  for (const wait_times of ['2 to 4 weeks', 'Less than 1 week', '1 to 2 weeks'])
    await profile({ ...waiting, wait_times });
  people.namesake = await profile({ first_name: 'Winter', last_name: 'London', practice_areas: 'Phobias' });
  await inTime(async () => expect((await searchAt({ search: CITY, city: CITY })).total).toBe(4));
  // A server knows the values that the directory has from its start, and reads them anew a minute after they have changed.
  api = await startApi(readStack());
});

afterAll(async () => {
  await api?.stop();
  await removeTestRows(sql);
});

describe('words that only say that somebody is looked for', () => {
  it.each(['psychologist', 'therapist', 'une psychologue', 'thank you', 'hello'])(
    'ask for everybody: %s',
    async (words) => {
      const { total, understood } = await search(words, { city: CITY });
      expect([total, understood?.rest]).toEqual([4, '']);
    },
  );

  it('ask for who is called so', async () => {
    const id = await addProfile(sql, { province: 'YT', city: 'Quillerhello', first_name: 'Hello' });
    await inTime(async () => expect(idsOf(await search('hello'))).toEqual([id]));
  });
});

it('who wants no man is shown nobody of whom that is not known', async () => {
  expect(idsOf(await search('no men', { city: CITY }))[0]).toBe(people.both);
  expect((await search('no men', { city: CITY })).total).toBe(1);
  expect((await search('', { city: CITY, not: ['genders:Male'] })).total).toBe(1);
});

describe('equals', () => {
  it('stand with who speaks French first on a French page and for French words, until that is taken back', async () => {
    const first = async (words: string, more: SearchRequest = {}) => {
      const { hits, frenchFirst } = await search(words, { city: CITY, ...more });
      return { isFrench: hits[0]?.id === people.french, frenchFirst };
    };
    const french = { isFrench: true, frenchFirst: true };
    expect(await first('', { languageFirst: 'fr' })).toEqual(french);
    expect(await first('psychologue pour moi')).toEqual(french);
    expect(await first('psychologue pour moi', { languageFirst: 'none' })).toMatchObject({
      frenchFirst: false,
    });
    expect(await first('a psychologist for me')).toMatchObject({ frenchFirst: false });
  });

  it('stand with the shortest wait first where it must be soon', async () => {
    const { hits } = await search('anxiety this week', { city: WAITING });
    expect(hits.map(({ wait }) => wait)).toEqual(['Less than 1 week', '1 to 2 weeks', '2 to 4 weeks']);
  });
});

describe('a search that asks to be understood', () => {
  it('finds who carries out a test by its name, and the card says so', async () => {
    const { hits } = await search('adhd testing', { city: WAITING });
    expect(hits.map(({ therapies }) => therapies)).toEqual([['ADHD Assessment']]);
  });

  it('finds whom its words describe, in either language, and says what it understood', async () => {
    for (const words of [`anxious ${CITY}`, `anxieux ${CITY}`]) {
      const answer = await search(words);
      expect(idsOf(answer).slice(0, 2).sort()).toEqual([people.both, people.anxious].sort());
      expect(answer.understood).toMatchObject({
        conditions: [{ kind: 'concern' }, { kind: 'place', words: [CITY] }],
        danger: [],
      });
    }
  });

  describe('what its words only suggest', () => {
    const words = `always worried about everything ${CITY}`;
    it('puts people first and leaves nobody out', async () => {
      const { understood, total, facets, hits } = await search(words, { count: ['concerns'] });
      expect(understood).toMatchObject({
        conditions: [{ kind: 'place' }],
        perhaps: [{ kind: 'concern', words: ['always worried about everything'] }],
        leading: 2,
      });
      expect([total, facets.concerns?.['Grief and Loss']]).toEqual([4, 2]);
      const first = hits.slice(0, 2).map(({ id }) => id);
      expect(first.sort()).toEqual([people.both, people.anxious].sort());
    });

    it('decides who is found once it is pressed firm', async () => {
      const { understood, total } = await search(words, { firm: ['always worried about everything'] });
      expect(total).toBe(2);
      expect(understood?.conditions.map(({ kind }) => kind).sort()).toEqual(['concern', 'place']);
      expect(understood?.perhaps).toBeUndefined();
    });
  });

  it('leaves out what is not wanted, and says what it cannot leave out', async () => {
    const without = await search(`grief without emdr ${CITY}`);
    expect(without.understood?.conditions).toContainEqual(
      expect.objectContaining({
        kind: 'therapy',
        isExcluded: true,
        names: [{ en: 'Not: EMDR', fr: 'Sauf\u00a0: EMDR' }],
      }),
    );
    expect(idsOf(without)[0]).toBe(people.french);
    const chosen = await search(`grief ${CITY}`, { not: ['therapies:EMDR'] });
    expect(chosen.hits).toEqual(without.hits);
    const { understood } = await search(`not religious ${CITY}`);
    expect(understood).toMatchObject({
      conditions: [{ kind: 'place' }],
      unexcluded: ['religious'],
      rest: '',
    });
  });

  it('takes back what is meant literally', async () => {
    const answer = await search(`anxiety ${CITY}`, { literal: ['anxiety'] });
    expect(answer.understood).toMatchObject({ conditions: [{ kind: 'place' }], rest: 'anxiety' });
    // The word raises who has it, and excludes nobody.
    expect(idsOf(answer)).toEqual(expect.arrayContaining([people.both, people.french]));
    expect(idsOf(answer).indexOf(people.both)).toBeLessThan(idsOf(answer).indexOf(people.french));
  });

  it('leads somewhere also where nobody meets any two of what is asked', async () => {
    const answer = await search('emdr en français nunavut', { city: CITY });
    expect(idsOf(answer).toSorted()).toEqual([people.both, people.french].toSorted());
    const lost = waysOf(answer).map((way) => (way.kind === 'withoutConditions' ? way.conditions.length : 0));
    expect(lost).toEqual([2, 2]);
  });

  it('lets the nearest follow where few meet all, and says without what', async () => {
    const answer = await search(`emdr anxiety woman ${CITY}`);
    expect(idsOf(answer)[0]).toBe(people.both);
    expect(answer.total).toBe(1);
    expect(new Set(idsOf(answer)).size).toBe(idsOf(answer).length);
    expect(idsOf(answer)).toEqual(expect.arrayContaining([people.anxious, people.elsewhere]));
    expect(waysOf(answer)).toContainEqual({ kind: 'online', province: 'YT' });
  });

  it('keeps words of danger out of the address of who sends them without scripts, and no others', async () => {
    const send = (words: string) =>
      ask('/find-a-psychologist', { method: 'POST', body: new URLSearchParams({ search: words, lang: '' }) });
    const grave = await send('i want to die');
    expect(grave).toMatchObject({ status: 200, text: expect.stringContaining('href="tel:988"') as string });
    expect(grave.headers.get('cache-control')).toBe('no-store');
    const other = await send('grief & loss');
    const sentOn = other.headers.get('location') ?? '';
    expect([other.status, sentOn]).toEqual([303, '/find-a-psychologist?search=grief+%26+loss&lang=']);
    expect((await ask('/find-a-psychologist', { method: 'POST', body: 'search=%00' })).status).toBe(400);
  });

  it('sees that somebody may be in danger', async () => {
    expect((await search('i want to die')).understood?.danger).toEqual(['suicide']);
    expect((await search('je veux mourir')).understood?.danger).toEqual(['suicide']);
    expect((await search('suic')).understood?.danger).toEqual(['suicide']);
    // Grave words state none, and are no less private.
    for (const grave of ['goodbye world', 'garage with the car running', 'le garde-fou est pas haut'])
      expect((await search(grave)).understood).toMatchObject({ danger: [], possibleDanger: true });
    // Alone, too, where no word is understood.
    for (const half of ['i want to ki', 'abus'])
      expect((await search(half)).understood).toMatchObject({ danger: [], mayBecomeDanger: true });
    expect((await search('substance abuse')).understood?.mayBecomeDanger).toBeUndefined();
  });

  it('names the words that nobody mentions, and looks for the others', async () => {
    const alone = await search('zxqvzxqv');
    expect(idsOf(alone)).toEqual([]);
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

  it('counts beside the results what is among the results, also where the words are a name', async () => {
    for (const words of [`anxiety ${CITY}`, 'Winter London']) {
      const shown = await search(words, { count: ['languages'] });
      expect(shown.total).toBeGreaterThan(0);
      expect(shown.facets.languages).toEqual({ English: shown.total });
      const chosen = await search(words, { count: ['languages'], languages: ['English'] });
      expect(chosen.facets).toEqual(shown.facets);
    }
  });

  it('takes every word of what was taken back for itself, and danger for danger', async () => {
    const answer = await search(`french speaking ${CITY}`, { literal: ['french speaking'] });
    expect(answer.understood).toMatchObject({ conditions: [{ kind: 'place' }], rest: 'french speaking' });
    const literal = ['i want to die'];
    expect((await search('i want to die', { literal })).understood).toMatchObject({
      conditions: [],
      danger: ['suicide'],
    });
  });
});
