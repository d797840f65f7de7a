import { describe, expect, it } from 'vitest';
import { DOCUMENT_VERSION } from './document.ts';
import { canonicalJson, hasPresentDocuments, settingsFingerprint } from './fingerprint.ts';
import { INDEX_SETTINGS } from './settings.ts';

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
      settingsFingerprint(INDEX_SETTINGS, DOCUMENT_VERSION + 1),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('says whether the documents are of the present version', () => {
    expect(hasPresentDocuments(settingsFingerprint({}))).toBe(true);
    expect(hasPresentDocuments(settingsFingerprint(INDEX_SETTINGS, DOCUMENT_VERSION + 1))).toBe(false);
    expect(hasPresentDocuments(null)).toBe(false);
  });
});

describe('canonicalJson', () => {
  it('orders the keys at every depth and leaves lists as they are', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }, 'x'], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},"x"]}');
  });
});
