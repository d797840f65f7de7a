import { expect, it } from 'vitest';
import {
  byFacetParam,
  CHIP_FACETS,
  type FacetParam,
  closedValues,
  FACET_FIELDS,
  facetLabel,
  findFacetValue,
} from './facets.ts';
import { PROVINCE_CODES } from './places/provinces.ts';

function facetOf(param: FacetParam) {
  const facet = CHIP_FACETS.find((other) => other.param === param);
  if (!facet) throw new Error(`there is no facet ${param}`);
  return facet;
}

const therapies = facetOf('therapies');
const sessionTypes = facetOf('sessionTypes');

it('have a parameter and a field of their own', () => {
  const params = CHIP_FACETS.map(({ param }) => param);
  expect(Object.keys(byFacetParam(() => null))).toEqual(params);
  expect(new Set(params).size).toBe(params.length);
  expect(new Set(FACET_FIELDS).size).toBe(params.length + 2);
});

it('know a value by its name in either language, whatever its case and accents, and by abbreviation', () => {
  for (const text of ['TCC', 'therapie cognitivo-comportementale', 'COGNITIVE BEHAVIOURAL THERAPY']) {
    expect(findFacetValue(therapies, text)).toBe('Cognitive Behavioural Therapy');
  }
  for (const text of ['in person', 'In Person', 'EN PERSONNE']) {
    expect(findFacetValue(sessionTypes, text)).toBe('In Person');
  }
  for (const facet of CHIP_FACETS) expect(findFacetValue(facet, '__proto__')).toBeUndefined();
});

it('show a value in the reader’s language, and what is none as it is', () => {
  expect(facetLabel(sessionTypes, 'In Person', 'en')).toBe('In person');
  expect(facetLabel(therapies, 'Cognitive Behavioural Therapy', 'fr')).toBe(
    'Thérapie cognitivo-comportementale',
  );
  expect(facetLabel(therapies, 'Walk and Talk', 'fr')).toBe('Walk and Talk');
});

it('keep the order of their labels; terms of a vocabulary come by how many have them', () => {
  expect(closedValues(sessionTypes)).toEqual(['Online', 'In Person', 'Phone', 'Home Visit']);
  expect(closedValues(therapies)).toBeNull();
});

it('name every province for sessions online, by code or name in either language', () => {
  const online = facetOf('online');
  expect([...(closedValues(online) ?? [])].sort()).toEqual([...PROVINCE_CODES].sort());
  for (const text of ['MB', 'mb', 'Manitoba']) expect(findFacetValue(online, text)).toBe('MB');
  expect(findFacetValue(online, 'ile-du-prince-édouard')).toBe('PE');
});

it('know what is decided by in either language, and write amounts as each language does', () => {
  expect(findFacetValue(facetOf('accepting'), 'accepte de nouveaux clients')).toBe('yes');
  for (const text of ['150', 'up to $150', "jusqu'à 150 $"]) {
    expect(findFacetValue(facetOf('fee'), text)).toBe('150');
  }
  expect(findFacetValue(facetOf('fee'), '120')).toBeUndefined();
  expect(findFacetValue(facetOf('wait'), '1 à 2 semaines')).toBe('1 to 2 weeks');
  expect(findFacetValue(facetOf('concerns'), 'tdah')).toBe('ADHD');
  expect(findFacetValue(facetOf('populations'), 'Ados')).toBe('Adolescents');
  expect(findFacetValue(facetOf('insurers'), 'croix bleue')).toBe('Blue Cross');
  expect(facetLabel(facetOf('fee'), '100', 'en')).toBe('Up to $100');
  expect(facetLabel(facetOf('fee'), '100', 'fr')).toBe('Jusqu’à 100\u00a0$');
});
