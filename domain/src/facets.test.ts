import { expect, it } from 'vitest';
import {
  byFacetParam,
  CHIP_FACETS,
  closedValues,
  FACET_FIELDS,
  facetLabel,
  findFacetValue,
} from './facets.ts';

const [, therapies, sessionTypes] = CHIP_FACETS;

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
