import type { Language } from '@directory/domain/language';

/**
 * Where the quick exit leads: a page that anybody may have open, in the visitor's language, from a site that is always there. The
 * only place that names it.
 */
export const NEUTRAL_PAGE: Readonly<Record<Language, string>> = {
  en: 'https://weather.gc.ca/',
  fr: 'https://meteo.gc.ca/',
};
