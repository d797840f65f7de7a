import { createHash } from 'node:crypto';
import { DOCUMENT_VERSION } from './document.ts';
import { INDEX_SETTINGS, MATCH_FIELDS } from './settings.ts';

/** What the documents are made by: their version, and the conditions, of which each has a field in them. */
const DOCUMENTS = [DOCUMENT_VERSION, ...MATCH_FIELDS].join(' ');

/**
 * What the documents are made by, a hyphen, and the SHA-256 (64 hex digits) over that and the settings; the order of keys does not
 * matter. The documents stand in front so that one can see whether applying settings is enough or they must be made anew.
 */
export function settingsFingerprint(
  settings: unknown = INDEX_SETTINGS,
  documents: string = DOCUMENTS,
): string {
  const hash = createHash('sha256').update(canonicalJson({ documents, settings })).digest('hex');
  return `${documents}-${hash}`;
}

/** Whether an index with this fingerprint holds documents as they are made now. */
export function hasPresentDocuments(fingerprint: string | null): boolean {
  return fingerprint?.startsWith(`${DOCUMENTS}-`) ?? false;
}

/** JSON with the keys of every object in code-unit order and without white space: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
