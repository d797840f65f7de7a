import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { LegalSections } from '../features/legal/legal-sections.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const sections = [
  'search',
  'messages',
  'listing',
  'assessments',
  'members',
  'analytics',
  'cookies',
  'others',
  'maps',
  'retention',
  'rights',
] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('legal:privacy.title'), description: t('legal:privacy.description') };
}

export function Component() {
  const { t } = useTranslation('legal');
  return (
    <TextPage title={t('privacy.title')} lead={t('privacy.lead')}>
      <LegalSections
        sections={sections.map((id) => ({
          id,
          title: t(`privacy.${id}.title`),
          text: t(`privacy.${id}.text`),
        }))}
      />
      <div className="button-row">
        <LinkButton variant="secondary" to={paths.contact()}>
          {t('contact')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
