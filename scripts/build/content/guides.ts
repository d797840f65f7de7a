import type { ArticleLibrary } from '@directory/domain/site/article';
import { ARTICLE_CATEGORY_KEYS } from '@directory/domain/site/article-categories';
import { LANGUAGES, type Language } from '@directory/domain/language';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ContentError, day, line, readFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

/**
 * Reads the guides, `<folder>/<slug>.<language>.md`, newest first in each language.
 * @throws ContentError when one is not as it must be, or stands in one language only
 */
export async function readGuides(folder: string): Promise<ArticleLibrary> {
  const library = { en: await readLanguage(folder, 'en'), fr: await readLanguage(folder, 'fr') };
  requireTwins(library);
  return library;
}

/** Writes the guides where the api reads them. @throws ContentError as {@link readGuides} does */
export async function compileGuides(folder: string, outFile: string): Promise<void> {
  const library = await readGuides(folder);
  await mkdir(dirname(outFile), { recursive: true });
  // A reader sees the old file or the new one, never half of it.
  await writeFile(`${outFile}.new`, JSON.stringify(library));
  await rename(`${outFile}.new`, outFile);
}

async function readLanguage(folder: string, language: Language): Promise<LibraryArticle[]> {
  const ending = `.${language}.md`;
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).sort();
  const articles = await Promise.all(
    files.map(async (file) => {
      const slug = file.slice(0, -ending.length);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        const problem = 'the file name is the address: small letters, digits and hyphens';
        throw new ContentError(fileOf(slug, language), [problem]);
      }
      const source = await readFile(join(folder, file), 'utf8');
      return readGuide(fileOf(slug, language), slug, source);
    }),
  );
  return articles.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
}

const fileOf = (slug: string, language: Language) => `content/guides/${slug}.${language}.md`;

/** Both languages have the same guides, in the same category and of the same day; related ones exist. */
function requireTwins(library: Record<Language, LibraryArticle[]>): void {
  for (const language of LANGUAGES) {
    const other = language === 'en' ? 'fr' : 'en';
    for (const article of library[language]) {
      const name = fileOf(article.slug, language);
      const twin = library[other].find(({ slug }) => slug === article.slug);
      if (!twin) throw new ContentError(name, [`has no counterpart ${fileOf(article.slug, other)}`]);
      for (const field of ['category', 'publishedAt'] as const) {
        if (twin[field] !== article[field]) {
          const label = field === 'publishedAt' ? 'published' : field;
          throw new ContentError(name, [`field ${label}: differs from ${fileOf(article.slug, other)}`]);
        }
      }
      const unknown = article.related.filter(
        (slug) => slug === article.slug || !library[language].some((known) => known.slug === slug),
      );
      if (unknown.length > 0)
        throw new ContentError(name, [`field related: there is no guide ${unknown.join(', ')}`]);
    }
  }
}

/** An article of the library, with the slugs of its related ones. */
type LibraryArticle = ArticleLibrary['en'][number];

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
