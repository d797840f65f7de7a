import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { TextPage, TextSection } from '../components/text-page.tsx';

export function head({ t }: HeadContext): PageHead {
  return { title: t('blog:title'), description: t('blog:description') };
}

export function Component() {
  const { t } = useTranslation('blog');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection title={t('none.title')}>
        <p>{t('none.text')}</p>
      </TextSection>
      <div className="button-row">
        <LinkButton to={paths.faq()}>{t('faq')}</LinkButton>
        <LinkButton variant="secondary" to={paths.howItWorks()}>
          {t('how')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
