import { createVocabulary } from './term.ts';

/** The concerns and practice areas that profiles name. */
export const specialtyVocabulary = createVocabulary(
  [
    {
      en: 'Anxiety',
      fr: 'Anxiété',
      aliases: [
        'Anxiety Disorders',
        'Troubles anxieux',
        'Generalized Anxiety Disorder',
        'Trouble d’anxiété généralisée',
      ],
    },
    {
      en: 'Depression',
      fr: 'Dépression',
      aliases: ['Depressive Disorders', 'Troubles dépressifs'],
    },
    {
      en: 'ADHD',
      fr: 'TDAH',
      aliases: [
        'ADD',
        'Attention Deficit Hyperactivity Disorder',
        'Attention-Deficit/Hyperactivity Disorder',
        "Trouble déficitaire de l'attention",
        "Trouble déficitaire de l'attention avec hyperactivité",
        "Trouble du déficit de l'attention",
      ],
    },
    {
      en: 'PTSD',
      fr: 'TSPT',
      aliases: [
        'Post-Traumatic Stress Disorder',
        'Posttraumatic Stress Disorder',
        'Trouble de stress post-traumatique',
        'ESPT',
      ],
    },
    { en: 'Trauma', fr: 'Trauma', aliases: ['Traumatisme', 'Trauma and Abuse'] },
    { en: 'Stress Management', fr: 'Gestion du stress', aliases: ['Stress'] },
    { en: 'Relationship Issues', fr: 'Difficultés relationnelles', aliases: ['Relationships'] },
    {
      en: 'Couples',
      fr: 'Couples',
      aliases: ['Marital Issues', 'Marriage', 'Difficultés conjugales'],
    },
    { en: 'Family Conflict', fr: 'Conflits familiaux', aliases: ['Family Issues'] },
    { en: 'Parenting', fr: 'Parentalité' },
    { en: 'Grief and Loss', fr: 'Deuil et perte', aliases: ['Grief', 'Bereavement', 'Deuil'] },
    { en: 'Obsessive-Compulsive Disorder', fr: 'Trouble obsessionnel-compulsif', aliases: ['OCD', 'TOC'] },
    { en: 'Panic Disorder', fr: 'Trouble panique', aliases: ['Panic Attacks', 'Attaques de panique'] },
    { en: 'Social Anxiety', fr: 'Anxiété sociale', aliases: ['Social Phobia', 'Phobie sociale'] },
    { en: 'Phobias', fr: 'Phobies' },
    {
      en: 'Eating Disorders',
      fr: 'Troubles alimentaires',
      aliases: ['Troubles du comportement alimentaire'],
    },
    {
      en: 'Substance Use',
      fr: 'Consommation de substances',
      aliases: ['Addictions', 'Addiction', 'Dépendances', 'Substance Abuse', 'Toxicomanie'],
    },
    {
      en: 'Sleep and Insomnia',
      fr: 'Sommeil et insomnie',
      aliases: ['Insomnia', 'Insomnie', 'Sleep Problems', 'Troubles du sommeil'],
    },
    { en: 'Chronic Pain', fr: 'Douleur chronique' },
    {
      en: 'Health Psychology',
      fr: 'Psychologie de la santé',
      aliases: ['Chronic Illness', 'Maladie chronique'],
    },
    { en: 'Anger Management', fr: 'Gestion de la colère', aliases: ['Anger', 'Colère'] },
    { en: 'Self-Esteem', fr: 'Estime de soi' },
    { en: 'Life Transitions', fr: 'Transitions de vie' },
    {
      en: 'Workplace Issues',
      fr: 'Difficultés au travail',
      aliases: ['Burnout', 'Épuisement professionnel', 'Work Stress', 'Stress au travail'],
    },
    { en: 'Bipolar Disorder', fr: 'Trouble bipolaire' },
    { en: 'Personality Disorders', fr: 'Troubles de la personnalité' },
    { en: 'Psychosis', fr: 'Psychose', aliases: ['Schizophrenia', 'Schizophrénie'] },
    {
      en: 'Autism',
      fr: 'Autisme',
      aliases: ['Autism Spectrum Disorder', 'ASD', 'TSA', "Trouble du spectre de l'autisme"],
    },
    {
      en: 'Learning Disabilities',
      fr: 'Troubles d’apprentissage',
      aliases: ['Learning Disorders'],
    },
    {
      en: 'Psychoeducational Assessment',
      fr: 'Évaluation psychoéducative',
      aliases: ['Psycho-Educational Assessment'],
    },
    {
      en: 'Neuropsychology',
      fr: 'Neuropsychologie',
      aliases: ['Neuropsychological Assessment', 'Évaluation neuropsychologique', 'Brain Injury'],
    },
    {
      en: 'Perinatal Mental Health',
      fr: 'Santé mentale périnatale',
      aliases: ['Postpartum Depression', 'Dépression post-partum'],
    },
    {
      en: 'LGBTQ2S+',
      fr: '2ELGBTQ+',
      aliases: ['LGBTQ+', 'LGBTQ', '2SLGBTQ+', 'LGBTQIA+', 'Gender Identity', 'Identité de genre'],
    },
    { en: 'Indigenous Mental Health', fr: 'Santé mentale autochtone' },
    { en: 'Forensic Psychology', fr: 'Psychologie légale', aliases: ['Psychologie judiciaire'] },
    { en: 'Sexual Health', fr: 'Santé sexuelle', aliases: ['Sex Therapy', 'Sexothérapie'] },
    { en: 'Rehabilitation', fr: 'Réadaptation' },
    { en: 'Immigration and Newcomers', fr: 'Immigration et nouveaux arrivants' },
    // Rarer ones. The sample data draws them apart from those above.
    { en: 'Perfectionism', fr: 'Perfectionnisme' },
    { en: 'Giftedness', fr: 'Douance', aliases: ['Gifted Adults', 'Adultes doués'] },
    { en: 'Climate Distress', fr: 'Écoanxiété', aliases: ['Eco-Anxiety', 'Climate Anxiety', 'Éco-anxiété'] },
    { en: 'Infertility', fr: 'Infertilité' },
    {
      en: 'Caregiver Fatigue',
      fr: 'Épuisement des proches aidants',
      aliases: ['Caregiver Burnout', 'Caregiver Stress'],
    },
    {
      en: 'Sport and Performance',
      fr: 'Sport et performance',
      aliases: ['Sport Psychology', 'Psychologie du sport'],
    },
    { en: 'Tinnitus', fr: 'Acouphènes' },
    { en: 'Hoarding', fr: 'Accumulation compulsive' },
    { en: 'Agricultural Stress', fr: 'Stress agricole', aliases: ['Farm Stress'] },
    {
      en: 'High-Conflict Separation',
      fr: 'Séparation conflictuelle',
      aliases: ['High-Conflict Divorce'],
    },
    { en: 'Adoption', fr: 'Adoption' },
    { en: 'Emetophobia', fr: 'Émétophobie' },
    // Bipolar disorder is one as much as depression is: it names neither.
    { en: 'Mood Disorders', fr: 'Troubles de l’humeur', aliases: ["Troubles de l'humeur"] },
  ],
  'disorder issue problem difficulty trouble difficulte',
);
