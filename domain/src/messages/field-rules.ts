import type { Bilingual } from '../language.ts';

/** What a text field accepts. Lengths are in UTF-16 units, after trimming. */
export interface FieldRule {
  required?: FieldError;
  maxLength: number;
  /** Refuses line ends and other control characters: the value may stand in a mail header. */
  singleLine: boolean;
  format?: 'email';
  oneOf?: readonly string[];
}

/** Why a field's value was refused. */
export type FieldError =
  | 'name_required'
  | 'full_name_required'
  | 'email_required'
  | 'email_invalid'
  | 'message_required'
  | 'listing_type_required'
  | 'too_long'
  | 'single_line'
  | 'not_an_option';

/** The sentences for people. The first five are the specification's own words. */
export const FIELD_ERROR_TEXTS: Readonly<Record<FieldError, Bilingual>> = {
  name_required: { en: 'Name is required', fr: 'Le nom est obligatoire' },
  full_name_required: { en: 'Full name is required', fr: 'Le nom complet est obligatoire' },
  email_required: { en: 'Email is required', fr: 'L’adresse courriel est obligatoire' },
  email_invalid: {
    en: 'Please enter a valid email address',
    fr: 'Veuillez saisir une adresse courriel valide',
  },
  message_required: { en: 'Message is required', fr: 'Le message est obligatoire' },
  listing_type_required: { en: 'Please choose a listing type', fr: 'Veuillez choisir un type d’inscription' },
  too_long: {
    en: 'This is too long. Please shorten it',
    fr: 'Ce texte est trop long. Veuillez le raccourcir',
  },
  single_line: { en: 'Please write this on one line', fr: 'Veuillez écrire ce texte sur une seule ligne' },
  not_an_option: { en: 'Please choose one of the options', fr: 'Veuillez choisir l’une des options' },
};

/** One address of a simple shape: no spaces, quotes, brackets or separators, so that it can never be read as two. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/** RFC 5321 allows an address 254 characters. */
export const EMAIL_MAX_LENGTH = 254;

/** Whether the text is one e-mail address of a simple shape. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/u;

/** Why a field's value is refused, or null when it is fine. An optional field may be empty. */
export function checkField(rule: FieldRule, value: string | null | undefined): FieldError | null {
  const text = (value ?? '').trim();
  if (text === '') return rule.required ?? null;
  if (rule.singleLine && CONTROL.test(text)) return 'single_line';
  if (rule.format === 'email' && !isEmail(text)) return 'email_invalid';
  if (text.length > rule.maxLength) return 'too_long';
  if (rule.oneOf && !rule.oneOf.includes(text)) return 'not_an_option';
  return null;
}
