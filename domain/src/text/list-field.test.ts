import { expect, it } from 'vitest';
import { splitList } from './list-field.ts';

it('splits, trims, and drops empty items and repeats whatever their case and accents', () => {
  expect(splitList(' Anxiety,depression ,, ANXIETY;  Grief  and loss\nDépression')).toEqual([
    'Anxiety',
    'depression',
    'Grief and loss',
  ]);
});
