import type { ArticleLibrary } from '@directory/domain/article';
import { ARTICLE_CATEGORY_KEYS } from '@directory/domain/article-categories';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { renderMarkdown } from './render-markdown.ts';

/** An article of the library, with the slugs of its related ones. */
export type LibraryArticle = ArticleLibrary['en'][number];

/** A careful reader's speed. */
const WORDS_PER_MINUTE = 200;

const day = z
  .string('must be a date such as 2026-11-02')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-02')
  .refine(isDay, 'is no day of the calendar');
const line = (most: number) =>
  z
    .string('must be given as text')
    .trim()
    .min(1, 'is empty')
    .max(most, `is longer than ${most} characters`)
    // The feed is XML, which cannot hold them.
    .refine((text) => !/\p{Cc}/u.test(text.replace(/\n/g, '')), 'holds a control character');

const frontMatterSchema = z.strictObject({
  title: line(90),
  excerpt: line(240),
  description: line(170),
  category: z.enum(ARTICLE_CATEGORY_KEYS, `must be one of ${ARTICLE_CATEGORY_KEYS.join(', ')}`),
  tags: z.array(line(40)).max(8).default([]),
  published: day,
  updated: day.optional(),
  related: z.array(line(80)).max(3, 'names more than 3').default([]),
  faq: z.array(z.strictObject({ question: line(160), answer: line(1500) })).min(1, 'needs a question'),
});

/**
 * Reads one article: front matter in YAML between two lines of `---`, then Markdown. `file` names it in errors, `slug` in
 * addresses. @throws ContentError that names every wrong field
 */
export function readGuide(file: string, slug: string, source: string): LibraryArticle {
  const [, yaml, body] = /^\uFEFF?---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentError(file, ['must begin with front matter between two lines of ---']);
  }
  const parsed = frontMatterSchema.safeParse(readYaml(file, yaml));
  if (!parsed.success) {
    throw new ContentError(
      file,
      parsed.error.issues.map(
        (issue) => `field ${issue.path.join('.') || '(front matter)'}: ${issue.message}`,
      ),
    );
  }
  const { published, updated = published, faq, ...fields } = parsed.data;
  const problems = updated < published ? ['field updated: is before published'] : [];
  const text = renderMarkdown(body);
  const answers = faq.map(({ question, answer }) => ({ question, ...renderMarkdown(answer) }));
  problems.push(
    ...text.problems,
    ...answers.flatMap((answer, index) =>
      [...answer.problems, ...answer.headings.map((title) => `takes no heading: ${title}`)].map(
        (problem) => `field faq.${index}.answer: ${problem}`,
      ),
    ),
  );
  if (text.contents.length === 0) problems.push('has no heading of the second level (##)');
  if (problems.length > 0) throw new ContentError(file, problems);
  const words = [text, ...answers].reduce((sum, part) => sum + part.words, 0);
  return {
    slug,
    ...fields,
    publishedOn: published,
    updatedOn: updated,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    html: text.html,
    contents: text.contents,
    faq: answers.map(({ question, html }) => ({ question, answerHtml: html })),
  };
}

/** `Date.parse` alone reads February 30 as March 2. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

function readYaml(file: string, yaml: string): unknown {
  // The failsafe reading of dates: 2026-11-02 stays text, as everything that is written so.
  const document = parseDocument(yaml, { schema: 'core' });
  const [problem] = [...document.errors, ...document.warnings];
  try {
    if (problem) throw problem;
    return document.toJS() as unknown;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ContentError(file, [`front matter: ${message.split('\n', 1)[0] ?? ''}`]);
  }
}
