import './crisis.css';
import type { ReactNode } from 'react';
import { has911 } from '@directory/domain/crisis-lines/numbers';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKnownProvince } from './known-province.ts';

interface FirstCallsProps {
  /** Where the visitor is; what this device remembers when left out. */
  province?: ProvinceCode | null | undefined;
  children?: ReactNode;
}

/** 9-8-8, and 911 where it answers, which are there before anything else is. Needs the namespace `crisis`. */
export function FirstCalls({ province, children }: FirstCallsProps) {
  const { t } = useTranslation('crisis');
  const known = useKnownProvince(province);
  const text = t('text', { number: '9-8-8' });
  const [verb, ...whom] = text.split(' ');
  return (
    <p className="crisis-notice-links">
      <a className="button button-primary" href="tel:988">
        {t('call', { number: '9-8-8' })}
      </a>
      <a className="button button-secondary" href="sms:988" aria-label={text}>
        {verb}
        <span className="crisis-notice-number"> {whom.join(' ')}</span>
      </a>
      {has911(known) && (
        <a className="button button-secondary" href="tel:911">
          {t('call', { number: '911' })}
        </a>
      )}
      {children}
    </p>
  );
}
