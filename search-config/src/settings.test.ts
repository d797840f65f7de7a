import { describe, expect, it } from 'vitest';
import { FACETS, PUBLIC_FIELDS } from './document.ts';
import { INDEX_SETTINGS, SEARCHABLE_FIELDS } from './settings.ts';

describe('INDEX_SETTINGS', () => {
  it('shows the public fields and no other', () => {
    expect(INDEX_SETTINGS.displayedAttributes).toEqual([...PUBLIC_FIELDS]);
    expect(INDEX_SETTINGS.displayedAttributes).not.toContain('search_terms');
  });

  it('filters by every facet, without the costly facet search', () => {
    const [equality] = INDEX_SETTINGS.filterableAttributes;
    for (const facet of FACETS) expect(equality?.attributePatterns).toContain(facet);
    for (const { features } of INDEX_SETTINGS.filterableAttributes) expect(features.facetSearch).toBe(false);
  });

  it('lets premium decide after words and typos and before anything finer', () => {
    expect(INDEX_SETTINGS.rankingRules.slice(0, 3)).toEqual(['words', 'typo', 'premium_rank:desc']);
  });

  it('looks in the name first and in the bio last', () => {
    expect(SEARCHABLE_FIELDS[0]).toBe('name');
    expect(SEARCHABLE_FIELDS.at(-1)).toBe('bio');
  });
});
