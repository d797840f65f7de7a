import { describe, expect, it } from 'vitest';
import { isLookedUp, SYNONYM_GROUPS, synonymSettings, unrecognisedSynonyms } from './synonyms.ts';

describe('synonyms', () => {
  it('are what the vocabularies call their terms, and what people say beside that', () => {
    const { cbt, enfants } = synonymSettings();
    expect(cbt).toEqual(expect.arrayContaining(['tcc', 'therapie cognitivo comportementale']));
    expect(enfants).toEqual(expect.arrayContaining(['children', 'kids']));
    // An everyday word too, and found by what it holds.
    expect(synonymSettings()).not.toHaveProperty('act');
    expect(synonymSettings()).not.toHaveProperty('autism spectrum disorder');
  });

  it('stand in one group each, so that none takes another group along', () => {
    const words = SYNONYM_GROUPS.flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('are recognised by the engine up to three words without a stop word between them', () => {
    expect(isLookedUp('cognitive behavioural therapy')).toBe(true);
    expect(isLookedUp('trouble de stress post traumatique')).toBe(false);
    expect(isLookedUp('estime de soi')).toBe(false);
  });

  it('that are not recognised are known by their group, whatever the spelling', () => {
    expect(unrecognisedSynonyms('Self-Esteem')).toEqual(['estime de soi']);
    expect(unrecognisedSynonyms('something else')).toEqual([]);
  });

  it('leave no group without a name that the engine recognises', () => {
    for (const group of SYNONYM_GROUPS) expect(group.some(isLookedUp), group.join()).toBe(true);
  });
});
