import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { SupportLink } from '../components/support-link.tsx';
import { TextPage, TextSection } from '../components/text-page.tsx';

export function head({ t }: HeadContext): PageHead {
  return { title: t('contact:title'), description: t('contact:description') };
}

export function Component() {
  const { t } = useTranslation('contact');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <div className="button-row">
        <SupportLink label={(email) => t('action', { email })} />
      </div>
      <TextSection title={t('psychologist.title')}>
        <p>{t('psychologist.text')}</p>
        <LinkButton variant="secondary" to={paths.search()}>
          {t('psychologist.action')}
        </LinkButton>
      </TextSection>
      <TextSection title={t('crisis.title')}>
        <p>{t('crisis.text')}</p>
      </TextSection>
    </TextPage>
  );
}
