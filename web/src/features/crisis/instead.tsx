import './crisis.css';
import { has911 } from '@directory/domain/crisis-lines/numbers';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDangerWords, useKnownProvince } from './known-province.ts';

/** Whom to call in danger where there is no button for 911, because it does not answer. */
export function Instead({ province }: { province?: ProvinceCode | null | undefined }) {
  const { t } = useTranslation();
  const words = useDangerWords(province);
  return has911(useKnownProvince(province)) ? null : (
    <p className="crisis-notice-instead">{t(`footer.crisisDanger.${words}`)}</p>
  );
}
