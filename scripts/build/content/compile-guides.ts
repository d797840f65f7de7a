import type { ArticleLibrary } from '@directory/domain/site/article';
import { LANGUAGES, type Language } from '@directory/domain/language';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentError } from './front-matter.ts';
import { readGuide, type LibraryArticle } from './read-guide.ts';

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
