import { LOCALES, type Language } from '@directory/domain/language';

/** A day without an hour, as `2026-11-22`, in words: the same in every time zone. */
export function calendarDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
