import type { i18n as I18n } from 'i18next';
import { strings as en } from '../../i18n/en/telehealth.ts';
import { strings as fr } from '../../i18n/fr/telehealth.ts';

/** Brings the strings of who may see whom online along with the parts that need them: no page has to name them. */
export function bringTelehealthStrings(i18n: I18n): void {
  if (i18n.hasResourceBundle(i18n.language, 'telehealth')) return;
  i18n.addResourceBundle(i18n.language, 'telehealth', i18n.language === 'fr' ? fr : en);
}
