export {
  accessibilityVocabulary,
  appointmentTimeVocabulary,
  assessmentVocabulary,
  certificateVocabulary,
  paymentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from '../../generated/vocabularies/profile-terms.js';

/** The one "waiting time" during which nobody is taken at all. */
export const WAIT_LIST_CLOSED = 'Wait list closed';
