/** The interface languages, in the order they are offered. */
export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in both interface languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Locale tags for dates, numbers and the `lang` attribute. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fr';
}

/** The cookie that keeps the visitor's choice, so that the server renders the right language. */
export const LANGUAGE_COOKIE = 'language';
