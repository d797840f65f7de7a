import { useLocation } from 'react-router-dom';
import {
  ARTICLE_CATEGORIES,
  isArticleCategory,
  type ArticleCategory,
} from '@directory/domain/site/article-categories';
import { paths } from '@directory/domain/site/paths';
import { loadRequired, type RouteHead, type RouteLoad } from '../site/route.ts';
import { TextPage } from '../ui/text-page.tsx';
import { ArticleList, articlesQuery, CategoryFilter } from '../features/blog/article-list.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** Fills the list; 503 with the page's own error state when it cannot be had. */
export const load: RouteLoad = ({ queryClient, language }) =>
  loadRequired(queryClient.query(articlesQuery(language)));

export const head: RouteHead = ({ t, language, url, queryClient }) => {
  const category = categoryOf(url.search);
  const feed = { title: t('blog:feed'), path: paths.feed(language) };
  if (category === null) {
    return { title: t('blog:title'), description: t('blog:description'), canonical: paths.blog(), feed };
  }
  const label = ARTICLE_CATEGORIES[category][language];
  const articles = queryClient.get(articlesQuery(language)) ?? [];
  return {
    title: t('blog:titleOfCategory', { category: label }),
    breadcrumb: label,
    description: t('blog:descriptionOfCategory', { category: label }),
    canonical: paths.blog({ category }),
    noIndex: !articles.some((article) => article.category === category),
    parents: [{ label: t('blog:title'), to: paths.blog() }],
    feed,
  };
};

export function Component() {
  const { t, language } = useTranslation('blog');
  const category = categoryOf(useLocation().search);
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <CategoryFilter chosen={category} />
      <ArticleList category={category} />
      <p className="feed-link">
        <a href={paths.feed(language)} type="application/rss+xml">
          {t('feed')}
        </a>
      </p>
    </TextPage>
  );
}

/** The category that an address names; null for all of them, and for a category that does not exist. */
function categoryOf(search: string): ArticleCategory | null {
  const category = new URLSearchParams(search).get('category');
  return isArticleCategory(category) ? category : null;
}
