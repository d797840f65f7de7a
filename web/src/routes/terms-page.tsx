import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { TextPage, TextSection } from '../components/text-page.tsx';

const sections = ['directory', 'accuracy', 'use', 'emergency'] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('legal:terms.title'), description: t('legal:terms.description') };
}

export function Component() {
  const { t } = useTranslation('legal');
  return (
    <TextPage title={t('terms.title')} lead={t('terms.lead')}>
      {sections.map((section) => (
        <TextSection title={t(`terms.${section}.title`)} key={section}>
          <p>{t(`terms.${section}.text`)}</p>
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
