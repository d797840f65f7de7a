import './crisis.css';
import { has911, PROVINCE_CALLS, shownNumber } from '@directory/domain/crisis-lines/numbers';
import { provinceByCode, type ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { FirstCalls } from './first-calls.tsx';
import { useDangerWords, useKnownProvince } from './known-province.ts';

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

interface PlaceProps {
  province: ProvinceCode | null | undefined;
}

/** Whom to call in danger where there is no button for 911, because it does not answer. */
function Instead({ province }: PlaceProps) {
  const { t } = useTranslation();
  const words = useDangerWords(province);
  return has911(useKnownProvince(province)) ? null : (
    <p className="crisis-notice-instead">{t(`footer.crisisDanger.${words}`)}</p>
  );
}

function ProvinceCall({ province }: PlaceProps) {
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
