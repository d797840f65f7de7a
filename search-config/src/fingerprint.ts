import { createHash } from 'node:crypto';
import { DOCUMENT_VERSION } from './document.ts';
import { INDEX_SETTINGS } from './settings.ts';

/**
 * The document version, a hyphen, and the SHA-256 (64 hex digits) over version and settings; the order of keys does not matter. The
 * version stands in front so that one can see whether applying settings is enough or the documents must be made anew.
 */
export function settingsFingerprint(
  settings: unknown = INDEX_SETTINGS,
  documentVersion: number = DOCUMENT_VERSION,
): string {
  const hash = createHash('sha256').update(canonicalJson({ documentVersion, settings })).digest('hex');
  return `${documentVersion}-${hash}`;
}

/** Whether an index with this fingerprint holds documents of the present version. */
export function hasPresentDocuments(fingerprint: string | null): boolean {
  return fingerprint?.startsWith(`${DOCUMENT_VERSION}-`) ?? false;
}

/** JSON with the keys of every object in code-unit order and without white space: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
