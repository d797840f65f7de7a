import { fold } from '@directory/domain/fold';
import { describe, expect, it } from 'vitest';
import { SYNONYM_GROUPS, synonymSettings } from './synonyms.ts';

describe('synonyms', () => {
  it('are written folded, as the engine compares them', () => {
    for (const word of SYNONYM_GROUPS.flat()) expect(word).toBe(fold(word).replaceAll('-', ' '));
  });

  it('stand in one group each, so that none takes another group along', () => {
    const words = SYNONYM_GROUPS.flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('go every way', () => {
    expect(synonymSettings([['a', 'b', 'c']])).toEqual({ a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'] });
  });
});
