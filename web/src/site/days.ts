import { LOCALES, type Language } from '@directory/domain/language';

/** A day without an hour, as `2026-11-22`, in words: the same in every time zone. No line breaks in it. */
export function calendarDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return firstOfMonth(format.format(new Date(date)), language).replaceAll(' ', '\u00a0');
}

/** A day in words as French has it: the first of a month is `1er`, which `Intl` does not know. */
function firstOfMonth(day: string, language: Language): string {
  return language === 'fr' ? day.replace(/^1(?!\d)/, '1er') : day;
}

/**
 * One clock in the middle of the country (six hours behind universal time, all year), so that a page says the same before and after its
 * scripts have come. It has no name of a city: when provinces change their clocks, servers and browsers learn of it years apart.
 */
export const SITE_CLOCK = 'Etc/GMT+6';

/** The day on which a fact was last confirmed, in words. No line breaks in it. */
export function factDay(time: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: SITE_CLOCK });
  return firstOfMonth(format.format(new Date(time)), language).replaceAll(' ', '\u00a0');
}

/** How long a day can do without its year. */
const YEARLESS_SECONDS = 300 * 24 * 60 * 60;

/** Making one costs a slow phone 40 ms, and a list needs the same one for each of its lines. */
const shortFormats = new Map<string, Intl.DateTimeFormat>();

/** The same in a list: `Nov 3`, `3 nov.`; of long ago `Nov 3, 2024`. @param moment seconds since 1970 */
export function shortFactDay(moment: number, language: Language): string {
  const isRecent = Date.now() / 1000 - moment < YEARLESS_SECONDS;
  const key = `${language} ${isRecent}`;
  const format =
    shortFormats.get(key) ??
    new Intl.DateTimeFormat(LOCALES[language], {
      month: 'short',
      day: 'numeric',
      ...(!isRecent && { year: 'numeric' }),
      timeZone: SITE_CLOCK,
    });
  shortFormats.set(key, format);
  return firstOfMonth(format.format(moment * 1000), language);
}
