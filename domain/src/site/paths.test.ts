import { expect, it } from 'vitest';
import { inLanguage, namesakeNumber, paths, profilePath } from './paths.ts';

const id = '6f1b2a52-98a1-4a2d-9d60-0d9b3f4c1a11';

it('builds the name route when province, city and name are known', () => {
  expect(profilePath({ id, province: 'MB', city_slug: 'winnipeg', name_slug: 'elise-cote-2' })).toBe(
    '/manitoba/winnipeg/psychologist/elise-cote-2',
  );
});

it.each([{ province: null }, { city_slug: null }, { name_slug: null }])(
  'falls back to the id without %j',
  (missing) => {
    const profile = { id, province: 'MB', city_slug: 'winnipeg', name_slug: 'elise-cote', ...missing };
    expect(profilePath(profile)).toBe(`/psychologist/${id}`);
  },
);

it('marks French addresses with lang=fr and leaves the other parameters in place', () => {
  expect(inLanguage('/search?search=a%20b&page=2', 'fr')).toBe('/search?search=a+b&page=2&lang=fr');
  expect(inLanguage('/search?lang=fr&page=2', 'en')).toBe('/search?page=2');
  expect(inLanguage('/', 'en')).toBe('/');
});

it('leaves empty parameters out', () => {
  expect(paths.search({ location: 'Winnipeg, Manitoba', search: '' })).toBe(
    '/find-a-psychologist?location=Winnipeg%2C+Manitoba',
  );
});

it.each([
  ['/manitoba/winnipeg/psychologist/elise-cote', undefined],
  ['/manitoba/winnipeg/psychologist/elise-cote-2', 2],
  ['/manitoba/winnipeg/psychologist/elise-cote-13', 13],
  ['/psychologist/6f1b2a52-98a1-4a2d-9d60-123456789012', undefined],
])('%s is of namesake %s', (path, number) => {
  expect(namesakeNumber(path)).toBe(number);
});
