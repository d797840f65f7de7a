/** A register's free text: [English, French]. */

/** What is often offered together stands in one entry. */
export const ASSESSMENTS = [
  ['Psychoeducational Assessment', 'Évaluation psychoéducative'],
  ['ADHD Assessment', 'Évaluation du TDAH'],
  ['Autism Assessment', 'Évaluation de l’autisme'],
  ['Cognitive Assessment', 'Évaluation cognitive'],
  ['Neuropsychological Assessment', 'Évaluation neuropsychologique'],
  [
    'Diagnostic Clarification, Immigration Assessment',
    'Clarification diagnostique, Évaluation pour l’immigration',
  ],
  [
    'Return-to-Work Assessment, Fitness-for-Duty Assessment',
    'Évaluation de retour au travail, Évaluation de l’aptitude au travail',
  ],
  [
    'Parenting Capacity Assessment, Custody Evaluation',
    'Évaluation des capacités parentales, Expertise en garde d’enfants',
  ],
  ['Pre-surgical Assessment', 'Évaluation préopératoire'],
] as const;

export const ENDORSEMENTS = [
  ['Certified EMDR Therapist', 'Thérapeute EMDR certifiée'],
  ['Diplomate in Clinical Hypnosis', 'Formation avancée en hypnose clinique'],
  ['Gottman Method, Level 3', 'Méthode Gottman, niveau 3'],
  ['Registered Play Therapist', 'Formation en thérapie par le jeu'],
  ['DBT-Linehan Board Certified', 'Formation intensive en TCD'],
] as const;

export const PLACES_OF_WORK = [
  ['Private Practice', 'Pratique privée'],
  ['Community Health Centre', 'Centre local de services communautaires'],
  ['University Counselling Centre', 'Service d’aide psychologique universitaire'],
  ['School Division', 'Centre de services scolaire'],
  ['General Hospital', 'Hôpital général'],
  ['Rehabilitation Centre', 'Centre de réadaptation'],
] as const;

export const BUSINESS_NOTES = [
  ['Evening and Saturday appointments.', 'Rendez-vous le soir et le samedi.'],
  [
    'Free parking behind the building. Wheelchair accessible.',
    'Stationnement gratuit. Accessible en fauteuil roulant.',
  ],
  ['Direct billing to most insurers.', 'Reçus pour assurances.'],
  ['Appointments by telephone or e-mail only.', 'Prise de rendez-vous par téléphone ou par courriel.'],
  ['Quiet waiting room, gender-neutral washroom.', 'Salle d’attente calme.'],
] as const;
