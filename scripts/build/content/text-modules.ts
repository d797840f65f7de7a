import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../fingerprint.ts';
import { ContentError } from './content-error.ts';
import { readText } from './read-text.ts';

/** Makes the Markdown of pages and conditions importable: a module whose `text` is what {@link readText} returns. */
export function textModules(): Plugin {
  return {
    name: 'text-modules',
    // That a text exists is all that the route table wants to know of it before its page is asked for.
    load: { filter: { id: /\.md\?exists$/ }, handler: () => 'export default true;' },
    transform: {
      filter: { id: /\/content\/(pages|conditions)\/[^/]+\.md$/ },
      handler(code, id) {
        const file = relative(projectRoot, id).replaceAll('\\', '/');
        const twin = id.endsWith('.fr.md') ? id.replace(/fr\.md$/, 'en.md') : id.replace(/en\.md$/, 'fr.md');
        if (!existsSync(twin)) throw new ContentError(file, ['has no counterpart in the other language']);
        return {
          code: `export const text = ${JSON.stringify(readText(file, code))};`,
          map: null,
          moduleType: 'js',
        };
      },
    },
  };
}
