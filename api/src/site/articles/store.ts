import {
  type ArticleLibrary,
  articleLibrarySchema,
  type ArticlePage,
  type ArticleSummary,
  articleSummarySchema,
} from '@directory/domain/site/article';
import type { Language } from '@directory/domain/language';
import { articleCard, ogImagePath } from '@directory/domain/site/og-image';
import { readFile, stat } from 'node:fs/promises';

const RELATED = 3;

export interface ArticleStore {
  /** Every guide in a language, newest first. */
  list(language: Language): Promise<ArticleSummary[]>;
  /** The guide and others to read next: those it names, then its category's, then the newest. Null when there is none. */
  page(slug: string, language: Language): Promise<ArticlePage | null>;
  /** The guide as it was written, with its title and its questions; null when there is none. */
  markdown(slug: string, language: Language): Promise<string | null>;
}

/** Reads the guides from the build's file when they are first asked for; a newer file is taken up without a restart. */
export function openArticles(file: string): ArticleStore {
  let loaded: { builtAt: number; library: Promise<ArticleLibrary> } | null = null;

  async function library(): Promise<ArticleLibrary> {
    const { mtimeMs } = await stat(file);
    if (loaded?.builtAt !== mtimeMs) {
      const mine = { builtAt: mtimeMs, library: read(file) };
      loaded = mine;
      mine.library.catch(() => {
        if (loaded === mine) loaded = null;
      });
    }
    return loaded.library;
  }

  return {
    list: async (language) => (await library())[language].map((found) => summaryOf(found, language)),
    markdown: async (slug, language) =>
      (await library())[language].find((article) => article.slug === slug)?.markdown ?? null,
    async page(slug, language) {
      const articles = (await library())[language];
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

async function read(file: string): Promise<ArticleLibrary> {
  return articleLibrarySchema.parse(JSON.parse(await readFile(file, 'utf8')));
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
