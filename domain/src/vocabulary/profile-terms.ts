import { createVocabulary } from './term.ts';

/** The assessments that psychologists carry out, as their profiles most often name them. */
export const assessmentVocabulary = createVocabulary([
  { en: 'ADHD Assessment', fr: 'Évaluation du TDAH', aliases: ['ADHD Testing', 'Bilan TDAH'] },
  { en: 'Autism Assessment', fr: 'Évaluation de l’autisme', aliases: ['ASD Assessment', 'Évaluation TSA'] },
  { en: 'Capacity Assessment', fr: 'Évaluation de l’aptitude', aliases: ['Évaluation de l’inaptitude'] },
  { en: 'Cognitive Assessment', fr: 'Évaluation cognitive', aliases: ['IQ Testing', 'Test de QI'] },
  {
    en: 'Custody Evaluation',
    fr: 'Expertise en garde d’enfants',
    aliases: ['Custody Assessment', 'Custody and Access Assessment', 'Évaluation de la garde'],
  },
  { en: 'Diagnostic Clarification', fr: 'Clarification diagnostique', aliases: ['Diagnostic Assessment'] },
  {
    en: 'Fitness-for-Duty Assessment',
    fr: 'Évaluation de l’aptitude au travail',
    aliases: ['Fitness for Duty', 'Fitness for Work Assessment'],
  },
  {
    en: 'Immigration Assessment',
    fr: 'Évaluation pour l’immigration',
    aliases: ['Refugee Assessment', 'Évaluation pour demande d’asile'],
  },
  {
    en: 'Neuropsychological Assessment',
    fr: 'Évaluation neuropsychologique',
    aliases: ['Neuropsych Testing', 'Bilan neuropsychologique'],
  },
  { en: 'Parenting Capacity Assessment', fr: 'Évaluation des capacités parentales' },
  { en: 'Pre-surgical Assessment', fr: 'Évaluation préopératoire' },
  {
    en: 'Psychoeducational Assessment',
    fr: 'Évaluation psychoéducative',
    aliases: [
      'Psycho-Educational Assessment',
      'Learning Disability Assessment',
      'Évaluation des apprentissages',
    ],
  },
  { en: 'Return-to-Work Assessment', fr: 'Évaluation de retour au travail' },
]);

/** Ways to pay that are called differently in the two languages. Brands are the same in both. */
export const paymentVocabulary = createVocabulary([
  { en: 'e-Transfer', fr: 'Virement Interac', aliases: ['Interac e-Transfer', 'Email transfer'] },
  { en: 'Cash', fr: 'Argent comptant', aliases: ['Comptant'] },
  { en: 'Cheque', fr: 'Chèque', aliases: ['Check'] },
  { en: 'Debit', fr: 'Débit', aliases: ['Interac', 'Debit card', 'Carte de débit'] },
  { en: 'Credit card', fr: 'Carte de crédit', aliases: ['Credit', 'Crédit'] },
]);

/** The groups of people that profiles say they see. */
export const populationVocabulary = createVocabulary(
  [
    { en: 'Adults', fr: 'Adultes', aliases: ['Adult'] },
    { en: 'Children', fr: 'Enfants', aliases: ['Child', 'Kids', 'Preteens', 'Préadolescents'] },
    { en: 'Adolescents', fr: 'Adolescents', aliases: ['Teens', 'Youth', 'Teenagers', 'Ados', 'Jeunes'] },
    { en: 'Couples', fr: 'Couples' },
    { en: 'Families', fr: 'Familles', aliases: ['Family'] },
    {
      en: 'Seniors',
      fr: 'Aînés',
      aliases: ['Older Adults', 'Elders', 'Elderly', 'Personnes âgées', 'Personnes aînées'],
    },
    { en: 'Groups', fr: 'Groupes' },
    { en: 'Students', fr: 'Étudiants' },
    { en: 'Veterans', fr: 'Vétérans', aliases: ['Military', 'Militaires', 'Anciens combattants'] },
    { en: 'First Responders', fr: 'Premiers intervenants', aliases: ['Premiers répondants'] },
    { en: 'Newcomers', fr: 'Nouveaux arrivants', aliases: ['Refugees', 'Immigrants', 'Réfugiés'] },
    {
      en: 'Indigenous Peoples',
      fr: 'Peuples autochtones',
      aliases: ['First Nations', 'Autochtones', 'Premières Nations'],
    },
    {
      en: 'LGBTQ2S+ People',
      fr: 'Personnes 2ELGBTQ+',
      aliases: ['LGBTQ2S+', '2SLGBTQ+', '2ELGBTQ+', 'LGBTQ+', 'LGBTQIA+'],
    },
    { en: 'Men', fr: 'Hommes' },
    { en: 'Women', fr: 'Femmes' },
    { en: 'Organizations', fr: 'Organisations', aliases: ['Workplaces', 'Entreprises'] },
    // Rarer ones. The sample data draws only from those above.
    { en: 'Young Adults', fr: 'Jeunes adultes' },
    { en: 'Athletes', fr: 'Athlètes' },
    { en: 'Health Professionals', fr: 'Professionnels de la santé', aliases: ['Health Care Workers'] },
    { en: 'People with Disabilities', fr: 'Personnes en situation de handicap' },
  ],
  'people personne',
);

/** Kinds of registration, as registers name them most often. What is not in the list is shown in the words of the register. */
export const certificateVocabulary = createVocabulary([
  { en: 'Psychologist', fr: 'Psychologue' },
  { en: 'Registered Psychologist', fr: 'Psychologue au registre professionnel' },
  {
    en: 'Psychologist (Autonomous Practice)',
    fr: 'Psychologue (exercice autonome)',
    aliases: ['Autonomous Practice', 'Exercice autonome'],
  },
  {
    en: 'Psychologist (Supervised Practice)',
    fr: 'Psychologue (exercice supervisé)',
    aliases: ['Supervised Practice', 'Exercice supervisé'],
  },
  {
    en: 'Psychologist (Interim Autonomous Practice)',
    fr: 'Psychologue (exercice autonome provisoire)',
    aliases: ['Interim Autonomous Practice'],
  },
]);

/** The one "waiting time" during which nobody is taken at all. */
export const WAIT_LIST_CLOSED = 'Wait list closed';

/** Waiting times as profiles most often give them, the shortest first. What is not in the list is shown in the words of the profile. */
export const waitTimeVocabulary = createVocabulary([
  { en: 'Less than 1 week', fr: 'Moins d’une semaine', aliases: ['Less than a week'] },
  { en: '1 to 2 weeks', fr: '1 à 2 semaines' },
  { en: '2 to 4 weeks', fr: '2 à 4 semaines' },
  { en: '1 to 2 months', fr: '1 à 2 mois' },
  { en: '3 to 6 months', fr: '3 à 6 mois' },
  { en: 'More than 6 months', fr: 'Plus de 6 mois' },
  { en: WAIT_LIST_CLOSED, fr: 'Liste d’attente fermée', aliases: ['Waitlist closed'] },
]);

/** When appointments are to be had. */
export const appointmentTimeVocabulary = createVocabulary([
  { en: 'Daytime', fr: 'En journée', aliases: ['Days', 'Weekdays', 'Le jour', 'De jour'] },
  { en: 'Evenings', fr: 'En soirée', aliases: ['After work', 'Le soir', 'Soirs'] },
  {
    en: 'Weekends',
    fr: 'La fin de semaine',
    aliases: ['Saturdays', 'Sundays', 'Le samedi', 'Le dimanche', 'Week-ends'],
  },
]);

/** What makes an office or a session reachable for everybody. */
export const accessibilityVocabulary = createVocabulary([
  {
    en: 'Step-free access',
    fr: 'Accès sans marche',
    aliases: [
      'Wheelchair accessible',
      'Wheelchair access',
      'Accessible en fauteuil roulant',
      'Sans escalier',
    ],
  },
  {
    en: 'Accessible washroom',
    fr: 'Toilettes accessibles',
    aliases: ['Accessible bathroom', 'Salle de bain accessible'],
  },
  {
    en: 'Accessible parking',
    fr: 'Stationnement accessible',
    aliases: ['Disabled parking', 'Stationnement pour personnes handicapées'],
  },
  { en: 'Hearing loop', fr: 'Boucle auditive', aliases: ['Induction loop', 'Boucle magnétique'] },
  {
    en: 'Sign language interpreter',
    fr: 'Interprète en langue des signes',
    aliases: ['Sign language', 'Interprétation gestuelle', 'Langue des signes'],
  },
  { en: 'Live captions', fr: 'Sous-titrage en direct', aliases: ['Captioning', 'Captions', 'Sous-titres'] },
  { en: 'Large print', fr: 'Gros caractères' },
  {
    en: 'Low-sensory space',
    fr: 'Espace sensoriel calme',
    aliases: ['Sensory-friendly', 'Quiet waiting room', 'Salle d’attente calme'],
  },
  {
    en: 'Scent-free',
    fr: 'Sans parfum',
    aliases: ['Fragrance-free', 'Scent-free office', 'Bureau sans parfum'],
  },
  {
    en: 'Service animals welcome',
    fr: 'Animaux d’assistance bienvenus',
    aliases: ['Service dogs', 'Service animals', 'Chiens d’assistance', 'Chiens guides'],
  },
]);
