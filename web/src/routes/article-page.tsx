import { paths } from '@directory/domain/site/paths';
import { useQuery } from '../site/use-query.ts';
import { useLanguage } from '../site/contexts.ts';
import { loadFound, useRouteParams, type RouteHead, type RouteLoad } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { FailurePage, Message } from '../ui/failure-page.tsx';
import { articleHead, articleQuery } from '../features/blog/article-head.ts';
import { ArticleSkeleton, ArticleView } from '../features/blog/article-view.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** 404 for what is no guide, 503 with the page's own error state when it cannot be had. */
export const load: RouteLoad = ({ queryClient, params, language }) =>
  loadFound(queryClient.query(articleQuery(params['slug'] ?? '', language)));

export const head: RouteHead = ({ t, language, params, queryClient, site }) => {
  const page = queryClient.get(articleQuery(params['slug'] ?? '', language));
  if (page) return articleHead(page.article, { t, language, origin: site.origin });
  return {
    title: page === null ? t('blog:article.notFound') : t('blog:title'),
    description: t('blog:description'),
    parents: [{ label: t('blog:title'), to: paths.blog() }],
    noIndex: true,
  };
};

export function Component() {
  const { t } = useTranslation(['blog', 'shell']);
  const slug = useRouteParams()['slug'] ?? '';
  const { data, isPending, isError, error, refetch } = useQuery(articleQuery(slug, useLanguage()));
  if (isPending) return <ArticleSkeleton />;
  if (data) return <ArticleView {...data} />;
  if (isError) {
    return (
      <FailurePage error={error} retry={refetch}>
        <LinkButton variant="secondary" to={paths.blog()}>
          {t('article.all')}
        </LinkButton>
      </FailurePage>
    );
  }
  return (
    <Message title={t('article.notFound')} text={t('article.notFoundText')}>
      <LinkButton to={paths.blog()}>{t('article.all')}</LinkButton>
      <LinkButton variant="secondary" to={paths.search()}>
        {t('shell:nav.find')}
      </LinkButton>
    </Message>
  );
}
