import {
  accessibility,
  appointmentTimes,
  assessments,
  certificates,
  payments,
  populations,
  waitTimes,
} from '../../generated/vocabularies/profile-terms.js';
import { createVocabulary } from './term.ts';

export const assessmentVocabulary = createVocabulary(assessments);
export const paymentVocabulary = createVocabulary(payments);
export const populationVocabulary = createVocabulary(populations, 'people personne');
export const certificateVocabulary = createVocabulary(certificates);
export const waitTimeVocabulary = createVocabulary(waitTimes);
export const appointmentTimeVocabulary = createVocabulary(appointmentTimes);
export const accessibilityVocabulary = createVocabulary(accessibility);

/** The one "waiting time" during which nobody is taken at all. */
export const WAIT_LIST_CLOSED = 'Wait list closed';
