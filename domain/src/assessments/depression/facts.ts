import { BAND_NAMES, type AssessmentFacts } from '../facts.ts';

export const facts = {
  id: 'depression',
  version: 1,
  name: { en: 'Depression', fr: 'Dépression' },
  articledName: { en: 'depression', fr: 'la dépression' },
  title: { en: 'Depression Self-Assessment', fr: 'Autoévaluation de la dépression' },
  asks: {
    en: 'Nine questions about the last two weeks (PHQ-9)',
    fr: 'Neuf questions sur les deux dernières semaines (PHQ-9)',
  },
  topics: {
    en: 'Mood, interest, sleep, energy and thoughts over the last 2 weeks',
    fr: 'L’humeur, l’intérêt, le sommeil, l’énergie et les pensées des deux dernières semaines',
  },
  instrument: 'PHQ-9',
  minutes: { from: 5, to: 7 },
  questionType: 'frequency',
  questions: 9,
  heaviestAnswer: 3,
  selfHarmQuestion: 9,
  severityRanges: { mild: { min: 0, max: 9 }, moderate: { min: 10, max: 18 }, severe: { min: 19, max: 36 } },
  // Kroenke, Spitzer and Williams, J Gen Intern Med 2001.
  publishedBands: [
    { min: 0, max: 4, name: BAND_NAMES.minimal },
    { min: 5, max: 9, name: BAND_NAMES.mild },
    { min: 10, max: 14, name: BAND_NAMES.moderate },
    { min: 15, max: 19, name: BAND_NAMES.moderatelySevere },
    { min: 20, max: 27, name: BAND_NAMES.severe },
  ],
  showsCrisisLines: true,
  matching: { key: 'depression', terms: ['Depression'] },
} as const satisfies AssessmentFacts;
