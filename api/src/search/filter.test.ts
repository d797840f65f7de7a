import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import { rebuildFilter, type FilterInput } from './filter.ts';

describe('a filter that is understood', () => {
  const cases: [string, FilterInput | null, string][] = [
    ['the search client’s own form', '"languages"="French"', 'languages = "French"'],
    [
      'lists of lists: AND of ORs',
      [['"province"="ON"', '"province"="MB"'], '"gender"="Female"'],
      '(province = "MB" OR province = "ON") AND gender = "Female"',
    ],
    ['words without quotes', 'province = MB', 'province = "MB"'],
    [
      'AND before OR',
      'city = a OR city = b AND gender = Male',
      '(city = "b" AND gender = "Male") OR city = "a"',
    ],
    ['parentheses that change nothing', '((province = MB))', 'province = "MB"'],
    ['IN, each value once', `city IN ['Québec', "Lévis", 'Québec']`, 'city IN ["Lévis", "Québec"]'],
    ['an escaped quote', String.raw`city = "Baie-\"X\""`, String.raw`city = "Baie-\"X\""`],
    ['an escaped backslash', String.raw`city = "a\\b\\"`, String.raw`city = "a\\b\\"`],
    ['a single quote within double ones', `city = "L'Ancienne-Lorette"`, `city = "L'Ancienne-Lorette"`],
    ['ranges of a map', 'lat 49.5 TO 50 AND "lng" >= -97.5', 'lat <= 50 AND lat >= 49.5 AND lng >= -97.5'],
    ['yes and no', '"is_premium"="true"', 'is_premium = "true"'],
    ['nothing', ['', []], ''],
    ['null', null, ''],
  ];
  it.each(cases)('%s', (_name, input, expected) => {
    expect(rebuildFilter(input)).toBe(expected);
  });

  it('is the same text whatever the order of its parts', () => {
    expect(rebuildFilter(['city = a', 'gender = Male'])).toBe(rebuildFilter('gender = Male AND city = a'));
  });

  it('keeps a value that looks like syntax a value', () => {
    expect(rebuildFilter(['city = "x\\" OR name_keys = \\"a b"'])).toBe(
      String.raw`city = "x\" OR name_keys = \"a b"`,
    );
  });
});

describe('a filter that is refused', () => {
  const cases: [string, FilterInput][] = [
    ['a field that is not public', 'search_terms = x'],
    ['the gateway’s own field', 'name_keys = "jane doe"'],
    ['a field of every object', '__proto__ = x'],
    ['NOT', 'NOT city = x'],
    ['!=', 'city != x'],
    ['a function', '_geoRadius(1, 2, 3)'],
    ['comparison of text', 'city > a'],
    ['a number that is none', 'lat > 1e999'],
    ['a maybe', 'is_premium = maybe'],
    ['a backslash at the end of a value', 'city = "x\\'],
    ['an escaped letter', String.raw`city = "x\n"`],
    ['a quote that an escaped backslash lets close', String.raw`city = "x\\" OR name_keys = "y"`],
    ['a control character', 'city = "a\u0000b"'],
    ['an open quote', 'city = "x'],
    ['an open parenthesis', '(city = x'],
    ['something after the end', 'city = x y'],
    ['no value', 'city ='],
    ['an open list', 'city IN [a, b'],
    ['three levels', 'city = a AND (city = b OR (city = c AND city = d))'],
    ['very many parentheses', `${'('.repeat(5000)}city = a${')'.repeat(5000)}`],
    ['very many values', `city IN [${Array.from({ length: 101 }, (_, index) => `c${index}`).join(',')}]`],
    ['a very long value', `city = "${'x'.repeat(201)}"`],
  ];
  it.each(cases)('%s', (_name, input) => {
    expect(() => rebuildFilter(input)).toThrow(ApiError);
  });
});
