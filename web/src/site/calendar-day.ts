import { LOCALES, type Language } from '@directory/domain/language';

/** A day without an hour, as `2026-11-22`, in words: the same in every time zone. No line breaks in it. */
export function calendarDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date)).replaceAll(' ', '\u00a0');
}
