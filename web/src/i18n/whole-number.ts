import type { Language } from '@directory/domain/language';

const GROUP_SEPARATORS: Readonly<Record<Language, string>> = { en: ',', fr: '\u202f' };

/**
 * A whole number from 0 up, as `Intl.NumberFormat` of this language writes it. To make one of those costs a slow phone
 * 35 ms before the page answers, and a list of filters counts in nothing but whole numbers.
 */
export function wholeNumber(value: number, language: Language): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, GROUP_SEPARATORS[language]);
}

/** A price in whole dollars: `$180`, `180 $`. */
export function dollars(value: number, language: Language): string {
  const number = wholeNumber(value, language);
  return language === 'en' ? `$${number}` : `${number}\u00a0$`;
}
