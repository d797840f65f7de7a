import { LOCALES, type Language } from '@directory/domain/language';

/** A day without an hour, as `2026-11-22`, in words: the same in every time zone. No line breaks in it. */
export function calendarDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return firstOfMonth(format.format(new Date(date)), language).replaceAll(' ', '\u00a0');
}

/** A day in words as French has it: the first of a month is `1er`, which `Intl` does not know. */
export function firstOfMonth(day: string, language: Language): string {
  return language === 'fr' ? day.replace(/^1(?!\d)/, '1er') : day;
}
