import { expect, it } from 'vitest';
import { MOST_CHIPS, shownChips } from './shown-chips.ts';

const values = Array.from({ length: 48 }, (_, index) => `Therapy ${index + 1}`);

it('shows the first thirty, and all where there are fewer', () => {
  expect(MOST_CHIPS).toBe(30);
  expect(shownChips(values, [])).toEqual(values.slice(0, 30));
  expect(shownChips(values.slice(0, 7), [])).toEqual(values.slice(0, 7));
});

it('shows what is chosen, thirty in all', () => {
  const shown = shownChips(values, ['Therapy 2', 'Therapy 40', 'Therapy 48']);
  expect(shown).toHaveLength(30);
  expect(shown.slice(-2)).toEqual(['Therapy 40', 'Therapy 48']);
  expect(shown).toContain('Therapy 2');
});
