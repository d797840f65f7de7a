import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { LegalSections } from '../features/legal/legal-sections.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const sections = [
  'directory',
  'accuracy',
  'psychologists',
  'messages',
  'assessments',
  'use',
  'liability',
  'law',
  'emergency',
] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('legal:terms.title'), description: t('legal:terms.description') };
}

export function Component() {
  const { t } = useTranslation('legal');
  return (
    <TextPage title={t('terms.title')} lead={t('terms.lead')}>
      <LegalSections
        sections={sections.map((id) => ({
          id,
          title: t(`terms.${id}.title`),
          text: t(`terms.${id}.text`),
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
