import { join } from 'node:path';
import { runnerImport } from 'vite';
import { pageAssets, type Manifest, pageSources } from '../../web/src/shell/assets.ts';
import { textModules } from './content/text-modules.ts';
import { projectRoot } from './fingerprint.ts';
import type * as RouteTable from '../../web/src/shell/route-table.ts';

export interface PageScripts {
  /** The route's address. */
  path: string;
  /** The scripts that its first load fetches, relative to the client build. */
  files: string[];
  /** The most that they may weigh, in kB (1000 bytes) after gzip. */
  limitKb: number;
}

const LIMIT_KB = 122;
const OWN_LIMITS_KB: Readonly<Record<string, number>> = {
  search: 163,
  // The vocabularies that their address is read with, and every list to choose from, which the server renders whole.
  'therapist-match': 131,
  // With all that it needs to be used: its form, supabase-js and the chart.
  dashboard: 226,
};
const DASHBOARD_PARTS = [
  'src/features/dashboard/dashboard.tsx',
  'src/features/dashboard/stats/daily-chart.tsx',
  '../node_modules/@supabase/supabase-js/dist/index.mjs',
];

/**
 * What each page's first load fetches, in French, whose strings are the longer ones. What a page loads later, when it is
 * needed, is not counted, except on the dashboard, where every visit needs it.
 */
export async function pageScripts(manifest: Manifest): Promise<PageScripts[]> {
  // Vite gathers the routes; plain Node does not know how.
  const table = join(projectRoot, 'web/src/shell/route-table.ts');
  const { module } = await runnerImport<typeof RouteTable>(table, {
    configFile: false,
    plugins: [textModules()],
  });
  return module.routeTable.map((route) => {
    const isDashboard = route.name === 'dashboard';
    const sources = [...pageSources(route, 'fr'), ...(isDashboard ? DASHBOARD_PARTS : [])];
    const { entry, modules } = pageAssets(manifest, sources);
    return {
      path: route.path,
      files: [entry, ...modules].map((address) => address.slice(1)),
      limitKb: OWN_LIMITS_KB[route.name] ?? LIMIT_KB,
    };
  });
}
