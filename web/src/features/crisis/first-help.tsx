import { dangerWords, has911 } from '@directory/domain/crisis-lines/numbers';
import type { ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKnownProvince } from './known-province.ts';

/** Whom to call or write to at once, in words and links of the shell, its style sheet with them: it needs nothing that is fetched. */
export function FirstHelp({ province }: { province?: ProvinceCode | null }) {
  const { t } = useTranslation();
  const known = useKnownProvince(province);
  return (
    <>
      <p>
        {t('footer.crisisText')} {t(`footer.crisisDanger.${dangerWords(known)}`)}
      </p>
      <p className="crisis-links">
        <a className="button button-primary" href="tel:988">
          {t('footer.crisisCall')}
        </a>
        <a className="button button-secondary" href="sms:988">
          {t('footer.crisisWrite')}
        </a>
        {has911(known) && (
          <a className="button button-secondary" href="tel:911">
            {t('footer.crisisEmergency')}
          </a>
        )}
      </p>
    </>
  );
}
