import { FACET_FIELDS } from '@directory/domain/facets';
import { describe, expect, it } from 'vitest';
import {
  EQUALITY_FIELDS,
  INDEX_SETTINGS,
  MATCH_FIELDS,
  PUBLIC_FIELDS,
  SEARCHABLE_FIELDS,
} from './settings.ts';

describe('INDEX_SETTINGS', () => {
  it('shows the public fields and no other', () => {
    expect(INDEX_SETTINGS.displayedAttributes).toEqual([...PUBLIC_FIELDS]);
    expect(INDEX_SETTINGS.displayedAttributes).not.toContain('search_terms');
  });

  it('filters by every facet, without the costly facet search', () => {
    const [equality] = INDEX_SETTINGS.filterableAttributes;
    for (const facet of FACET_FIELDS) expect(equality?.attributePatterns).toContain(facet);
    for (const { features } of INDEX_SETTINGS.filterableAttributes) expect(features.facetSearch).toBe(false);
  });

  it('keeps what matching counts by to the api', () => {
    const [equality] = INDEX_SETTINGS.filterableAttributes;
    for (const field of MATCH_FIELDS) {
      expect(equality?.attributePatterns).toContain(field);
      expect(EQUALITY_FIELDS).not.toContain(field);
      expect(PUBLIC_FIELDS).not.toContain(field);
    }
  });

  it('lets premium decide after words and typos, then who takes new clients, and last the order of the day', () => {
    const rules = ['words', 'typo', 'premium_rank:desc', 'accepting_rank:desc'];
    expect(INDEX_SETTINGS.rankingRules.slice(0, 4)).toEqual(rules);
    expect(INDEX_SETTINGS.rankingRules.at(-1)).toBe('sort');
  });

  it('looks in the name first, in the bio last, and then for the word that all have', () => {
    expect(SEARCHABLE_FIELDS[0]).toBe('name');
    expect(SEARCHABLE_FIELDS.slice(-2)).toEqual(['bio', 'everyone']);
  });
});
