import { describe, expect, it } from 'vitest';
import { readPlaceLead } from './near-words.ts';
import { listOf } from './read-in-tests.ts';

function read(text: string): string {
  const lead = readPlaceLead(text);
  return lead
    ? [text.slice(lead.start, lead.nameStart), lead.km ?? '-', text.slice(lead.nameStart)].join('|')
    : '';
}

describe('readPlaceLead', () => {
  it.each([
    ['near Atlantis', 'near |-|Atlantis'],
    ['anxiety within 10 km of Atlantis', 'within 10 km of |10|Atlantis'],
    ['psy près de l’Atlantide', 'près de |-|l’Atlantide'],
    ["à moins de 5 milles d'Ys", "moins de 5 milles d'|8|Ys"],
    ['emdr V0N', '|-|V0N'],
    ['in V0N', 'in |-|V0N'],
  ])('finds what stands before a place in "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each(
    listOf(`
      anxiety | close to burnout | around the clock | ran 10 km and panicked | nearly there | not near Ys
      pas trop près d’Ys
    `),
  )('finds nothing in "%s"', (text) => {
    expect(read(text)).toBe('');
  });
});
