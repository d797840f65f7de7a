import { LOCALES, type Language } from '@directory/domain/language';

/**
 * The day on which a fact was last confirmed, in words. By one clock in the middle of the country, on the server as in the browser, so
 * that a page says the same before and after its scripts have come.
 */
export function factDay(time: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'America/Winnipeg',
  }).format(new Date(time));
}
