import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Packages of which the site needs little or nothing, each replaced by the module of its name: those that another package
 * brings along, in every build.
 */
export const unusedPackages = {
  'compute-scroll-into-view': file('./compute-scroll-into-view.ts'),
  '@supabase/realtime-js': file('./realtime-js.ts'),
  meilisearch: file('./meilisearch.ts'),
  qs: file('./qs.ts'),
};

/** Modules within a package, as the package itself imports them, likewise. */
export const unusedModules = [
  {
    find: /^\.\.\/middlewares\/create(Insights|Router|Metadata)Middleware\.js$/,
    replacement: file('./instantsearch-middlewares.ts'),
  },
  { find: /^\.\/mutationCache\.js$/, replacement: file('./mutation-cache.ts') },
  { find: /^\.\/infiniteQueryBehavior\.js$/, replacement: file('./infinite-query.ts') },
];

/** And those that the server runs in full, replaced in the browser's bundle alone. */
export const browserPackages = { i18next: file('./i18next.ts') };
