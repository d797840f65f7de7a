import { expect, it } from 'vitest';
import { isFrench } from './is-french.ts';

it.each([
  ['je cherche de l’aide pour mon fils', true],
  ['help for my son', false],
  ['Montréal', false],
  ['', false],
])('"%s": %s', (text, french) => expect(isFrench(text)).toBe(french));
