import { paths } from '@directory/domain/site/paths';
import { useQuery } from '../site/use-query.ts';
import { useLanguage } from '../site/contexts.ts';
import { notFoundHead, useRouteParams, type RouteHead, type RouteLoad } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { FailurePage, Message } from '../ui/failure-page.tsx';
import { conditionHead, conditionQuery } from '../features/condition/condition-page.ts';
import { ConditionSkeleton, ConditionView } from '../features/condition/condition-view.tsx';
import { prepareCrisisLineList } from '../features/crisis/lazy-crisis-lines.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const load: RouteLoad = async ({ queryClient, params, language }) => {
  await prepareCrisisLineList();
  const page = await queryClient.query(conditionQuery(params['condition'], language));
  return page ? {} : { status: 404 };
};

export const head: RouteHead = ({ t, language, params, queryClient, site }) => {
  const page = queryClient.get(conditionQuery(params['condition'], language));
  if (page) {
    return conditionHead(page, { language, origin: site.origin, assessments: t('nav.assessments') });
  }
  return notFoundHead(t);
};

export function Component() {
  const { t } = useTranslation(['shell', 'no-page']);
  const query = useQuery(conditionQuery(useRouteParams()['condition'], useLanguage()));
  if (query.isPending) return <ConditionSkeleton />;
  if (query.data) return <ConditionView {...query.data} />;
  if (query.isError) return <FailurePage error={query.error} retry={query.refetch} />;
  return (
    <Message title={t('no-page:notFound.title')} text={t('no-page:notFound.text')}>
      <LinkButton to={paths.assessments()}>{t('nav.assessments')}</LinkButton>
      <LinkButton variant="secondary" to={paths.home()}>
        {t('breadcrumbs.home')}
      </LinkButton>
    </Message>
  );
}
