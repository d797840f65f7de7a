import type { ArticleLibrary } from '@directory/domain/article';
import { LANGUAGES, type Language } from '@directory/domain/language';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ArticleError } from './article-error.ts';
import { readArticle, type LibraryArticle } from './read-article.ts';
import { typesetFrench } from './typeset-french.ts';

/**
 * Reads the guides, `<folder>/<language>/<slug>.md`, newest first in each language.
 * @throws ArticleError when one is not as it must be, or stands in one language only
 */
export async function readArticles(folder: string): Promise<ArticleLibrary> {
  const [en, fr] = await Promise.all(LANGUAGES.map((language) => readLanguage(folder, language)));
  const library = { en: en ?? [], fr: fr ?? [] };
  requireTwins(library);
  return library;
}

/** Writes the guides where the api reads them. @throws ArticleError as {@link readArticles} does */
export async function compileArticles(folder: string, outFile: string): Promise<void> {
  const library = await readArticles(folder);
  await mkdir(dirname(outFile), { recursive: true });
  // A reader sees the old file or the new one, never half of it.
  await writeFile(`${outFile}.new`, JSON.stringify(library));
  await rename(`${outFile}.new`, outFile);
}

async function readLanguage(folder: string, language: Language): Promise<LibraryArticle[]> {
  const files = (await readdir(join(folder, language))).filter((file) => file.endsWith('.md')).sort();
  const articles = await Promise.all(
    files.map(async (file) => {
      const slug = file.slice(0, -'.md'.length);
      const name = `content/blog/${language}/${file}`;
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        throw new ArticleError(name, ['the file name is the address: small letters, digits and hyphens']);
      }
      const source = await readFile(join(folder, language, file), 'utf8');
      return readArticle(name, slug, language === 'fr' ? typesetFrench(source) : source);
    }),
  );
  return articles.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug));
}

/** Both languages have the same guides, in the same category and of the same day; related ones exist. */
function requireTwins(library: Record<Language, LibraryArticle[]>): void {
  for (const language of LANGUAGES) {
    const other = language === 'en' ? 'fr' : 'en';
    for (const article of library[language]) {
      const name = `content/blog/${language}/${article.slug}.md`;
      const twin = library[other].find(({ slug }) => slug === article.slug);
      if (!twin)
        throw new ArticleError(name, [`has no counterpart content/blog/${other}/${article.slug}.md`]);
      for (const field of ['category', 'publishedOn'] as const) {
        if (twin[field] !== article[field]) {
          const label = field === 'publishedOn' ? 'published' : field;
          throw new ArticleError(name, [
            `field ${label}: differs from content/blog/${other}/${article.slug}.md`,
          ]);
        }
      }
      const unknown = article.related.filter(
        (slug) => slug === article.slug || !library[language].some((known) => known.slug === slug),
      );
      if (unknown.length > 0)
        throw new ArticleError(name, [`field related: there is no guide ${unknown.join(', ')}`]);
    }
  }
}
