import './crisis.css';
import type { ReactNode } from 'react';
import { has911, PROVINCE_CALLS, shownNumber } from '@directory/domain/crisis-lines/numbers';
import { provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useDangerWords, useKnownProvince } from './known-province.ts';

interface Where {
  /** Where the visitor is; what this device remembers when left out. */
  province?: ProvinceCode | null | undefined;
}

/**
 * On every screen of a self-assessment: what it is not, and where to turn at once. Needs the namespace `crisis`.
 * @param words what is said before the lines, with its `<strong>`; left out, that this is no diagnosis
 */
export function CrisisNotice({ words, province }: Where & { words?: string }) {
  const { t } = useTranslation('crisis');
  return (
    <div className="crisis-notice stack gap-2 small" role="note">
      <p>
        <RichText text={words ?? t('notice')} parts={{ strong: (first) => <strong>{first}</strong> }} />
      </p>
      <FirstCalls province={province}>
        <ProvinceCall province={province} />
      </FirstCalls>
    </div>
  );
}

/**
 * 9-8-8, and 911 where it answers, which are there before anything else is; where it does not, whom to call in danger instead. Needs the
 * namespace `crisis`.
 */
export function FirstCalls({ province, children }: Where & { children?: ReactNode }) {
  const { t } = useTranslation(['crisis', 'shell']);
  const words = useDangerWords(province);
  const isAnswered = has911(useKnownProvince(province));
  const text = t('text', { number: '9-8-8' });
  const [verb, ...whom] = text.split(' ');
  return (
    <>
      <p className="crisis-notice-links cluster">
        <a className="button button-primary" href="tel:988">
          {t('call', { number: '9-8-8' })}
        </a>
        <a className="button button-secondary" href="sms:988" aria-label={text}>
          {verb}
          <span className="crisis-notice-number"> {whom.join(' ')}</span>
        </a>
        {isAnswered && (
          <a className="button button-secondary" href="tel:911">
            {t('call', { number: '911' })}
          </a>
        )}
        {children}
      </p>
      {!isAnswered && <p className="crisis-notice-instead">{t(`shell:footer.crisisDanger.${words}`)}</p>}
    </>
  );
}

/** The line of the province itself. Needs the namespace `crisis`. */
export function ProvinceCall({ province }: Where) {
  const { t, language } = useTranslation('crisis');
  const known = provinceByCode(useKnownProvince(province));
  if (!known) return null;
  const call = PROVINCE_CALLS[known.code];
  return (
    <a className="button button-secondary" href={`tel:${call}`}>
      {t('callIn', { place: known.name[language], number: shownNumber(call) })}
    </a>
  );
}

/** Leads to the page where a short plan for bad moments is written. Needs the namespace `crisis`. */
export function SafetyPlanLink() {
  const { t } = useTranslation('crisis');
  return (
    <p className="crisis-plan no-print">
      {t('plan.text')} <Link to={paths.safetyPlan()}>{t('plan.action')}</Link>
    </p>
  );
}
