import { terms } from '../../generated/vocabularies/specialties.js';
import { createVocabulary } from './term.ts';

/** The concerns and practice areas that profiles name. */
export const specialtyVocabulary = createVocabulary(
  terms,
  'disorder issue problem difficulty trouble difficulte',
);
