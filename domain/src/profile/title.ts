import type { Gender } from '../vocabulary/labels.ts';
import type { Language } from '../language.ts';

/** French has a form for women and one for men; where no gender is given the words have none either. */
const FRENCH: Readonly<Record<Gender | 'unknown', string>> = {
  Female: 'Psychologue autorisée',
  Male: 'Psychologue autorisé',
  unknown: 'Psychologue au registre professionnel',
};

/** What somebody in the register is called, with a capital at its beginning (in English one for each word). */
export function registeredTitle(gender: Gender | null, language: Language): string {
  return language === 'en' ? 'Registered Psychologist' : FRENCH[gender ?? 'unknown'];
}
