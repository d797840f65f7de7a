import { createVocabulary } from './term.ts';

/** The groups of people that profiles say they see. */
export const populationVocabulary = createVocabulary([
  { en: 'Adults', fr: 'Adultes', aliases: ['Adult'] },
  { en: 'Children', fr: 'Enfants', aliases: ['Child', 'Kids'] },
  { en: 'Adolescents', fr: 'Adolescents', aliases: ['Teens', 'Youth', 'Teenagers'] },
  { en: 'Couples', fr: 'Couples' },
  { en: 'Families', fr: 'Familles', aliases: ['Family'] },
  { en: 'Seniors', fr: 'Aînés', aliases: ['Older Adults', 'Personnes âgées'] },
  { en: 'Groups', fr: 'Groupes' },
  { en: 'Students', fr: 'Étudiants' },
  { en: 'Veterans', fr: 'Vétérans', aliases: ['Military'] },
  { en: 'First Responders', fr: 'Premiers répondants' },
  { en: 'Newcomers', fr: 'Nouveaux arrivants', aliases: ['Refugees', 'Immigrants'] },
  { en: 'Indigenous Peoples', fr: 'Peuples autochtones' },
  { en: 'LGBTQ2S+ People', fr: 'Personnes 2ELGBTQ+', aliases: ['LGBTQ2S+'] },
  { en: 'Men', fr: 'Hommes' },
  { en: 'Women', fr: 'Femmes' },
  { en: 'Organizations', fr: 'Organisations' },
]);
