import type { ProvinceCode } from '@directory/domain/places/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDangerWords } from './known-province.ts';

interface FirstHelpProps {
  province?: ProvinceCode | null;
  /** 911 comes before 9-8-8: the danger is another than suicide. */
  emergencyFirst?: boolean;
}

/** Whom to call or write to at once, in words and links of the shell, its style sheet with them: it needs nothing that is fetched. */
export function FirstHelp({ province, emergencyFirst = false }: FirstHelpProps) {
  const { t } = useTranslation();
  const words = useDangerWords(province);
  const said = [t('footer.crisisText'), t(`footer.crisisDanger.${words}`)];
  const emergency = words !== 'no911' && (
    <a className={`button button-${emergencyFirst ? 'primary' : 'secondary'}`} href="tel:911">
      {t('footer.crisisEmergency')}
    </a>
  );
  return (
    <>
      <p>{(emergencyFirst ? said.toReversed() : said).join(' ')}</p>
      <p className="crisis-links cluster">
        {emergencyFirst && emergency}
        <a className={`button button-${emergencyFirst ? 'secondary' : 'primary'}`} href="tel:988">
          {t('footer.crisisCall')}
        </a>
        <a className="button button-secondary" href="sms:988">
          {t('footer.crisisWrite')}
        </a>
        {!emergencyFirst && emergency}
      </p>
    </>
  );
}
