import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '@directory/domain/language';
import { dollars, wholeNumber } from './whole-number.ts';

test.each(LANGUAGES)('whole numbers are written as Intl writes them in %s', (language) => {
  const intl = new Intl.NumberFormat(language);
  for (const value of [0, 7, 12, 999, 1000, 1001, 9999, 10_000, 123_456, 999_999, 1_000_000, 12_345_678]) {
    expect(wholeNumber(value, language)).toBe(intl.format(value));
  }
});

test.each(LANGUAGES)('prices are written as Intl writes them in %s', (language) => {
  const currency = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const;
  const intl = new Intl.NumberFormat(LOCALES[language], currency);
  for (const value of [0, 85, 180, 999]) expect(dollars(value, language)).toBe(intl.format(value));
});
