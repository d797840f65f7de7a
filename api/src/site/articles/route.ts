import type { ArticleSummary } from '@directory/domain/site/article';
import { ARTICLE_CATEGORIES } from '@directory/domain/site/article-categories';
import { article, articles } from '@directory/domain/contracts/site';
import { type Language, LANGUAGES, LOCALES } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { escapeXml } from '@directory/domain/site/sitemap-xml';
import type { ArticleStore } from './store.ts';
import type { Config } from '../../config.ts';
import type { Directory } from '@directory/domain/site/directory';
import { ApiError } from '../../errors.ts';
import { answerCacheable, answerCacheableText } from '../../http/cacheable.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';

/** The list of guides, and each of them. */
export function registerArticles(app: App, { directory }: { directory: Directory }): void {
  serve(app, articles, async (c, { language }) =>
    answerCacheable(c, await directory.articles(language), 300),
  );
  serve(app, article, async (c, { slug, language }) => {
    const page = await directory.article(slug, language);
    if (!page)
      throw new ApiError(404, 'article_not_found', "The blog post you're looking for doesn't exist.");
    return answerCacheable(c, page, 300);
  });
}

const CHANNEL = {
  en: {
    title: 'Psychologist Directory: guides',
    description: 'Plain guides to finding, paying for and understanding psychological care in Canada.',
  },
  fr: {
    title: 'Répertoire des psychologues : guides',
    description: 'Des guides clairs pour trouver, payer et comprendre les soins psychologiques au Canada.',
  },
} as const;

const KEPT_SECONDS = 900;

/** GET /rss.xml and /rss-fr.xml: the guides, newest first. */
export function registerFeeds(
  app: App,
  { config, articles }: { config: Config; articles: ArticleStore },
): void {
  for (const language of LANGUAGES) {
    app.get(paths.feed(language), async (c) => {
      const xml = feed(config.publicUrl, language, await articles.list(language));
      return answerCacheableText(c, xml, {
        contentType: 'application/rss+xml; charset=utf-8',
        seconds: KEPT_SECONDS,
      });
    });
  }
}

function feed(origin: string, language: Language, articles: readonly ArticleSummary[]): string {
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeXml(text)}</${name}>`;
  const items = articles.map((article) => {
    const address = origin + inLanguage(paths.article(article.slug), language);
    return [
      '<item>',
      element('title', article.title),
      element('link', address),
      element('guid', address, ' isPermaLink="true"'),
      element('pubDate', rssDate(article.publishedAt)),
      element('category', ARTICLE_CATEGORIES[article.category][language]),
      element('description', article.excerpt),
      '</item>',
    ].join('\n');
  });
  const newest = articles
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', CHANNEL[language].title),
    element('link', origin + inLanguage(paths.blog(), language)),
    element('description', CHANNEL[language].description),
    element('language', LOCALES[language].toLowerCase()),
    ...(newest === undefined ? [] : [element('lastBuildDate', rssDate(newest))]),
    `<atom:link href="${escapeXml(origin + paths.feed(language))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** A calendar day as RSS writes it, such as Mon, 16 Nov 2026 00:00:00 GMT. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
