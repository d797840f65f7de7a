import { describe, expect, it } from 'vitest';
import { findTown, isTownBegun } from './town.ts';

describe('findTown', () => {
  it.each([
    ['Montréal', 'Montréal', 'QC'],
    ['montreal, qc', 'Montréal', 'QC'],
    ['Montreal, Québec', 'Montréal', 'QC'],
    ['quebec city', 'Québec', 'QC'],
    ['ville de Québec', 'Québec', 'QC'],
    ['st-jerome', 'Saint-Jérôme', 'QC'],
    ["St John's", "St. John's", 'NL'],
    ['Sudbury', 'Greater Sudbury', 'ON'],
    // The largest of three.
    ['Richmond', 'Richmond', 'BC'],
  ])('finds %s', (text, name, province) => {
    expect(findTown(text)).toMatchObject({ name, province });
  });

  it('takes the one in the province that is named or asked for, where there is one', () => {
    expect(findTown('Richmond, Ontario')).toMatchObject({ province: 'ON' });
    expect(findTown('Richmond', 'QC')).toMatchObject({ province: 'QC' });
    expect(findTown('Richmond', 'NU')).toMatchObject({ province: 'BC' });
    expect(findTown('Montreal, BC')).toBeNull();
    for (const text of ['laval qc', 'Laval Québec', 'Laval (Québec)', 'Laval, Quebec, Canada'])
      expect(findTown(text), text).toMatchObject({ name: 'Laval', province: 'QC' });
    expect(findTown('Richmond British Columbia')).toMatchObject({ province: 'BC' });
    expect(findTown("St. John's Newfoundland and Labrador")).toMatchObject({ province: 'NL' });
  });

  it('knows no other words', () => {
    for (const text of ['', ',', 'anxiety', 'Atlantis', 'Manitoba', 'Prince Edward Island', 'Canada', '#AB'])
      expect(findTown(text)).toBeNull();
  });
});

it('knows what is the beginning of a town’s name', () => {
  for (const text of ['Flin F', 'st. joh', 'Montré', 'Laval']) expect(isTownBegun(text), text).toBe(true);
  for (const text of ['Atlantis', 'Lavalx']) expect(isTownBegun(text), text).toBe(false);
});
