import { bySuggested } from '@directory/domain/facets';
import { expect, it } from 'vitest';
import { suggestedWords, suggestionVocabulary, suggestPlaces, suggestTerms } from './suggestions.ts';

const filters: Parameters<typeof suggestionVocabulary>[0] = {
  ...bySuggested(() => []),
  concerns: [
    { value: 'Anxiety', count: 80 },
    { value: 'Sleep and Insomnia', count: 30 },
    { value: 'Social Anxiety', count: 20 },
  ],
  languages: [
    { value: 'Spanish', count: 12 },
    { value: 'Farsi', count: 4 },
  ],
  therapies: [
    { value: 'Cognitive Behavioural Therapy', count: 60 },
    { value: 'Psychodynamic Therapy', count: 20 },
    { value: 'Sandplay of my own', count: 1 },
  ],
  sessionTypes: [{ value: 'In Person', count: 50 }],
  populations: [{ value: 'First Responders', count: 9 }],
  assessments: [{ value: 'ADHD Assessment', count: 7 }],
  insurers: [{ value: 'Blue Cross', count: 30 }],
  provinces: [
    {
      code: 'MB',
      count: 70,
      cities: [
        { value: 'Winnipeg', count: 60 },
        { value: 'Brandon', count: 10 },
      ],
    },
    {
      code: 'QC',
      count: 30,
      cities: [
        { value: 'Québec', count: 20 },
        { value: 'Wickham', count: 1 },
      ],
    },
  ],
};
const words = suggestedWords();
const english = suggestionVocabulary(filters, words, 'en');
const french = suggestionVocabulary(filters, words, 'fr');
const { concerns, languages, therapies } = english.terms;
const { locations } = english;

it('finds a therapy by its name in either language and by abbreviation', () => {
  expect(suggestTerms('behav', therapies)).toEqual([
    {
      value: 'Cognitive Behavioural Therapy',
      label: 'Cognitive Behavioural Therapy',
      matches: [[10, 15]],
      count: 60,
    },
  ]);
  for (const query of ['cbt', 'TCC', 'comportementale']) {
    expect(suggestTerms(query, therapies)).toMatchObject([
      { value: 'Cognitive Behavioural Therapy', matches: [] },
    ]);
  }
  expect(suggestTerms('cognitivo', french.terms.therapies)[0]?.label).toBe(
    'Thérapie cognitivo-comportementale',
  );
  expect(suggestTerms('sandplay', french.terms.therapies)[0]?.label).toBe('Sandplay of my own');
});

it('gives places as the search screen’s address takes them, labelled in the visitor’s language', () => {
  expect(suggestTerms('quebec', french.locations)).toMatchObject([
    { value: 'Quebec', label: 'Québec', matches: [[0, 6]], count: 30 },
    { value: 'Québec, Quebec', label: 'Québec, Québec', matches: [[0, 6]], count: 20 },
    { value: 'Wickham, Quebec', label: 'Wickham, Québec', matches: [[9, 15]], count: 1 },
  ]);
  expect(suggestTerms('winnipeg, man', locations)).toMatchObject([{ value: 'Winnipeg, Manitoba' }]);
});

it('puts beginnings of words before middles, then the most frequent, five at most', () => {
  expect(suggestTerms('wi', locations).map(({ label }) => label)).toEqual([
    'Winnipeg, Manitoba',
    'Wickham, Quebec',
  ]);
  expect(suggestTerms('q', [...locations, ...french.locations])).toHaveLength(5);
  expect(suggestTerms(' ', locations)).toEqual([]);
  expect(suggestTerms('<script>', locations)).toEqual([]);
});

it('finds concerns and languages by their names in both languages, whatever the reader’s', () => {
  const labels = (query: string, language: 'en' | 'fr', group: 'concerns' | 'languages') =>
    suggestTerms(query, (language === 'en' ? english : french).terms[group]).map(({ label }) => label);
  expect(labels('anx', 'en', 'concerns')).toEqual(['Anxiety', 'Social Anxiety']);
  expect(labels('anx', 'fr', 'concerns')).toEqual(['Anxiété', 'Anxiété sociale']);
  expect(labels('espag', 'en', 'languages')).toEqual(['Spanish']);
  expect(labels('spani', 'fr', 'languages')).toEqual(['Espagnol']);
  expect(suggestTerms('anx', concerns)[0]).toMatchObject({ value: 'Anxiety', count: 80 });
});

it.each([
  ['premiers', 'populations', 'First Responders'],
  ['tdah', 'assessments', 'ADHD Assessment'],
  ['croix', 'insurers', 'Blue Cross'],
  ['pers', 'sessionTypes', 'In Person'],
] as const)('completes "%s" in %s: a value of any facet, also of a few', (query, facet, value) => {
  expect(suggestTerms(query, french.terms[facet], true).map((term) => term.value)).toEqual([value]);
});

it('knows what is meant by an everyday word, begun or whole, after what is called so', () => {
  const values = (query: string, group: typeof concerns) =>
    suggestTerms(query, group, true).map(({ value }) => value);
  expect(values('nightm', concerns)).toEqual(['Sleep and Insomnia']);
  expect(values('cauchemars', concerns)).toEqual(['Sleep and Insomnia']);
  expect(values('worrying', concerns)).toContain('Anxiety');
  expect(values('insom', concerns)).toEqual(['Sleep and Insomnia']);
  expect(values('persian', languages)).toEqual(['Farsi']);
  expect(values('social', concerns)[0]).toBe('Social Anxiety');
  // Not where names are typed, nor among several words, which the reading is for.
  expect(suggestTerms('nightm', concerns)).toEqual([]);
  expect(values('nightmares online', concerns)).toEqual([]);
});

it('gives the places that a nickname or a region means, the largest first', () => {
  expect(suggestPlaces(['MB/brandon', 'MB/winnipeg', 'ON/toronto'], locations)).toMatchObject([
    { label: 'Winnipeg, Manitoba', matches: [], count: 60 },
    { label: 'Brandon, Manitoba' },
  ]);
});
