import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropDebugNames } from '../scripts/build/drop-debug-names.ts';
import { dropUnusedHooks } from '../scripts/build/drop-unused-hooks.ts';
import { browserPackages, unusedModules, unusedPackages } from './src/stand-ins/stand-ins.ts';
import { textModules } from '../scripts/build/content/text-modules.ts';
import { precompress } from '../scripts/build/precompress.ts';

/** What every page runs on; other packages stay with the pages that use them. */
const everyPagesPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|@tanstack\/[\w-]+)\//;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  resolve: {
    alias: [
      ...Object.entries({
        ...unusedPackages,
        ...(!isSsrBuild && command === 'build' && browserPackages),
      }).map(([find, replacement]) => ({ find, replacement })),
      ...unusedModules,
    ],
  },
  plugins: [
    react(),
    textModules(),
    ...(isSsrBuild ? [] : [dropDebugNames(), dropUnusedHooks(), precompress()]),
  ],
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
            // Seven letters, 42 bits, rather than eight: every page brings the names of all files along, and chance does not compress. For so
            // many files the bundler takes no fewer.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              // Two files that every page needs, instead of a dozen small ones that compress worse.
              groups: [
                { name: 'vendor', test: everyPagesPackages, priority: 3 },
                {
                  name: 'shared',
                  priority: 2,
                  // With all that these import. What only forms, tabs, toasts and pictures of people need stays with the pages that have one. The entry
                  // stays out: it waits for a page's module, which imports this file.
                  // So does the heart: a file of its own for so little would weigh twice as much on every page with cards.
                  test: /web\/src\/(shell\/(?!entry-client)|site\/|features\/shortlist\/heart|ui\/(?!form\/|toasts\/|tabs\/|avatar))/,
                },
                // What parts of the search page that are fetched later share with it.
                { name: 'search-parts', test: /search\/(search-address-context|use-condition-labels)\.ts$/ },
                // Likewise what every page needs that knows of results on the device; without what others need of it.
                {
                  name: 'device-results',
                  test: /(\/stored-result|\/result-check|\/local-events|src\/assessments\/(severity|difficulty))\.ts$/,
                },
                { name: 'assessment-facts', test: /src\/assessments\/(\w+\/)?facts\.ts$/, priority: 1 },
                // Three small files that are needed together.
                {
                  name: 'device-storage',
                  test: /\/(device-storage|tab-memory|unfinished)\.ts$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
  // Packages too are in the renderer: one copy of React, and nothing to resolve when it is loaded.
  ...(isSsrBuild ? { ssr: { noExternal: true, target: 'node' as const } } : {}),
}));
