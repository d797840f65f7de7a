import type { Bilingual } from './language.ts';

/** The gender filter's values. A profile may also give none. */
export const GENDERS = ['Female', 'Male'] as const;

export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, Bilingual>> = {
  Female: { en: 'Female', fr: 'Femme' },
  Male: { en: 'Male', fr: 'Homme' },
};
