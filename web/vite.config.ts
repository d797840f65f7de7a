import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropUnused } from '../scripts/build/drop-unused.ts';
import { textModules } from '../scripts/build/content/text-modules.ts';
import { precompress } from '../scripts/build/precompress.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What other packages bring along and the site needs little or nothing of, each with the module that stands in for it, in every build. */
export const standIns = [
  { find: '@supabase/realtime-js', replacement: here('./src/stand-ins/realtime-js.ts') },
  { find: 'qs', replacement: here('./src/stand-ins/instantsearch.ts') },
  // As InstantSearch itself imports them.
  {
    find: /^\.(?:\.\/middlewares\/create(?:Insights|Router|Metadata)Middleware|\/createHelpers|\/utils\/hydrateSearchClient)\.js$/,
    replacement: here('./src/stand-ins/instantsearch.ts'),
  },
  {
    find: /^(?:\.|\.\.\/\.\.\/lib)\/utils\/(?:addInsightsToRecommendParameters|documentation|hydrateRecommendCache|mergeSearchParameters)\.js$/,
    replacement: here('./src/stand-ins/instantsearch.ts'),
  },
  { find: '@algolia/events', replacement: here('./src/stand-ins/algolia-events.ts') },
  { find: 'compute-scroll-into-view', replacement: here('./src/stand-ins/compute-scroll-into-view.ts') },
  // React has the hook itself.
  { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
  {
    find: /^\.(?:\/src|\/utils)?\/(?:RecommendParameters|RecommendResults|RefinementList|sortAndMergeRecommendations)$/,
    replacement: here('./src/stand-ins/unused-helper-parts.ts'),
  },
  { find: './requestBuilder', replacement: here('./src/stand-ins/algoliasearch-helper.ts') },
  { find: /^\.(?:\/src)?\/SearchResults$/, replacement: here('./src/stand-ins/search-results.ts') },
];

/** A page's `load` runs on the server alone: for the browser nothing exports it, and what only it needs is dropped with it. */
const dropLoads: Plugin = {
  name: 'drop-loads',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /web\/src\/routes\/[\w-]+-page\.tsx$/ },
    handler: (code) => ({
      code: code
        .replace(/^export (?=const load\b)/m, '')
        .replace(/^export \{ \w+ as load \} from .*$/m, '')
        .replace(/^export \{ load, /m, 'export { '),
      map: null,
    }),
  },
};

/**
 * Two builds from one file: `vite build` makes the browser's files with a manifest (build/web/client), `vite build --ssr`
 * the renderer that the api imports (build/web/server/entry-server.js).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: here('.'),
  appType: 'custom',
  clearScreen: false,
  // React's production build in the renderer, whatever NODE_ENV says when the api starts.
  ...(isSsrBuild && command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  resolve: { alias: standIns },
  plugins: [react(), textModules(), ...(isSsrBuild ? [] : [dropLoads, ...dropUnused(), precompress()])],
  build: isSsrBuild
    ? {
        outDir: here('../build/web/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        ssr: true,
        minify: false,
        rolldownOptions: {
          input: here('./src/shell/entry-server.tsx'),
          output: { codeSplitting: false, entryFileNames: 'entry-server.js' },
        },
      }
    : {
        outDir: here('../build/web/client'),
        emptyOutDir: true,
        manifest: true,
        // Browsers of the last three years or so: no polyfill and little rewriting.
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: here('./src/shell/entry-client.tsx'),
          // Reading a property of a package runs no code here: what only reads may be dropped.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              // Two files that every page needs, instead of dozens that compress worse. The entry waits for a page's module, which imports these.
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: /web\/src\/(shell\/(?!entry-client)|site\/|ui\/(?!toasts|dialog|form|tabs|text-page|page-contents|outcome))/,
                },
              ],
            },
          },
        },
      },
  // Packages too are in the renderer: one copy of React, and nothing to resolve when it is loaded.
  ...(isSsrBuild ? { ssr: { noExternal: true, target: 'node' as const } } : {}),
}));
