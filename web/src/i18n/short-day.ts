import { LOCALES, type Language } from '@directory/domain/language';

/** The directory's clock, on the server as in every browser: a page names the same day wherever it is made. */
const TIME_ZONE = 'America/Winnipeg';

/** How long a day can do without its year. */
const YEARLESS_SECONDS = 300 * 24 * 60 * 60;

const SHORT = { month: 'short', day: 'numeric' } as const;

/** Making one costs a slow phone 40 ms, and a list needs the same one for each of its lines. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `Nov 3`, `3 nov.`; of long ago `Nov 3, 2024`. @param moment seconds since 1970 */
export function shortDay(moment: number, language: Language): string {
  const isRecent = Date.now() / 1000 - moment < YEARLESS_SECONDS;
  const key = `${language} ${isRecent}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(LOCALES[language], {
      ...SHORT,
      ...(!isRecent && { year: 'numeric' }),
      timeZone: TIME_ZONE,
    });
  formats.set(key, format);
  return format.format(moment * 1000);
}
