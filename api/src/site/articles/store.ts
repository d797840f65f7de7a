import {
  type ArticleLibrary,
  articleLibrarySchema,
  type ArticlePage,
  type ArticleSummary,
  articleSummarySchema,
} from '@directory/domain/site/article';
import type { Language } from '@directory/domain/language';
import { articleCard, ogImagePath } from '@directory/domain/site/og-image';
import { LRUCache } from 'lru-cache';
import { readFile, stat } from 'node:fs/promises';

const RELATED = 3;

export type ArticleStore = ReturnType<typeof openArticles>;

/** Reads the guides from the build's file when they are first asked for; a newer file is taken up without a restart. */
export function openArticles(file: string) {
  const libraries = new LRUCache<number, ArticleLibrary>({
    max: 1,
    ignoreFetchAbort: true,
    fetchMethod: async () => articleLibrarySchema.parse(JSON.parse(await readFile(file, 'utf8'))),
  });
  const all = async (language: Language) =>
    (await libraries.forceFetch((await stat(file)).mtimeMs))[language];

  return {
    /** Every guide in a language, newest first. */
    list: async (language: Language): Promise<ArticleSummary[]> =>
      (await all(language)).map((found) => summaryOf(found, language)),
    /** The guide as it was written, with its title and its questions; null when there is none. */
    markdown: async (slug: string, language: Language): Promise<string | null> =>
      (await all(language)).find((article) => article.slug === slug)?.markdown ?? null,
    /** The guide and others to read next: those it names, then its category's, then the newest. Null when there is none. */
    async page(slug: string, language: Language): Promise<ArticlePage | null> {
      const articles = await all(language);
      const found = articles.find((article) => article.slug === slug);
      if (!found) return null;
      const { related: named, markdown: _, ...rest } = found;
      const rank = (other: Pick<ArticleSummary, 'slug' | 'category'>) =>
        named.includes(other.slug)
          ? named.indexOf(other.slug)
          : other.category === found.category
            ? RELATED
            : RELATED + 1;
      const related = articles
        .filter((other) => other !== found)
        .map((other) => summaryOf(other, language))
        // A stable order: of equal rank, the newest stays first.
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, RELATED);
      return { article: { ...rest, ...servedWith(found, language) }, related };
    },
  };
}

type LibraryArticle = ArticleLibrary[Language][number];

function summaryOf(article: LibraryArticle, language: Language): ArticleSummary {
  return articleSummarySchema.parse({ ...article, ...servedWith(article, language) });
}

/** What a guide has beside what its file says. */
function servedWith(
  article: LibraryArticle,
  language: Language,
): Pick<ArticleSummary, 'id' | 'featuredImage'> {
  const { slug } = article;
  const picture = { kind: 'article', key: slug, language } as const;
  return { id: slug, featuredImage: ogImagePath(picture, articleCard(article, language)) };
}
