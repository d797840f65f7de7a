import { createVocabulary } from './term.ts';

/** The therapeutic approaches that profiles name. */
export const therapyVocabulary = createVocabulary([
  {
    en: 'Cognitive Behavioural Therapy',
    fr: 'Thérapie cognitivo-comportementale',
    aliases: [
      'CBT',
      'TCC',
      'Cognitive Behavioral Therapy',
      'Cognitive-Behavioural Therapy',
      'Cognitive-Behavioral Therapy',
    ],
  },
  {
    en: 'Dialectical Behaviour Therapy',
    fr: 'Thérapie comportementale dialectique',
    aliases: ['DBT', 'TCD', 'Dialectical Behavior Therapy', 'Dialectical Behavioural Therapy'],
  },
  { en: 'Acceptance and Commitment Therapy', fr: "Thérapie d'acceptation et d'engagement", aliases: ['ACT'] },
  {
    en: 'EMDR',
    fr: 'Désensibilisation et retraitement par les mouvements oculaires',
    aliases: ['Eye Movement Desensitization and Reprocessing'],
  },
  { en: 'Psychodynamic Therapy', fr: 'Thérapie psychodynamique', aliases: ['Psychodynamic'] },
  {
    en: 'Emotionally Focused Therapy',
    fr: 'Thérapie centrée sur les émotions',
    aliases: ['EFT', 'Emotion Focused Therapy'],
  },
  {
    en: 'Interpersonal Therapy',
    fr: 'Thérapie interpersonnelle',
    aliases: ['IPT', 'TIP', 'Interpersonal Psychotherapy'],
  },
  {
    en: 'Mindfulness-Based Therapy',
    fr: 'Thérapie basée sur la pleine conscience',
    aliases: ['Mindfulness', 'MBCT', 'Pleine conscience'],
  },
  { en: 'Narrative Therapy', fr: 'Thérapie narrative' },
  {
    en: 'Solution-Focused Therapy',
    fr: 'Thérapie brève orientée vers les solutions',
    aliases: ['SFBT', 'Solution Focused Brief Therapy'],
  },
  { en: 'Family Therapy', fr: 'Thérapie familiale', aliases: ['Family Systems Therapy'] },
  {
    en: 'Couples Therapy',
    fr: 'Thérapie de couple',
    aliases: ['Couple Therapy', 'Marital Therapy', 'Couples Counselling', 'Marriage Counselling'],
  },
  { en: 'Gottman Method', fr: 'Méthode Gottman' },
  { en: 'Play Therapy', fr: 'Thérapie par le jeu' },
  { en: 'Art Therapy', fr: 'Art-thérapie' },
  { en: 'Group Therapy', fr: 'Thérapie de groupe' },
  {
    en: 'Exposure and Response Prevention',
    fr: 'Exposition avec prévention de la réponse',
    aliases: ['ERP', 'EPR'],
  },
  { en: 'Prolonged Exposure', fr: 'Exposition prolongée' },
  { en: 'Cognitive Processing Therapy', fr: 'Thérapie du traitement cognitif', aliases: ['CPT'] },
  { en: 'Humanistic Therapy', fr: 'Thérapie humaniste', aliases: ['Humanistic'] },
  {
    en: 'Person-Centred Therapy',
    fr: 'Thérapie centrée sur la personne',
    aliases: ['Client-Centred Therapy', 'Person-Centered Therapy'],
  },
  { en: 'Existential Therapy', fr: 'Thérapie existentielle' },
  { en: 'Gestalt Therapy', fr: 'Gestalt-thérapie' },
  { en: 'Schema Therapy', fr: 'Thérapie des schémas' },
  { en: 'Internal Family Systems', fr: 'Systèmes familiaux intérieurs', aliases: ['IFS'] },
  { en: 'Motivational Interviewing', fr: 'Entretien motivationnel' },
  {
    en: 'Trauma-Focused Therapy',
    fr: 'Thérapie axée sur le trauma',
    aliases: ['Trauma-Informed Therapy', 'TF-CBT'],
  },
  { en: 'Somatic Therapy', fr: 'Thérapie somatique', aliases: ['Somatic Experiencing'] },
  { en: 'Attachment-Based Therapy', fr: "Thérapie basée sur l'attachement" },
  { en: 'Compassion-Focused Therapy', fr: 'Thérapie centrée sur la compassion', aliases: ['CFT'] },
  { en: 'Biofeedback', fr: 'Rétroaction biologique', aliases: ['Neurofeedback'] },
  { en: 'Hypnotherapy', fr: 'Hypnothérapie', aliases: ['Hypnosis', 'Hypnose clinique'] },
  { en: 'Behavioural Activation', fr: 'Activation comportementale' },
  { en: 'Psychoanalysis', fr: 'Psychanalyse', aliases: ['Psychoanalytic Therapy'] },
]);
