import type { ArticlePage } from '@directory/domain/site/article';
import { ARTICLE_CATEGORIES } from '@directory/domain/site/article-categories';
import { LOCALES, type Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Query } from '../../site/query-client.ts';
import type { PageHead } from '../../site/route.ts';
import type { Translate } from '../../i18n/namespaces.ts';

/** One guide with those to read next; null when there is none. */
export function articleQuery(slug: string, language: Language): Query<ArticlePage | null> {
  return {
    key: ['article', slug, language],
    ask: ({ directory, signal }) => directory.article(slug, language, signal),
  };
}

type Article = ArticlePage['article'];

interface Surroundings {
  language: Language;
  t: Translate;
  /** The site's public origin, without a final slash. */
  origin: string;
}

export function articleHead(article: Article, { language, t, origin }: Surroundings): PageHead {
  const category = ARTICLE_CATEGORIES[article.category][language];
  const parents = [
    { label: t('blog:title'), to: paths.blog() },
    { label: category, to: paths.blog({ category: article.category }) },
  ];
  return {
    title: article.title,
    description: article.description,
    canonical: paths.article(article.slug),
    parents,
    openGraphType: 'article',
    feed: { title: t('blog:feed'), path: paths.feed(language) },
    // For search engines and those who share a page, which read what the server sends: the browser is spared the code.
    ...(import.meta.env.SSR && {
      picture: article.featuredImage,
      structuredData: [posting(article, { language, t, origin }), questions(article)],
    }),
  };
}

function posting(article: Article, { language, t, origin }: Surroundings): Record<string, unknown> {
  const url = origin + inLanguage(paths.article(article.slug), language);
  const publisher = {
    '@type': 'Organization',
    name: t('shell:siteName'),
    url: origin + paths.home(),
  };
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    inLanguage: LOCALES[language],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: ARTICLE_CATEGORIES[article.category][language],
    keywords: article.tags.join(', '),
    image: origin + article.featuredImage,
    isAccessibleForFree: true,
    timeRequired: `PT${article.readingMinutes}M`,
    author: publisher,
    publisher,
  };
}

function questions(article: Article): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: article.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
