import type { Bilingual } from '../language.ts';
import { PLANS } from '../plans.ts';
import { PROVINCE_CODES } from '../provinces.ts';
import { checkField, EMAIL_MAX_LENGTH, type FieldError, type FieldRule } from './field-rules.ts';

/** When a visitor would like the reply, with the words the forms show (specification 1, section 5). */
export const REPLY_DAYS = {
  'as-soon-as-possible': { en: 'As soon as possible', fr: 'Dès que possible' },
  monday: { en: 'Monday', fr: 'Lundi' },
  tuesday: { en: 'Tuesday', fr: 'Mardi' },
  wednesday: { en: 'Wednesday', fr: 'Mercredi' },
  thursday: { en: 'Thursday', fr: 'Jeudi' },
  friday: { en: 'Friday', fr: 'Vendredi' },
  weekend: { en: 'Weekend', fr: 'Fin de semaine' },
} as const satisfies Record<string, Bilingual>;

export const REPLY_TIMES = {
  'as-soon-as-possible': { en: 'As soon as possible', fr: 'Dès que possible' },
  morning: { en: 'Morning (8AM-12PM)', fr: 'Matin (8 h à 12 h)' },
  afternoon: { en: 'Afternoon (12PM-5PM)', fr: 'Après-midi (12 h à 17 h)' },
  evening: { en: 'Evening (5PM-8PM)', fr: 'Soir (17 h à 20 h)' },
  anytime: { en: 'Anytime', fr: 'N’importe quand' },
} as const satisfies Record<string, Bilingual>;

/** No person fills in a form faster: the server takes what comes sooner for a program's. Forms wait rather than lose it. */
export const MIN_FILL_MS = 3_000;

/** The contact page's subject until the visitor writes another. */
export const DEFAULT_SUBJECT = 'Contact Form Submission';

/** The same in the language of the page. What is sent is {@link DEFAULT_SUBJECT}, so that the mail knows nobody wrote it. */
export const DEFAULT_SUBJECT_TEXTS: Bilingual = {
  en: DEFAULT_SUBJECT,
  fr: 'Message du formulaire de contact',
};

const name: FieldRule = { required: 'name_required', maxLength: 120, singleLine: true };
const email: FieldRule = {
  required: 'email_required',
  maxLength: EMAIL_MAX_LENGTH,
  singleLine: true,
  format: 'email',
};
const phone: FieldRule = { maxLength: 40, singleLine: true };
const message: FieldRule = { required: 'message_required', maxLength: 5000, singleLine: false };

/** The fields of the form on a profile. */
export const PROFILE_CONTACT_FIELDS = {
  name,
  email,
  phone,
  location: { maxLength: 20, singleLine: true },
  preferredReplyDay: { maxLength: 30, singleLine: true, oneOf: Object.keys(REPLY_DAYS) },
  preferredReplyTime: { maxLength: 30, singleLine: true, oneOf: Object.keys(REPLY_TIMES) },
  message,
} as const satisfies Record<string, FieldRule>;

/** The fields of the contact page. */
export const CONTACT_PAGE_FIELDS = {
  name,
  email,
  subject: { maxLength: 150, singleLine: true },
  message,
} as const satisfies Record<string, FieldRule>;

/** The fields of the listing request. */
export const LISTING_REQUEST_FIELDS = {
  name: { ...name, required: 'full_name_required' },
  email,
  phone,
  province: { maxLength: 2, singleLine: true, oneOf: PROVINCE_CODES },
  city: { maxLength: 80, singleLine: true },
  listingType: {
    required: 'listing_type_required',
    maxLength: 10,
    singleLine: true,
    oneOf: Object.keys(PLANS),
  },
  message: { maxLength: 5000, singleLine: false },
} as const satisfies Record<string, FieldRule>;

export type FieldErrors<Fields> = Partial<Record<keyof Fields & string, FieldError>>;

/** Checks a form's values against its fields: the refused fields with the reason, in the form's order. */
export function checkFields<Fields extends Readonly<Record<string, FieldRule>>>(
  fields: Fields,
  values: Readonly<Partial<Record<keyof Fields, string | null>>>,
): FieldErrors<Fields> {
  const errors: Record<string, FieldError> = {};
  for (const [key, rule] of Object.entries(fields)) {
    const error = checkField(rule, values[key]);
    if (error) errors[key] = error;
  }
  return errors as FieldErrors<Fields>;
}
