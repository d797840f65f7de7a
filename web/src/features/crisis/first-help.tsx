import type { ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDangerWords } from './known-province.ts';

/** Whom to call or write to at once, in words and links of the shell, its style sheet with them: it needs nothing that is fetched. */
export function FirstHelp({ province }: { province?: ProvinceCode | null }) {
  const { t } = useTranslation();
  const words = useDangerWords(province);
  return (
    <>
      <p>
        {t('footer.crisisText')} {t(`footer.crisisDanger.${words}`)}
      </p>
      <p className="crisis-links">
        <a className="button button-primary" href="tel:988">
          {t('footer.crisisCall')}
        </a>
        <a className="button button-secondary" href="sms:988">
          {t('footer.crisisWrite')}
        </a>
        {words !== 'no911' && (
          <a className="button button-secondary" href="tel:911">
            {t('footer.crisisEmergency')}
          </a>
        )}
      </p>
    </>
  );
}
