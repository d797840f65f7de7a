export {
  accessibilityVocabulary,
  appointmentTimeVocabulary,
  assessmentVocabulary,
  certificateVocabulary,
  paymentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from '../../generated/vocabularies/profile-terms.js';
