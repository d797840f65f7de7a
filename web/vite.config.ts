import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite-precompress.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds from one file: `vite build` makes the browser's files with a manifest (build/web/client), `vite build --ssr`
 * the renderer that the api imports (build/web/server/entry-server.js).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  clearScreen: false,
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  build: isSsrBuild
    ? {
        outDir: here('../build/web/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        ssr: true,
        minify: false,
        rolldownOptions: {
          input: here('./src/entry-server.tsx'),
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
        rolldownOptions: { input: here('./src/entry-client.tsx') },
      },
  // React in the bundle is the production build whatever NODE_ENV says when the api starts.
  ...(isSsrBuild ? { ssr: { noExternal: true, target: 'node' as const } } : {}),
}));
