import { createVocabulary } from './term.ts';

/** Waiting times as profiles most often give them. What is not in the list is shown in the words of the profile. */
export const waitTimeVocabulary = createVocabulary([
  { en: 'Less than 1 week', fr: 'Moins d’une semaine', aliases: ['Less than a week'] },
  { en: '1 to 2 weeks', fr: '1 à 2 semaines' },
  { en: '2 to 4 weeks', fr: '2 à 4 semaines' },
  { en: '1 to 2 months', fr: '1 à 2 mois' },
  { en: '3 to 6 months', fr: '3 à 6 mois' },
  { en: 'More than 6 months', fr: 'Plus de 6 mois' },
  { en: 'Wait list closed', fr: 'Liste d’attente fermée', aliases: ['Waitlist closed'] },
]);
