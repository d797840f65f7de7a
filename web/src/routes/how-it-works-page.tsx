import './how-it-works-page.css';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextPage, TextSection } from '../ui/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const steps = ['search', 'compare', 'contact'] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('how-it-works:title'), description: t('how-it-works:description') };
}

export function Component() {
  const { t } = useTranslation('how-it-works');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <ol className="steps">
        {steps.map((step) => (
          <li className="step" key={step}>
            <h2>{t(`steps.${step}.title`)}</h2>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <TextSection title={t('ranking.title')} id="ranking">
        <p>{t('ranking.first')}</p>
        <p>{t('ranking.second')}</p>
      </TextSection>
      <div className="button-row">
        <LinkButton to={paths.search()}>{t('start')}</LinkButton>
        <LinkButton variant="secondary" to={paths.faq()}>
          {t('questions')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
