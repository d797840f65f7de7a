import { describe, expect, it } from 'vitest';
import { CHIP_FACETS } from '@directory/domain/facets';
import { EMPTY_SEARCH } from './search-state.ts';
import { isGroupOpen, shownFacets } from './shown-facets.ts';

describe('shownFacets', () => {
  it('is the places alone while the drawer is closed, cities within a province', () => {
    const chosen = { ...EMPTY_SEARCH, wait: ['Immediate'] };
    expect(shownFacets(null, chosen, { therapies: true })).toEqual(['province']);
    expect(shownFacets(null, { ...chosen, province: 'MB' })).toEqual(['province', 'city']);
  });

  it('is what stands open: the first groups, those with a choice, and as the visitor left them', () => {
    expect(shownFacets('drawer', EMPTY_SEARCH)).toEqual(['concerns', 'accepting', 'province']);
    expect(shownFacets('drawer', { ...EMPTY_SEARCH, wait: ['Immediate'] })).toContain('wait');
    const left = { concerns: false, therapies: true, wait: false };
    expect(shownFacets('drawer', { ...EMPTY_SEARCH, wait: ['Immediate'] }, left)).toEqual([
      'accepting',
      'therapies',
      'province',
    ]);
  });

  it('holds every group that stands open and no other', () => {
    const open = CHIP_FACETS.filter((facet) => isGroupOpen(facet, 'beside', EMPTY_SEARCH));
    expect(shownFacets('beside', EMPTY_SEARCH)).toEqual([...open.map(({ field }) => field), 'province']);
    expect(open).toHaveLength(5);
  });
});
