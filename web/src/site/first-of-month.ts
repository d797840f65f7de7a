import type { Language } from '@directory/domain/language';

/** A day in words as French has it: the first of a month is `1er`, which `Intl` does not know. */
export function firstOfMonth(day: string, language: Language): string {
  return language === 'fr' ? day.replace(/^1(?!\d)/, '1er') : day;
}
