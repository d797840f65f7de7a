import './crisis.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** 9-8-8 and 911, which are there before anything else is. Needs the namespace `crisis`. */
export function FirstCalls({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('crisis');
  return (
    <p className="crisis-notice-links">
      <a className="button button-primary" href="tel:988">
        {t('call', { number: '9-8-8' })}
      </a>
      <a className="button button-secondary" href="sms:988">
        {t('text', { number: '9-8-8' })}
      </a>
      <a className="button button-secondary" href="tel:911" aria-label={t('call', { number: '911' })}>
        <span className="crisis-notice-verb">{t('call', { number: '' })}</span>911
      </a>
      {children}
    </p>
  );
}
