import '../ui/disclosure.css';
import './faq-page.css';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const items = [
  'referral',
  'cost',
  'insurance',
  'difference',
  'registered',
  'online',
  'contact',
  'premium',
] as const;

export function head({ t }: HeadContext): PageHead {
  return {
    title: t('faq:title'),
    description: t('faq:description'),
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: items.map((item) => ({
          '@type': 'Question',
          name: t(`faq:items.${item}.question`),
          acceptedAnswer: { '@type': 'Answer', text: t(`faq:items.${item}.answer`) },
        })),
      },
    ],
  };
}

export function Component() {
  const { t } = useTranslation('faq');
  return (
    <TextPage title={t('title')}>
      <div className="faq">
        {items.map((item) => (
          <details className="disclosure faq-item" key={item} id={item}>
            <summary className="faq-question">
              <h2>{t(`items.${item}.question`)}</h2>
            </summary>
            <p className="faq-answer">{t(`items.${item}.answer`)}</p>
          </details>
        ))}
      </div>
      <p className="faq-more">{t('more')}</p>
      <div className="button-row">
        <LinkButton to={paths.contact()}>{t('contact')}</LinkButton>
        <LinkButton variant="secondary" to={paths.search()}>
          {t('search')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
