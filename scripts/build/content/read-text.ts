import { z } from 'zod';
import type { ConditionText, PageText } from '../../../web/src/site/text.ts';
import { ContentError } from './content-error.ts';
import { httpsAddress, line, readFrontMatter } from './front-matter.ts';
import { readBlocks } from './read-blocks.ts';
import { typesetFrench } from './typeset-french.ts';

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
  const [, folder = '', language = ''] =
    /^content\/(pages|conditions)\/[a-z0-9-]+\.(en|fr)\.md$/.exec(file) ?? [];
  if (folder !== 'pages' && folder !== 'conditions') {
    throw new ContentError(file, ['is called as no text is: <small-letters-and-hyphens>.<en or fr>.md']);
  }
  const set = language === 'fr' ? typesetFrench(content) : content;
  const { front, body } = readFrontMatter(file, set, schemas[folder]);
  const { blocks, problems } = readBlocks(body);
  if (problems.length > 0) throw new ContentError(file, problems);
  return { ...front, blocks } as PageText | ConditionText;
}
