import { paths } from '@directory/domain/site/paths';
import { useQuery } from '../site/use-query.ts';
import { filtersQuery } from '../site/directory-queries.ts';
import { loadOptional, type RouteHead, type RouteLoad } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { LandingHero } from '../features/landing/landing-hero.tsx';
import { VerificationTabs } from '../features/verification/verification-tabs.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** The count of psychologists is an extra: without it the page stands. */
export const load: RouteLoad = ({ queryClient }) => loadOptional(queryClient.query(filtersQuery()));

export const head: RouteHead = ({ t }) => ({
  title: t('verification:title'),
  description: t('verification:description'),
});

export function Component() {
  const { t } = useTranslation('verification');
  const { data: filters } = useQuery(filtersQuery());
  const facts = filters
    ? [
        { label: t('facts.psychologists'), value: filters.total },
        { label: t('facts.provinces'), value: filters.provinces.length },
      ]
    : [];
  return (
    <>
      <LandingHero title={t('title')} lead={t('lead')} facts={facts}>
        <div className="button-row">
          <LinkButton to={paths.join()}>{t('apply')}</LinkButton>
          <LinkButton variant="secondary" to={paths.contact()}>
            {t('ask')}
          </LinkButton>
        </div>
      </LandingHero>
      <VerificationTabs />
    </>
  );
}
