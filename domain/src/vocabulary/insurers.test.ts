import { expect, it } from 'vitest';
import { billedInsurers, insurerVocabulary } from './insurers.ts';

it('are billed directly, each once, and a public health plan never', () => {
  expect(billedInsurers('RAMQ, Croix Bleue, Blue Cross, ohip, Union X')).toEqual(['Blue Cross', 'Union X']);
  expect(billedInsurers(null)).toEqual([]);
});

it.each(['CNESST', 'SAAQ', 'IVAC'])('know %s, which pays', (name) =>
  expect(insurerVocabulary.find(name)).toBeDefined(),
);

it('have no public health plan among them', () => expect(insurerVocabulary.find('RAMQ')).toBeUndefined());
