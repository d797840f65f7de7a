import './crisis.css';
import { provinceLine } from '@directory/domain/crisis-lines/choose';
import { shownNumber } from '@directory/domain/crisis-lines/words';
import { provinceByCode, type ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useKnownProvince } from './known-province.ts';

interface CrisisNoticeProps {
  /** What is said before the lines: of an assessment that it is no diagnosis, of a plan that the call comes first. */
  said?: 'notice' | 'callFirst';
  province?: ProvinceCode | null;
}

/** On every screen of a self-assessment: what it is not, and where to turn at once. Needs the namespace `crisis`. */
export function CrisisNotice({ said = 'notice', province }: CrisisNoticeProps) {
  const { t } = useTranslation('crisis');
  return (
    <div className="crisis-notice" role="note">
      <p>
        <RichText text={t(said)} parts={{ strong: (words) => <strong>{words}</strong> }} />
      </p>
      <p className="crisis-notice-links">
        <a className="button button-primary" href="tel:988" aria-label={t('call', { number: '9-8-8' })}>
          {t('noticeCall', { number: '9-8-8' })}
        </a>
        <a className="button button-secondary" href="sms:988">
          {t('noticeText', { number: '9-8-8' })}
        </a>
        <a className="button button-secondary" href="tel:911" aria-label={t('call', { number: '911' })}>
          {t('noticeCall', { number: '911' })}
        </a>
        <ProvinceCall province={province} />
      </p>
    </div>
  );
}

function ProvinceCall({ province }: { province: ProvinceCode | null | undefined }) {
  const { t } = useTranslation('crisis');
  const language = useLanguage();
  const known = provinceByCode(useKnownProvince(province));
  const call = provinceLine(known?.code)?.call;
  if (!known || !call) return null;
  return (
    <a className="button button-secondary" href={`tel:${call}`}>
      {t('callIn', { place: known.name[language], number: shownNumber(call) })}
    </a>
  );
}
