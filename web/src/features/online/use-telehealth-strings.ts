import { strings as en } from '../../i18n/en/telehealth.ts';
import { strings as fr } from '../../i18n/fr/telehealth.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The strings of who may see whom online, which the parts that need them bring along: no page has to name them. */
export function useTelehealthStrings() {
  const { t, i18n } = useTranslation('telehealth');
  if (!i18n.hasResourceBundle(i18n.language, 'telehealth')) {
    i18n.addResourceBundle(i18n.language, 'telehealth', i18n.language === 'fr' ? fr : en);
  }
  return t;
}
