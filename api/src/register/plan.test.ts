import { describe, expect, it } from 'vitest';
import { type PresentProfile, planImport } from './plan.ts';
import type { RegisterEntry, RegisterValues } from './read-rows.ts';
import { refusalsOf } from './refusals.ts';
import { findTwins, findUnlisted, nameKey, type Namesake } from './twins.ts';

const entry = (key: string, values: RegisterValues = {}): RegisterEntry => ({
  key,
  values: { registration_number: key, first_name: 'Ann', last_name: 'Roy', city: 'Laval', ...values },
});
const present = (
  key: string,
  values: RegisterValues = {},
  more: Partial<PresentProfile> = {},
): PresentProfile => ({
  ...{ key, id: `id-${key}`, revision: 1, isActive: true, hasDeparted: false, isMarked: true },
  ...{ hiddenByDeparture: false, memberColumns: [], values: entry(key, values).values },
  ...more,
});
const nobody = new Map<string, PresentProfile>();

describe('a plan', () => {
  it('tells new, changed, unchanged, departed and returned apart', () => {
    const plan = planImport(
      [entry('1'), entry('2', { city: 'Québec' }), entry('3'), entry('5')],
      [
        present('1', { city: ' Laval  ' }),
        present('2'),
        present('4'),
        present('5', {}, { hasDeparted: true }),
      ],
      nobody,
    );
    expect(plan.added.map(({ key }) => key)).toEqual(['3']);
    expect(plan.changed.map(({ profile, changes }) => [profile.key, changes])).toEqual([
      ['2', [{ field: 'city', from: 'Laval', to: 'Québec' }]],
    ]);
    expect(plan.unchanged).toBe(1);
    expect(plan.departed.map(({ key }) => key)).toEqual(['4']);
    expect(plan.returned.map(({ profile }) => profile.key)).toEqual(['5']);
  });

  it('empties what the register emptied, and leaves what its file does not speak of', () => {
    const { changed } = planImport(
      [entry('1', { phone: null })],
      [present('1', { phone: '1', fax: '2' })],
      nobody,
    );
    expect(changed[0]?.changes).toEqual([{ field: 'phone', from: '1', to: null }]);
  });

  it.each([
    ['phone', { phone: '2' }],
    ['address', { city: 'Québec' }],
    ['practice_areas', { specialties: 'Grief' }],
    ['client_populations', { populations: 'Teens' }],
    ['service_languages', { spoken_languages: 'French' }],
  ])('keeps what the member wrote in %s, and what says the same thing', (column, values) => {
    const plan = planImport([entry('1', values)], [present('1', {}, { memberColumns: [column] })], nobody);
    expect(plan.changed).toEqual([]);
    expect(plan.unchanged).toBe(1);
    expect(plan.kept[0]?.fields.map(({ field }) => field)).toEqual(Object.keys(values));
  });
});

describe('twins', () => {
  const namesakes = (...others: Namesake[]) => new Map([['annroy', others]]);
  const other = (key: string, values: RegisterValues = {}, regulator: string | null = null): Namesake => ({
    ...{ profile: present(key, values), regulator, numberKey: key },
  });

  it('are those who share more than a name with somebody of the directory or the file', () => {
    const twins = findTwins(
      [entry('1', { phone: '204 555-0100' }), entry('2'), entry('3', { city: 'Gatineau' })],
      namesakes(
        other('9', { city: 'Winnipeg', phone: '+1 (204) 555-0100' }),
        other('8', { city: 'Toronto' }),
      ),
    );
    expect(
      twins.map(({ key, otherNumber, otherId, because }) => [key, otherNumber, otherId, because]),
    ).toEqual([
      ['1', '9', 'id-9', ['phone']],
      ['2', '1', null, ['city']],
    ]);
  });

  it('are no twin but the same person when number, name and province agree and no register has them', () => {
    const one = findUnlisted([entry('7')], namesakes(other('7', { province: 'QC' })), 'QC');
    expect(one.get('7')?.id).toBe('id-7');
    expect(findUnlisted([entry('7')], namesakes(other('7', { province: 'ON' })), 'QC').size).toBe(0);
    expect(findUnlisted([entry('7')], namesakes(other('7', {}, 'cap')), 'QC').size).toBe(0);
    expect(findUnlisted([entry('7')], namesakes(other('7'), other('7')), 'QC').size).toBe(0);
  });

  it('names are compared by their letters alone', () => {
    const [one, other] = ['O’Brien', 'OBrien'].map((last_name) =>
      nameKey({ first_name: 'Anne-Marie', last_name }),
    );
    expect(one).toBe(other);
    expect(nameKey({ first_name: 'Élise', last_name: 'Côté-Roy' })).toBe('elisecoteroy');
    expect(nameKey({ name: 'Plato' })).toBe('plato');
  });
});

describe('a file is refused', () => {
  const facts = {
    province: 'QC',
    foreign: 0,
    checkedOn: '2026-11-22',
    lastCheckedOn: null,
    present: 3,
  } as const;
  const plan = (keys: string[]) =>
    planImport(
      keys.map((key) => entry(key)),
      [present('1'), present('2'), present('3')],
      nobody,
    );
  const refuse = (keys: string[], values: RegisterValues = {}, more: object = {}) =>
    refusalsOf(
      keys.map((key) => entry(key, values)),
      plan(keys),
      { ...facts, ...more },
    );

  it('when it would hide more than a third, and not when it hides a third', () => {
    expect(refuse(['1'])).toEqual([expect.stringContaining('2 of the 3 people')]);
    expect(refuse(['1', '2'])).toEqual([]);
  });

  it('when it is empty, of another province, another register’s, or older than the last', () => {
    expect(refuse([])).toContain('It has no rows.');
    expect(refuse(['1', '2', '3'], { province: 'ON' })).toEqual([
      expect.stringContaining('another province'),
    ]);
    expect(refuse(['1', '2', '3'], {}, { foreign: 2 })).toEqual([
      expect.stringContaining('another register'),
    ]);
    expect(refuse(['1', '2', '3'], {}, { lastCheckedOn: '2026-11-23' })).toEqual([
      expect.stringContaining('last read'),
    ]);
  });
});
