import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { postalCentre, provinceOfArea } from './postal-area.ts';
import { places } from '../../generated/places.js';
import { findPlace, findTown, isTownBegun } from './town.ts';

describe('findTown', () => {
  it.each([
    ['Montréal', 'Montréal', 'QC'],
    ['Montreal, Québec', 'Montréal', 'QC'],
    ['quebec city', 'Québec', 'QC'],
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

describe('findPlace', () => {
  it.each([
    ['R3C', 'postal', 'R3C'],
    ['h2x1y4', 'postal', 'H2X'],
    ['12 Main St, Winnipeg MB R3C 0V8', 'postal', 'R3C'],
    ['montreal, qc', 'city', 'Montréal'],
    ['49.8951,-97.1384', 'device', ''],
  ])('finds %s', (text, kind, name) => {
    expect(findPlace(text)).toMatchObject({ kind, name });
  });

  it('uses no more of a device’s place than about a kilometre', () => {
    expect(findPlace('49.8951, -97.1384')).toMatchObject({ lat: 49.9, lng: -97.14 });
  });

  it('knows no place of other texts', () => {
    for (const text of ['', 'Atlantis', '91,0', '0,181', '49', '49,', 'R3', 'R3C 00', 'H0H 0H0'])
      expect(findPlace(text), text).toBeNull();
  });
});

it('knows what is the beginning of a town’s name', () => {
  for (const text of ['Flin F', 'st. joh', 'Montré', 'Laval']) expect(isTownBegun(text), text).toBe(true);
  for (const text of ['Atlantis', 'Lavalx']) expect(isTownBegun(text), text).toBe(false);
});

describe('a town', () => {
  it.each([
    ...[
      ['Toronto, ON', 'M5H'],
      ['Montréal, QC', 'H2X'],
      ['Winnipeg, MB', 'R3C'],
    ],
    // Those that a source of ours has somewhere else.
    ['Vernon, BC', 'V1T'],
    ['Carbonear, NL', 'A1Y'],
    ['Saint-Raymond, QC', 'G3L'],
  ])('%s is where its postal area %s is', (name = '', area = '') => {
    const [town, centre] = [findTown(name)?.position, postalCentre(area)];
    expect(town && centre && distanceKm(town, centre)).toBeLessThan(20);
  });

  it('lies in its province, as the postal area nearest to it does', () => {
    const areas = places.postalAreas
      .split(/[|\n]/)
      .map((entry) => entry.split(' '))
      .map(([area = '', lat, lng]) => ({ area, lat: Number(lat), lng: Number(lng) }));
    const strays: string[] = [];
    for (const part of places.towns.split('#').slice(1)) {
      const [province = '', ...entries] = part.trim().split(/[|\n]/);
      for (const entry of entries) {
        const [, name, lat, lng, thousands] = /^(.+) (\S+) (\S+) (\d+)$/.exec(entry) ?? [];
        // Of a small one beside a border the nearest area may be the neighbour's.
        if (!(Number(thousands) >= 10)) continue;
        const here = { lat: Number(lat), lng: Number(lng) };
        const nearest = areas.reduce((a, b) => (distanceKm(here, b) < distanceKm(here, a) ? b : a));
        if (provinceOfArea(nearest.area) !== province) strays.push(`${name}, ${province}`);
      }
    }
    expect(strays).toEqual([]);
  });
});
