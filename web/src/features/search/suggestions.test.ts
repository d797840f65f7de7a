import { NO_SUGGESTIONS, type Suggestions } from '@directory/domain/site/directory';
import { expect, it } from 'vitest';
import { EMPTY_SEARCH } from './model/search-state.ts';
import { chooseSuggestion, inOrder } from './suggestions.tsx';

const term = (value: string) => ({ value, label: value, matches: [], count: 3 });
const all: Suggestions = {
  ...NO_SUGGESTIONS,
  reading: { label: 'Anxiety · Winnipeg', count: 4 },
  names: [{ label: 'Anne Roy', path: '/psychologist/1', city: 'Winnipeg', matches: [] }],
  isName: true,
  concerns: [term('Anxiety'), term('Social Anxiety')],
  therapies: [term('EMDR')],
  languages: [term('French')],
  locations: [{ label: 'Winnipeg, Manitoba', location: 'Winnipeg, Manitoba', matches: [], count: 9 }],
};
const groups = (suggestions: Suggestions) => inOrder(suggestions).map(({ group }) => group);

it('puts what was understood first, then people, then what they offer, then places', () => {
  expect(groups(all)).toEqual([
    'reading',
    'names',
    'concerns',
    'concerns',
    'therapies',
    'languages',
    'locations',
  ]);
  expect(inOrder(NO_SUGGESTIONS)).toEqual([]);
});

it('puts people last whose names are only like what was typed', () => {
  expect(groups({ ...all, isName: false }).at(-1)).toBe('names');
});

it('leads to the words as they were typed, or to a filter in their place, beside what narrows the search', () => {
  const present = { ...EMPTY_SEARCH, search: 'anx', languages: ['French'], page: 3 };
  const chosen = inOrder(all).flatMap((suggestion) =>
    suggestion.group === 'names' || suggestion.group === 'help'
      ? []
      : [chooseSuggestion(present, suggestion, ' anxious  in winnipeg ')],
  );
  const next = { ...present, search: '', page: 1 };
  expect(chosen).toEqual([
    { ...next, search: 'anxious in winnipeg' },
    { ...next, concerns: ['Anxiety'] },
    { ...next, concerns: ['Social Anxiety'] },
    { ...next, therapies: ['EMDR'] },
    next,
    { ...next, city: 'Winnipeg', province: 'MB' },
  ]);
});
