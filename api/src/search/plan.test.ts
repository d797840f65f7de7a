import { searchInput } from '@directory/domain/contracts/search-state';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { FACET_FIELDS } from '@directory/domain/facets';
import { expect, it } from 'vitest';
import { COUNTED, LISTED, planSearch, understoodQuery } from './plan.ts';
import { readSearch } from './read.ts';

const known = { places: placeLexicon([]), cityName: () => undefined, isNamed: () => true };

const plan = (asked: object, wanted = LISTED) =>
  planSearch(readSearch(searchInput.parse(asked), known), wanted, '');

it('makes equal queries of equal searches', () => {
  const one = plan({ search: 'anx', languages: ['French', 'English'], genders: ['Male'] });
  const other = plan({ genders: ['Male'], languages: ['English', 'French', 'English'], search: 'anx' });
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

it('leaves a title out of what the engine is asked', () => {
  expect(plan({ search: 'Dr. Jane Doe' }).main.q).toBe('Jane Doe');
  expect(plan({ search: 'Dre Élise Côté' }).main.q).toBe('Élise Côté');
  expect(plan({ search: 'dr' }).main.q).toBe('dr');
  expect(plan({ search: 'Drew Park' }).main.q).toBe('Drew Park');
});

it('who wants no sessions online finds whoever meets in another way, too', () => {
  const read = readSearch(searchInput.parse({ search: 'not online' }), known);
  if (!read.reading) throw new Error('It has words.');
  const { filter } = understoodQuery(read.reading, planSearch(read, LISTED, '').main);
  expect(filter).toBe('session_types IN ["In Person", "Phone", "Home Visit"]');
});

it('asks for what a card shows, marked where there are words, and for nothing of whom it only counts', () => {
  expect(plan({ search: 'ada', page: 2 }).main).toMatchObject({ offset: 20, limit: 20 });
  expect(plan({ search: 'ada' }).main.attributesToHighlight).toContain('name');
  expect(plan({}).main.attributesToHighlight).toBeUndefined();
  expect(plan({}).main.attributesToRetrieve).not.toContain('bio');
  expect(plan({ search: 'ada', page: 2 }, COUNTED).main).toMatchObject({
    offset: 0,
    limit: 0,
    attributesToRetrieve: ['id'],
  });
});

it('counts each narrowed facet as if nothing were chosen in it, and provinces without regard to the city', () => {
  const { main, counts } = plan({
    province: 'QC',
    city: 'Québec',
    languages: ['French'],
    count: FACET_FIELDS,
  });
  expect(main.facets).toEqual(
    FACET_FIELDS.filter((field) => !['languages', 'province', 'city'].includes(field)),
  );
  const [spoken, province, city] = ['languages IN ["French"]', 'province = "QC"', 'city_slug = "quebec"'];
  expect(main.filter).toBe(`(${spoken}) AND (${province}) AND (${city})`);
  expect(Object.fromEntries(counts.map(({ facets, filter }) => [facets?.join(), filter]))).toEqual({
    languages: `(${province}) AND (${city})`,
    province: spoken,
    city: `(${spoken}) AND (${province})`,
  });
});

it('counts cities within a province alone, and what is chosen in a facet that nobody sees narrows all the same', () => {
  expect(plan({ count: ['city', 'accepting'] }).main.facets).toEqual(['accepting']);
  const { main, counts } = plan({ genders: ['Female'], count: ['accepting'] });
  expect(main).toMatchObject({ filter: 'gender IN ["Female"]', facets: ['accepting'] });
  expect(counts).toEqual([]);
  expect(plan({ specialties: ['Anxiety'] }).main.filter).toBe('specialties IN ["Anxiety"]');
});

it('keeps a value from being anything but a value', () => {
  expect(plan({ city: 'x" OR hash = "y' }).main.filter).toBe('city_slug = "x-or-hash-y"');
  expect(plan({ genders: ['x" OR hash = "y\\'] }).main.filter).toBe(
    String.raw`gender IN ["x\" OR hash = \"y\\"]`,
  );
});
