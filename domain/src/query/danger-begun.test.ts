import { describe, expect, it } from 'vitest';
import { dangerBegun } from './danger-begun.ts';

describe('a text whose last word is not typed to its end', () => {
  it.each([
    ['suic', 'suicide'],
    ['My son suici', 'suicide'],
    ['kill mys', 'suicide'],
    ['Idées noi', 'suicide'],
    ['automut', 'suicide'],
    ['surdos', 'medical'],
    ['violence conj', 'violence'],
  ] as const)('surely begins a danger: %s', (typed, kind) =>
    expect(dangerBegun(typed)).toEqual({ kind, isSure: true }),
  );

  it.each([
    'I want to ki',
    'my husband be',
    'abus',
    'mon mari me fr',
    'je veux me tu',
    'i want to kill',
    'scared of my hus',
    'i want to d',
    "je m'en veux",
    // A noun that is danger alone is not kept, and may go on to something else (`heart attack survivors`).
    'heart att',
    'crise cardia',
  ])('may begin one: %s', (typed) => expect(dangerBegun(typed)?.isSure).toBe(false));

  it.each([
    '',
    'i',
    'surdité',
    'violon',
    'enfant malade',
    'marie gag',
    'depression tor',
    'emdr',
    'couples ther',
    'anxiety near me and my child psy',
    'vitamin d',
  ])('begins none: %s', (typed) => expect(dangerBegun(typed)).toBeNull());

  it.each(['sui', 'over', 'auto', 'self', 'want to', 'dark', 'mon ma'])(
    'is never sure of much: %s',
    (typed) => expect(dangerBegun(typed)?.isSure ?? false).toBe(false),
  );
});
