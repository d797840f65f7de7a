import './crisis.css';
import { PROVINCE_CALLS, shownNumber } from '@directory/domain/crisis-lines/numbers';
import { provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { FirstCalls } from './first-calls.tsx';
import { Instead } from './instead.tsx';
import { useKnownProvince } from './known-province.ts';

interface CrisisNoticeProps {
  /** What is said before the lines, with its `<strong>`; left out, that this is no diagnosis. */
  words?: string;
  province?: ProvinceCode | null;
}

/** On every screen of a self-assessment: what it is not, and where to turn at once. Needs the namespace `crisis`. */
export function CrisisNotice({ words, province }: CrisisNoticeProps) {
  const { t } = useTranslation('crisis');
  return (
    <div className="crisis-notice" role="note">
      <p>
        <RichText text={words ?? t('notice')} parts={{ strong: (first) => <strong>{first}</strong> }} />
      </p>
      <FirstCalls province={province}>
        <ProvinceCall province={province} />
      </FirstCalls>
      <Instead province={province} />
    </div>
  );
}

function ProvinceCall({ province }: { province: ProvinceCode | null | undefined }) {
  const { t } = useTranslation('crisis');
  const language = useLanguage();
  const known = provinceByCode(useKnownProvince(province));
  if (!known) return null;
  const call = PROVINCE_CALLS[known.code];
  return (
    <a className="button button-secondary" href={`tel:${call}`}>
      {t('callIn', { place: known.name[language], number: shownNumber(call) })}
    </a>
  );
}
