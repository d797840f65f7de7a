import { pageAssets, type Manifest } from '../app/assets.ts';
import { pageSources } from '../app/page-sources.ts';
import { routeTable } from '../app/route-table.ts';

export interface PageScripts {
  /** The route's address. */
  path: string;
  /** The scripts that its first load fetches, relative to the client build. */
  files: string[];
  /** The most that they may weigh, in kB (1000 bytes) after gzip. */
  limitKb: number;
}

const SEARCH_LIMIT_KB = 190;
const LIMIT_KB = 125;

/**
 * What each page's first load fetches, in French, whose strings are the longer ones. What a page loads later, when it is
 * needed, is not counted.
 */
export function pageScripts(manifest: Manifest): PageScripts[] {
  return routeTable.map((route) => {
    const { entry, modules } = pageAssets(manifest, pageSources(route, 'fr'));
    return {
      path: route.path,
      files: [entry, ...modules].map((address) => address.slice(1)),
      limitKb: route.source.includes('search-page') ? SEARCH_LIMIT_KB : LIMIT_KB,
    };
  });
}
