import { describe, expect, it } from 'vitest';
import { REGISTER_FIELD_NAMES, fieldOf, readCell } from './fields.ts';
import { numberKey } from '../../people/profiles/lists.ts';
import { rowReader } from './rows.ts';

const headings = ['No', 'Last', 'First', 'City', 'Email', 'Prov'];
const mapping = {
  No: 'registration_number',
  Last: 'last_name',
  First: 'first_name',
  City: 'city',
  Email: 'email',
  Prov: 'province',
} as const;
const read = (...rows: string[][]) => {
  const people = rows.map((cells, index) => rowReader(headings, mapping)({ row: index + 2, cells }));
  return { people, errors: people.flatMap(({ errors }) => errors) };
};

describe('rows', () => {
  it('are tidied: spaces, stray characters, letters in two parts, provinces by any name', () => {
    const { people, errors } = read([
      'PSY-00123',
      ' Co\u0302te\u0301\u00a0 ',
      'Léa\u200b',
      'Saint-\u00adJean',
      '',
      'Québec',
    ]);
    expect(errors).toEqual([]);
    expect(people).toMatchObject([
      {
        key: 'psy00123',
        values: {
          ...{ registration_number: 'PSY-00123', last_name: 'Côté', first_name: 'Léa', city: 'Saint-Jean' },
          ...{ email: null, province: 'QC' },
        },
      },
    ]);
  });

  it.each([
    ['N.-B.', 'NB'],
    ['Î.-P.-É.', 'PE'],
    ['B.C.', 'BC'],
    ['T.-N.-L.', 'NL'],
  ])('name a province as lists do: %s', (text, code) => {
    expect(readCell(fieldOf('province'), text)).toEqual({ value: code });
  });

  it('that are wrong are all named, by row and column', () => {
    const { errors } = read(
      ['1', 'Roy', 'Ann', 'Laval', 'ann@', 'QC'],
      ['2', '', '', '王', 'a@example.org, b@example.org', 'Atlantis'],
      ['3', '', 'Bo', 'Laval', '', 'QC'],
      ['4', 'Roy', 'Cy'],
      ['5', 'Roy', 'Di', 'Laval', '', 'QC', 'more'],
      ['6', 'Roy', 'El', 'x'.repeat(121), '', 'QC'],
    );
    expect(errors.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [2, 'Email', 'is no single email address'],
      [3, 'City', 'has no letter that an address on the site could have'],
      [3, 'Email', 'is no single email address'],
      [3, 'Prov', 'is no province or territory'],
      [3, 'Last', 'is empty'],
      [4, 'Last', 'is empty'],
      [5, null, 'has 3 cells, and there are 6 columns'],
      [6, null, 'has 7 cells, and there are 6 columns'],
      [7, 'City', 'is longer than 120 characters'],
    ]);
  });

  it.each([
    ['Côté, Léa Marie', 'Léa Marie', 'Côté', 'Léa Marie Côté'],
    ['Léa Marie Côté', 'Léa Marie', 'Côté', 'Léa Marie Côté'],
    ['Plato', undefined, undefined, 'Plato'],
  ])('with the whole name alone give its parts: %s', (cell, first, last, name) => {
    const reader = rowReader(['No', 'Name'], { No: 'registration_number', Name: 'name' });
    expect(reader({ row: 2, cells: ['1', cell] }).values).toEqual({
      ...{ registration_number: '1', name },
      ...(first && { first_name: first, last_name: last }),
    });
  });
});

it('of a few values each is known by any of its names, and another is wrong', () => {
  const times = fieldOf('appointment_times');
  expect(readCell(times, 'Samedi; le soir')).toEqual({ value: 'Evenings, Weekends' });
  expect(readCell(times, 'Evenings, by candlelight')).toEqual({
    problem: 'says “by candlelight”, which is none of: Daytime, Evenings, Weekends',
  });
});

it('a cell that was read reads the same again: an import repeated finds nothing changed', () => {
  const cells = [
    ' a,  b;c ',
    'example.org',
    'Femme',
    'Île-du-Prince-Édouard',
    'x@example.org',
    'two\nlines',
    "=d'accord",
  ];
  for (const name of REGISTER_FIELD_NAMES)
    for (const cell of cells) {
      const once = readCell(fieldOf(name), cell);
      if ('value' in once && once.value !== null)
        expect(readCell(fieldOf(name), once.value), name).toEqual(once);
    }
});

it('numbers are compared by their letters and digits', () => {
  expect([' PSY-0012 ', 'psy 0012'].map(numberKey)).toEqual(['psy0012', 'psy0012']);
  expect(['0012', '12', '000'].map(numberKey)).toEqual(['12', '12', '0']);
});
