import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { TextPage, TextSection } from '../components/text-page.tsx';

const sections = ['search', 'cookie', 'retention', 'rights'] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('legal:privacy.title'), description: t('legal:privacy.description') };
}

export function Component() {
  const { t } = useTranslation('legal');
  return (
    <TextPage title={t('privacy.title')} lead={t('privacy.lead')}>
      {sections.map((section) => (
        <TextSection title={t(`privacy.${section}.title`)} key={section}>
          <p>{t(`privacy.${section}.text`)}</p>
        </TextSection>
      ))}
      <div className="button-row">
        <LinkButton variant="secondary" to={paths.contact()}>
          {t('contact')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
