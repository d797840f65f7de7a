import { describe, expect, it } from 'vitest';
import { DOCUMENT_VERSION } from './document.ts';
import {
  hasPresentDocuments,
  INDEX_SETTINGS,
  MATCH_FIELDS,
  SEARCHABLE_FIELDS,
  settingsFingerprint,
} from './settings.ts';

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

describe('settingsFingerprint', () => {
  it('changes with any setting, with the order of a list and with the document version', () => {
    const prints = [
      settingsFingerprint(),
      settingsFingerprint({ ...INDEX_SETTINGS, facetSearch: true }),
      settingsFingerprint({ ...INDEX_SETTINGS, rankingRules: [...INDEX_SETTINGS.rankingRules].reverse() }),
      settingsFingerprint(INDEX_SETTINGS, `${DOCUMENT_VERSION + 1}`),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('says whether the documents are made as they are now', () => {
    expect(hasPresentDocuments(settingsFingerprint({}))).toBe(true);
    const fields = MATCH_FIELDS.join(' ');
    expect(settingsFingerprint()).toBe(settingsFingerprint(INDEX_SETTINGS, `${DOCUMENT_VERSION} ${fields}`));
    for (const documents of [
      `${DOCUMENT_VERSION + 1} ${fields}`,
      `${DOCUMENT_VERSION} ${fields} match_sleep`,
    ])
      expect(hasPresentDocuments(settingsFingerprint(INDEX_SETTINGS, documents))).toBe(false);
    expect(hasPresentDocuments(null)).toBe(false);
  });
});
