import { expect, it } from 'vitest';
import { search } from './search.ts';
import { LAST_PAGE } from './search-limits.ts';

const half = '\ud83d';
const many = Array.from({ length: 101 }, (_, index) => `v${index}`);

/** What is wrong with it, as an answer says it. */
const faultsOf = (body: unknown) => {
  const { error } = search.input.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
};

it('takes nothing at all, and a page as far as there may be psychologists', () => {
  expect(faultsOf({})).toBe('');
  expect(faultsOf({ page: LAST_PAGE, near: 'R3C', within: 25, byDistance: true })).toBe('');
});

it.each<[string, unknown, string]>([
  ['an unknown key', { hybrid: { embedder: 'x' } }, 'hybrid'],
  ['a filter of its own', { filter: 'name_keys = "a b"' }, 'filter'],
  ['a private facet', { count: ['name_keys'] }, 'count'],
  ['too many values of a facet', { languages: many }, 'languages'],
  [
    'too many chosen and refused',
    { languages: many.slice(51), not: many.slice(40).map((one) => `languages:${one}`) },
    '100 values',
  ],
  ['a refusal of what profiles need not say', { not: ['concerns:Anxiety'] }, 'not'],
  ['a value with a control character', { languages: ['a\nb'] }, 'control'],
  ['no province', { province: 'XX' }, 'province'],
  ['too far', { page: LAST_PAGE + 1 }, 'page'],
  ['a page that is none', { page: 0 }, 'page'],
  ['too long a text', { search: 'x'.repeat(201) }, 'search'],
  ['a text that is none', { search: { $ne: '' } }, 'search'],
  ['a frame off the earth', { frame: { south: -91, west: 0, north: 0, east: 1 } }, 'frame'],
  ['what is no distance', { near: 'R3C', within: 7 }, 'within'],
  ['what is no place', { near: { place: 'R3C' } }, 'near'],
  ['too long a place', { near: 'x'.repeat(101) }, 'near'],
  ['what is no order', { byDistance: 'far' }, 'byDistance'],
  ['half of a character in the words', { search: half }, 'lone surrogate'],
  ['in words that mean themselves', { literal: [half] }, 'lone surrogate'],
  ['in words that were pressed firm', { firm: [half] }, 'lone surrogate'],
  ['in a city', { city: half }, 'lone surrogate'],
  ['in a value', { therapies: [half] }, 'lone surrogate'],
  ['in a place to be near', { near: half }, 'lone surrogate'],
  ['in the name of a field', { [half]: 1 }, half],
])('refuses %s', (_name, body, named) => {
  expect(faultsOf(body)).toContain(named);
});
