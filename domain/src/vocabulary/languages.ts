/** The languages in which services are offered. */
export { languageVocabulary } from '../../generated/vocabularies/languages.js';
