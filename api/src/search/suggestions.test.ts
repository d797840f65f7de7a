import { expect, it } from 'vitest';
import { type SuggestedFilters, suggestionVocabulary, suggestTerms } from './suggestions.ts';

const filters: SuggestedFilters = {
  therapies: [
    { value: 'Cognitive Behavioural Therapy', count: 60 },
    { value: 'Psychodynamic Therapy', count: 20 },
    { value: 'Sandplay of my own', count: 1 },
  ],
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
const { therapies, locations } = suggestionVocabulary(filters, 'en');
const french = suggestionVocabulary(filters, 'fr');

it('finds a therapy by its name in either language and by abbreviation', () => {
  expect(suggestTerms('behav', therapies, 5)).toEqual([
    { value: 'Cognitive Behavioural Therapy', label: 'Cognitive Behavioural Therapy', matches: [[10, 15]] },
  ]);
  for (const query of ['cbt', 'TCC', 'comportementale']) {
    expect(suggestTerms(query, therapies, 5)).toMatchObject([
      { value: 'Cognitive Behavioural Therapy', matches: [] },
    ]);
  }
  expect(suggestTerms('cognitivo', french.therapies, 5)[0]?.label).toBe('Thérapie cognitivo-comportementale');
  expect(suggestTerms('sandplay', french.therapies, 5)[0]?.label).toBe('Sandplay of my own');
});

it('gives places as the search screen’s address takes them, labelled in the visitor’s language', () => {
  expect(suggestTerms('quebec', french.locations, 5)).toEqual([
    { location: 'Quebec', label: 'Québec', matches: [[0, 6]] },
    { location: 'Québec, Quebec', label: 'Québec, Québec', matches: [[0, 6]] },
    { location: 'Wickham, Quebec', label: 'Wickham, Québec', matches: [[9, 15]] },
  ]);
  expect(suggestTerms('winnipeg, man', locations, 5)).toMatchObject([{ location: 'Winnipeg, Manitoba' }]);
});

it('puts beginnings of words before middles, then the most frequent, five at most', () => {
  expect(suggestTerms('wi', locations, 5).map(({ label }) => label)).toEqual([
    'Winnipeg, Manitoba',
    'Wickham, Quebec',
  ]);
  expect(suggestTerms('n', locations, 2)).toHaveLength(2);
  expect(suggestTerms(' ', locations, 5)).toEqual([]);
  expect(suggestTerms('<script>', locations, 5)).toEqual([]);
});
