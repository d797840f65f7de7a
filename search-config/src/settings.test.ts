import { FACET_FIELDS } from '@directory/domain/facets';
import { describe, expect, it } from 'vitest';
import { EQUALITY_FIELDS, INDEX_SETTINGS, MATCH_FIELDS, SEARCHABLE_FIELDS } from './settings.ts';

/** Most come from the table of columns: one that is marked public there by mistake is missing here. */
const PUBLIC = `
      accepting accepting_confirmed_at accepting_new_clients accessibility appointment_times assessments bio city
      city_slug concerns credentials expertise fee fee_confirmed_at gender id insurers is_premium languages lat lng
      name next_opening online_provinces opening own_words path photo_url place_accuracy place_area populations practice_name
      province registration_number services session_types sliding_scale specialties therapies wait wait_confirmed_at
`
  .trim()
  .split(/\s+/);

describe('INDEX_SETTINGS', () => {
  it('shows the public fields and no other', () =>
    expect(INDEX_SETTINGS.displayedAttributes.toSorted()).toEqual(PUBLIC));

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
      expect(PUBLIC).not.toContain(field);
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
