import { describe, expect, it } from 'vitest';
import { REGISTER_FIELD_NAMES } from './fields.ts';
import { parseMapping, resolveMapping } from './mapping.ts';

describe('headings', () => {
  it('that mean one thing are known by themselves, in both languages', () => {
    const { mapping, problems } = resolveMapping(
      ['N° de permis', 'NOM', 'Prénom', 'E-mail'],
      {},
      {
        'N° de permis': 'registration_number',
      },
    );
    expect(problems).toEqual([]);
    expect(mapping).toEqual({
      'N° de permis': 'registration_number',
      NOM: 'last_name',
      Prénom: 'first_name',
      'E-mail': 'email',
    });
  });

  it('that nobody knows must be said, once', () => {
    const headings = ['Registration number', 'Surname', 'Blorp'];
    const first = resolveMapping(headings, {}, {});
    expect(first.problems).toEqual([expect.stringContaining("--map 'Blorp=<field>'")]);
    const french = resolveMapping(['Matricule', 'Nom', "Date d'adhésion"], {}, {});
    expect(french.problems).toEqual([expect.stringContaining(`--map "Date d'adhésion=<field>"`)]);
    const said = resolveMapping(headings, {}, { Blorp: '' });
    expect(said.problems).toEqual([]);
    expect(resolveMapping(headings, said.mapping, {}).problems).toEqual([]);
  });

  it('that the last file had must be there, unless another takes the place', () => {
    const kept = { No: 'registration_number', Nom: 'last_name', Tel: 'phone' } as const;
    expect(resolveMapping(['No', 'Nom'], kept, {}).problems).toEqual([
      expect.stringMatching(/“Tel”.* profiles mapping --regulator <code> --remove 'Tel'$/),
    ]);
    expect(resolveMapping(['No', 'Nom', 'Mobile'], kept, { Mobile: 'phone' }).problems).toEqual([]);
  });

  it.each([
    [['Number', 'Surname', 'Surname'], 'Two columns are headed'],
    [['Number', 'Surname', 'Nom'], 'Two columns are read as last_name'],
    [['Surname', 'City'], 'registration_number'],
    [['Number', 'City'], 'last_name or name'],
  ])('%j are refused', (headings, problem) => {
    expect(resolveMapping(headings, {}, {}).problems.join(' ')).toContain(problem);
  });

  it('of an export are the fields, whatever was kept', () => {
    const { mapping, problems, isExport } = resolveMapping(REGISTER_FIELD_NAMES, { Tel: 'phone' }, {});
    expect({ problems, isExport }).toEqual({ problems: [], isExport: true });
    expect(mapping['city']).toBe('city');
  });
});

it('a mapping is said as Heading=field', () => {
  expect(parseMapping('A = B=phone')).toEqual(['A = B', 'phone']);
  expect(parseMapping('Notes=')).toEqual(['Notes', '']);
  expect(() => parseMapping('Notes=blorp')).toThrow('no field blorp');
  expect(() => parseMapping('=phone')).toThrow('Heading=field');
});
