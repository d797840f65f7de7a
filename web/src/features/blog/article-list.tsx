import './article-list.css';
import {
  type ArticleCategory,
  ARTICLE_CATEGORIES,
  ARTICLE_CATEGORY_KEYS,
} from '@directory/domain/site/article-categories';
import type { ArticleSummary } from '@directory/domain/site/article';
import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { Query } from '../../site/query-client.ts';
import { useQuery } from '../../site/use-query.ts';
import { useLanguage } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ArticleCard } from './article-card.tsx';
import { Link } from '../../ui/link.tsx';

/** Every guide in a language, newest first. */
export function articlesQuery(language: Language): Query<ArticleSummary[]> {
  return {
    key: ['articles', language],
    ask: ({ directory, signal }) => directory.articles(language, signal),
  };
}

/** The guides of a category, or all of them, newest first. */
export function ArticleList({ category }: { category: ArticleCategory | null }) {
  const { t } = useTranslation('blog');
  const { data, isPending, isError, refetch } = useQuery(articlesQuery(useLanguage()));
  if (isPending) return <ListSkeleton />;
  if (isError) {
    return (
      <EmptyState title={t('list.failed')} retry={refetch}>
        <LinkButton variant="secondary" to={paths.faq()}>
          {t('list.faq')}
        </LinkButton>
      </EmptyState>
    );
  }
  const articles = category === null ? data : data.filter((article) => article.category === category);
  return (
    <>
      <p className="article-count muted small" role="status">
        {articles.length > 0 && t('list.count', { count: articles.length })}
      </p>
      {articles.length === 0 ? (
        <EmptyState title={t('list.empty')}>
          <LinkButton to={paths.blog()}>{t('list.showAll')}</LinkButton>
          <LinkButton variant="secondary" to={paths.faq()}>
            {t('list.faq')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="cards article-grid">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <>
      <p className="article-count muted small" role="status">
        {t('list.loading')}
      </p>
      <div className="cards article-grid">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton shape="block" key={place} />
        ))}
      </div>
    </>
  );
}

/** The categories as links, so that a choice can be kept, shared and made without scripts. */
export function CategoryFilter({ chosen }: { chosen: ArticleCategory | null }) {
  const { t, language } = useTranslation('blog');
  const choices = [
    { category: null, label: t('list.all'), to: paths.blog() },
    ...ARTICLE_CATEGORY_KEYS.map((category) => ({
      category,
      label: ARTICLE_CATEGORIES[category][language],
      to: paths.blog({ category }),
    })),
  ];
  return (
    <nav className="category-nav" aria-label={t('list.filter')}>
      <ul className="pills category-filter">
        {choices.map(({ category, label, to }) => (
          <li key={to}>
            <Link className="pill" to={to} aria-current={category === chosen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
