import type { Bilingual } from '../language.ts';

/** When a visitor would like the reply, with the words the forms show. */
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
