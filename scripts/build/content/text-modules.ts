import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { ConditionText, PageText } from '../../../web/src/site/text.ts';
import { projectRoot } from '../fingerprint.ts';
import { ContentError, httpsAddress, line, readFrontMatter } from './front-matter.ts';
import { readBlocks } from './read-blocks.ts';

const link = z.strictObject({
  label: line(90),
  to: z.string().regex(/^\/(?![/\\])/, 'must be a path of the site'),
});
const source = z.strictObject({ publisher: line(90), title: line(120), href: httpsAddress });

const schemas = {
  pages: z.strictObject({
    title: line(90),
    description: line(170),
    lead: line(300).optional(),
    parents: z.array(link).optional(),
    primary: link.optional(),
    secondary: link.optional(),
    noIndex: z.literal(true).optional(),
  }),
  conditions: z.strictObject({
    title: line(40),
    name: line(40),
    headTitle: line(90),
    description: line(200),
    lead: line(400),
    resources: z.array(source),
    sources: z.array(source),
  }),
} as const;

/**
 * Reads a page's text, `content/pages` or `content/conditions`. `file` is its path from the checkout.
 * @throws ContentError that names everything that is wrong with it
 */
export function readText(file: string, content: string): PageText | ConditionText {
  const [, folder = ''] = /^content\/(pages|conditions)\/[a-z0-9-]+\.(?:en|fr)\.md$/.exec(file) ?? [];
  if (folder !== 'pages' && folder !== 'conditions') {
    throw new ContentError(file, ['is called as no text is: <small-letters-and-hyphens>.<en or fr>.md']);
  }
  const { front, body } = readFrontMatter(file, content, schemas[folder]);
  const { blocks, problems } = readBlocks(body);
  if (problems.length > 0) throw new ContentError(file, problems);
  return { ...front, blocks } as PageText | ConditionText;
}

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
