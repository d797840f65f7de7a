import { LOCALES, type Language } from '@directory/domain/language';

/** A calendar day in words, such as November 2, 2026. `day` is `2026-11-02`; no time zone moves it. */
export function dayInWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
