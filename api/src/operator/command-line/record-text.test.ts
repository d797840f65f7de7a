import { expect, it } from 'vitest';
import { printable, printableJson, printableLines } from './record-text.ts';

const NASTY = 'a\u001b[2Jb\u0007c\u009b31md\u202ee\rf';

it('writes out what a terminal would obey', () => {
  expect(printable(NASTY)).toBe('a\\u001b[2Jb\\u0007c\\u009b31md\\u202ee\\u000df');
  expect(printable('Élise Côté, 心理')).toBe('Élise Côté, 心理');
});

it('marks every line of a text', () => {
  expect(printableLines('One\n\u001b]0;x\u0007')).toBe('  | One\n  | \\u001b]0;x\\u0007');
});

it('gives JSON of the same value', () => {
  const json = printableJson({ text: NASTY });
  // oxlint-disable-next-line no-control-regex -- none may be left
  expect(json).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  expect(JSON.parse(json)).toEqual({ text: NASTY });
});
