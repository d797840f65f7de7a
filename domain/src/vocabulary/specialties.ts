/** The concerns and practice areas that profiles name. */
export { specialtyVocabulary } from '../../generated/vocabularies/specialties.js';
