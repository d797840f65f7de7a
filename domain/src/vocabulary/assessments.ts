import { createVocabulary } from './term.ts';

/** The assessments that psychologists carry out, as their profiles most often name them. */
export const assessmentVocabulary = createVocabulary([
  { en: 'ADHD Assessment', fr: 'Évaluation du TDAH' },
  { en: 'Autism Assessment', fr: 'Évaluation de l’autisme' },
  { en: 'Cognitive Assessment', fr: 'Évaluation cognitive' },
  { en: 'Diagnostic Clarification', fr: 'Clarification diagnostique' },
  { en: 'Neuropsychological Assessment', fr: 'Évaluation neuropsychologique' },
  { en: 'Parenting Capacity Assessment', fr: 'Évaluation des capacités parentales' },
  { en: 'Pre-surgical Assessment', fr: 'Évaluation préopératoire' },
  { en: 'Psychoeducational Assessment', fr: 'Évaluation psychoéducative' },
  { en: 'Return-to-Work Assessment', fr: 'Évaluation de retour au travail' },
]);
