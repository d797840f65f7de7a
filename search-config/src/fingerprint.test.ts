import { describe, expect, it } from 'vitest';
import { DOCUMENT_VERSION } from './document.ts';
import { canonicalJson, hasPresentDocuments, settingsFingerprint } from './fingerprint.ts';
import { INDEX_SETTINGS, MATCH_FIELDS } from './settings.ts';

describe('settingsFingerprint', () => {
  it('does not depend on the order of keys', () => {
    const reversed = Object.fromEntries(Object.entries(INDEX_SETTINGS).reverse());
    expect(settingsFingerprint(reversed)).toBe(settingsFingerprint());
  });

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

it('canonicalJson orders the keys at every depth and leaves lists as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }, 'x'], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},"x"]}');
});
