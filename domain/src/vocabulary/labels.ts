import type { Bilingual } from '../language.ts';

/** The gender filter's values. A profile may also give none. */
export type Gender = 'Female' | 'Male';

export const GENDER_LABELS: Readonly<Record<Gender, Bilingual>> = {
  Female: { en: 'Female', fr: 'Femme' },
  Male: { en: 'Male', fr: 'Homme' },
};

/** What a session costs, in dollars: each "up to" holds those below it. */
export const FEE_LABELS = {
  100: { en: 'Up to $100', fr: 'Jusqu’à 100\u00a0$' },
  150: { en: 'Up to $150', fr: 'Jusqu’à 150\u00a0$' },
  200: { en: 'Up to $200', fr: 'Jusqu’à 200\u00a0$' },
  more: { en: 'More than $200', fr: 'Plus de 200\u00a0$' },
  unknown: { en: 'Fee not given', fr: 'Tarif non indiqué' },
  sliding: { en: 'Sliding scale', fr: 'Tarif selon le revenu' },
} as const;
