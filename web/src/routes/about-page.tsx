import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { PhoneText } from '../ui/phone-text.tsx';
import { TextPage, TextSection } from '../ui/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const sections = ['what', 'how', 'not'] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('about:title'), description: t('about:description') };
}

export function Component() {
  const { t } = useTranslation('about');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      {sections.map((section) => (
        <TextSection title={t(`${section}.title`)} key={section}>
          <p>
            <PhoneText text={t(`${section}.text`)} />
          </p>
        </TextSection>
      ))}
      <div className="button-row">
        <LinkButton to={paths.search()}>{t('search')}</LinkButton>
        <LinkButton variant="secondary" to={paths.howItWorks()}>
          {t('howLink')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
