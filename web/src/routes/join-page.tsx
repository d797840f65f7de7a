import './join-page.css';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/paths';
import { PLANS } from '@directory/domain/plans';
import { useLanguage } from '../app/contexts.ts';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { SupportLink } from '../components/support-link.tsx';
import { TextPage, TextSection } from '../components/text-page.tsx';

const plans = ['free', 'monthly', 'annual'] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('join:title'), description: t('join:description') };
}

export function Component() {
  const { t } = useTranslation('join');
  const money = new Intl.NumberFormat(LOCALES[useLanguage()], {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <ul className="card-grid" aria-label={t('plans.title')}>
        {plans.map((plan) => (
          <li key={plan}>
            <Card>
              <h2>{t(`plans.${plan}.name`)}</h2>
              <p className="plan-price">
                {t(`plans.${plan}.price`, { price: money.format(PLANS[plan].priceCad) })}
              </p>
              <p className="muted">{t(`plans.${plan}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <TextSection title={t('ask.title')}>
        <p>{t('ask.text')}</p>
      </TextSection>
      <div className="button-row">
        <SupportLink label={(email) => t('ask.action', { email })} />
        <LinkButton variant="secondary" to={`${paths.howItWorks()}#ranking`}>
          {t('ranking')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
