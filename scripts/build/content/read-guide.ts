import type { ArticleLibrary } from '@directory/domain/site/article';
import { ARTICLE_CATEGORY_KEYS } from '@directory/domain/site/article-categories';
import { z } from 'zod';
import { ContentError, day, line, readFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

/** An article of the library, with the slugs of its related ones. */
export type LibraryArticle = ArticleLibrary['en'][number];

/** A careful reader's speed. */
const WORDS_PER_MINUTE = 200;

const guideSchema = z.strictObject({
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
  const { front, body } = readFrontMatter(file, source, guideSchema);
  const { published, updated = published, faq, ...fields } = front;
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
    publishedAt: published,
    updatedAt: updated,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    content: text.html,
    contents: text.contents,
    markdown: [
      `# ${fields.title}\n\n${body.trim()}`,
      ...faq.map(({ question, answer }) => `## ${question}\n\n${answer}`),
    ].join('\n\n'),
    faq: answers.map(({ question, html }) => ({ question, answer: html })),
  };
}
