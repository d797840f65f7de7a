import { LOCALES, type Language } from '@directory/domain/language';

/** The moment that stands for a calendar day: days have no time zone. */
export function dayOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Writes a calendar day: `21 November 2026`, or `21 Nov`. */
export function dayFormat(language: Language, length: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  });
}
