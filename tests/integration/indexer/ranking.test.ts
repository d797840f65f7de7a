import { ANSWERS_FIRST } from '@directory/api/search/engine-query';
import { sortOfDay, sortOnDay } from '@directory/search-config/day-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallIndex, type SmallIndex } from './search-documents.ts';

let index: SmallIndex;

const person = (first_name: string, last_name: string, more: object = {}) => ({
  first_name,
  last_name,
  ...more,
});

beforeAll(async () => {
  index = await smallIndex();
  await index.fill([
    person('Zoe', 'Adams', { practice_areas: 'Depression' }),
    person('Élise', 'Côté-Roy', {
      city: 'Montréal',
      city_slug: 'montreal',
      province: 'QC',
      service_languages: 'French',
    }),
    person('Anna', 'Brown', { is_premium: true, bio: 'I also see people with anxiety.' }),
    person('Carl', 'Young', { is_premium: true, practice_areas: 'Depression' }),
    person('Dora', 'Quill', { practice_areas: 'Anxiety' }),
    person('Ivan', 'Smithson', { is_premium: true }),
    person('Nora', 'Smitheon', { is_premium: true }),
    person('Otto', 'Smithton'),
    person('Paul', 'Winter', {
      practice_areas: 'Depression',
      client_populations: 'Couples',
      city: 'Winnipeg',
    }),
    person('Rita', 'Summer', { is_premium: true, practice_areas: 'Depression' }),
    person('Minh', 'Le', { bio: 'Call 9-8-8 at any hour. Text 686868.' }),
    person('Quinn', 'Ash', { bio: 'CBT, in Hindi too' }),
  ]);
});

afterAll(() => index.remove());

describe('ranking', () => {
  it('without a keyword puts every premium profile before every free one, each in the order of the day', async () => {
    const premium = ['Anna Brown', 'Carl Young', 'Ivan Smithson', 'Nora Smitheon', 'Rita Summer'];
    const orders = new Set<string>();
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) {
      const hits = await index.hits('', { sort: sortOfDay(day) });
      const [first, others] = [hits.slice(0, premium.length), hits.slice(premium.length)];
      expect(first.map(({ name }) => name).toSorted()).toEqual(premium);
      expect(others).toHaveLength(7);
      // The index sorts as `sortOnDay` does.
      for (const tier of [first, others]) expect(tier).toEqual(sortOnDay(tier, day));
      orders.add(hits.map(({ id }) => id).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('among equals, and among them alone, puts first who usually answers within three days', async () => {
    const answering = await smallIndex();
    await answering.fill([
      ...['unanswered', '7', '3', null, '1'].map((answer_sign, at) =>
        person(`Person ${at}`, 'Sand', { answer_sign }),
      ),
      person('Paid', 'Sand', { is_premium: true }),
      person('Open', 'Sand', { accepting_new_clients: true }),
    ]);
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24']) {
      const names = await answering.names('sand', { sort: [ANSWERS_FIRST, ...sortOfDay(day)] });
      expect(names.slice(0, 2)).toEqual(['Paid Sand', 'Open Sand']);
      expect(names.slice(2, 4).toSorted()).toEqual(['Person 2 Sand', 'Person 4 Sand']);
    }
    await answering.remove();
  });

  it('with a keyword lets premium decide between those that match the same words', async () => {
    const names = await index.names('depression');
    expect(names.slice(0, 2).sort()).toEqual(['Carl Young', 'Rita Summer']);
    expect(names.slice(2).sort()).toEqual(['Paul Winter', 'Zoe Adams']);
  });

  it('puts more matched words before premium', async () => {
    expect((await index.names('depression winnipeg'))[0]).toBe('Paul Winter');
  });

  it('puts fewer typos before premium', async () => {
    // Free and spelled right, before premium with one letter off.
    expect((await index.names('smithton'))[0]).toBe('Otto Smithton');
    expect(await index.names('smithton')).toContain('Ivan Smithson');
  });
});

describe('what a visitor types', () => {
  it.each(['montreal', 'Montréal', 'MONTREAL', 'cote', 'côté-roy', 'Elise Cote Roy'])(
    'finds whatever the accents and case: %s',
    async (query) => {
      expect((await index.names(query))[0]).toBe('Élise Côté-Roy');
    },
  );

  it.each(['quebec', 'Québec', 'français', 'french'])('finds in either language: %s', async (query) => {
    expect(await index.names(query)).toEqual(['Élise Côté-Roy']);
  });

  it('finds by what means the same, and leaves what means something else alone', async () => {
    const all = { matchingStrategy: 'all' } as const;
    expect(await index.names('cognitive behavioural therapy ', all)).toEqual(['Quinn Ash']);
    expect(await index.names('dbt ', all)).toEqual([]);
  });

  it('finds numbers and faiths as they are and never by typo', async () => {
    expect(await index.names('hindi')).toEqual(['Quinn Ash']);
    expect(await index.names('hindu')).toEqual([]);
    expect(await index.names('686868')).toEqual(['Minh Le']);
    expect(await index.names('686869')).toEqual([]);
    expect(await index.names('9-8-8')).toEqual(['Minh Le']);
  });

  it('takes no notice of articles and prepositions in either language', async () => {
    for (const query of ['a psychologist for depression', 'pour la dépression']) {
      expect(await index.names(query)).toEqual(expect.arrayContaining(['Paul Winter', 'Carl Young']));
    }
  });
});

it('never gives a field that is not public', async () => {
  const [hit] = await index.hits('Minh', {
    attributesToRetrieve: ['*', 'name_keys', 'surnames', 'turn_0', 'hash', 'search_terms'],
  });
  expect(hit).toBeDefined();
  for (const field of [
    'name_keys',
    'hash',
    'search_terms',
    'surnames',
    'turn_0',
    'premium_rank',
    'created_at',
  ]) {
    expect(hit).not.toHaveProperty(field);
  }
});
