import { describe, expect, it } from 'vitest';
import { refusalsOf } from './import.ts';
import { compare } from './plan.ts';

describe('a profile and what its register says', () => {
  const values = { city: 'Laval', phone: '1', fax: '2' };

  it('differ in what the register changed or emptied, and not in spaces or in what its file does not speak of', () => {
    expect(compare({ city: 'Québec', phone: null }, { values, memberColumns: [] })).toEqual({
      changes: [
        { field: 'city', from: 'Laval', to: 'Québec' },
        { field: 'phone', from: '1', to: null },
      ],
      kept: [],
    });
    const spaced = { values: { city: ' Laval  ' }, memberColumns: [] };
    expect(compare({ city: 'Laval' }, spaced)).toEqual({ changes: [], kept: [] });
  });

  it.each([
    ['phone', { phone: '2' }],
    ['address', { city: 'Québec' }],
    ['practice_areas', { specialties: 'Grief' }],
    ['client_populations', { populations: 'Teens' }],
    ['service_languages', { spoken_languages: 'French' }],
  ])('keep what the member wrote in %s, and what says the same thing', (column, said) => {
    const { changes, kept } = compare(said, { values, memberColumns: [column] });
    expect(changes).toEqual([]);
    expect(kept.map(({ field }) => field)).toEqual(Object.keys(said));
  });
});

describe('a file is refused', () => {
  const refuse = ({ added = 0, departed = 0, foreign = 0, lastCheckedOn = null as string | null, ...more }) =>
    refusalsOf(
      {
        ...{ new: { total: added }, departed: { total: departed }, foreign },
        ...{ listed: 3, elsewhere: 0, present: 3, directory: 3, ...more },
      },
      { province: 'QC', checkedOn: '2026-11-22', lastCheckedOn },
    );

  it('when it would hide more than a third, and not when it hides a third', () => {
    expect(refuse({ departed: 2 })).toEqual([expect.stringContaining('2 of the 3 people')]);
    expect(refuse({ departed: 1 })).toEqual([]);
  });

  it('when it would add more people than the directory has, and more than can be looked through', () => {
    expect(refuse({ added: 201, directory: 200 })).toEqual([
      'It would add 201 people to a directory of 200.',
    ]);
    expect(refuse({ added: 201, directory: 201 })).toEqual([]);
    expect(refuse({ added: 100 })).toEqual([]);
    // The first register of all.
    expect(refuse({ added: 201, directory: 0 })).toEqual([]);
  });

  it('when it is empty, of another province, another register’s, or older than the last', () => {
    expect(refuse({ listed: 0 })).toEqual(['It has no rows.']);
    expect(refuse({ elsewhere: 2 })).toEqual([expect.stringContaining('another province')]);
    expect(refuse({ foreign: 2 })).toEqual([expect.stringContaining('another register')]);
    const older = { lastCheckedOn: '2026-11-23' };
    expect(refuse(older)).toEqual([expect.stringContaining('last read')]);
  });
});
