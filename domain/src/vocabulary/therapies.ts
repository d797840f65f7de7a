import { terms } from '../../generated/vocabularies/therapies.js';
import { createVocabulary } from './term.ts';

/** The therapeutic approaches that profiles name. */
export const therapyVocabulary = createVocabulary(
  terms,
  'therapy therapie approach approche method methode technique counselling based clinical clinique',
);
