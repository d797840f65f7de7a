import { useQuery } from '@tanstack/react-query';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/paths';
import { useDirectory, useLanguage } from '../site/contexts.ts';
import { filtersQuery } from '../site/directory-queries.ts';
import type { HeadContext, LoadContext, LoadResult, PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { LandingHero } from '../features/landing/landing-hero.tsx';
import { VerificationTabs } from '../features/verification/verification-tabs.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** The count of psychologists is an extra: without it the page stands. */
export async function load({ directory, queryClient }: LoadContext): Promise<LoadResult> {
  try {
    await queryClient.query(filtersQuery(directory));
    return {};
  } catch (error) {
    return { error };
  }
}

export function head({ t }: HeadContext): PageHead {
  return { title: t('verification:title'), description: t('verification:description') };
}

/** /psychologist-verification */
export function Component() {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  const { data: filters } = useQuery(filtersQuery(useDirectory()));
  const number = new Intl.NumberFormat(LOCALES[language]);
  const facts = filters
    ? [
        { label: t('facts.psychologists'), value: number.format(filters.total) },
        { label: t('facts.provinces'), value: number.format(filters.provinces.length) },
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
