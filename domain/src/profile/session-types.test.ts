import { expect, it } from 'vitest';
import { deriveSessionTypes } from './session-types.ts';

it('derives Online and In Person from the flags and reads the rest from the field, in the usual order', () => {
  expect(
    deriveSessionTypes({
      telepsychology: true,
      services_to: true,
      session_types: ' home visit, PHONE, Carrier pigeon',
    }),
  ).toEqual(['Online', 'In Person', 'Phone', 'Home Visit']);
});

it('assumes nothing when nothing is known', () => {
  expect(deriveSessionTypes({ telepsychology: null, services_to: false, session_types: null })).toEqual([]);
});
