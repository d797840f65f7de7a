import { fileURLToPath } from 'node:url';

/**
 * Modules that the search libraries import and this site never reaches, replaced in the browser's bundle:
 * - `meilisearch` (7 kB gzip): the adapter uses one method of it, see meilisearch-client.ts;
 * - `qs` (11 kB gzip with its dependencies): only InstantSearch's history router parses with it, and this site's router is
 *   React Router (see url-state.ts).
 */
export const searchBundleAliases = {
  meilisearch: fileURLToPath(new URL('./meilisearch-client.ts', import.meta.url)),
  qs: fileURLToPath(new URL('./unused-qs.ts', import.meta.url)),
};
