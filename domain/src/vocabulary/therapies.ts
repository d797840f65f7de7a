/** The therapeutic approaches that profiles name. */
export { therapyVocabulary } from '../../generated/vocabularies/therapies.js';
