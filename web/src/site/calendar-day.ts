import { LOCALES, type Language } from '@directory/domain/language';
import { firstOfMonth } from './first-of-month.ts';

/** A day without an hour, as `2026-11-22`, in words: the same in every time zone. No line breaks in it. */
export function calendarDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return firstOfMonth(format.format(new Date(date)), language).replaceAll(' ', '\u00a0');
}
