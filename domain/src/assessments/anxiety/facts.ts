import { BAND_NAMES, type AssessmentFacts } from '../facts.ts';

export const facts = {
  id: 'anxiety',
  version: 1,
  name: { en: 'Anxiety', fr: 'Anxiété' },
  articledName: { en: 'anxiety', fr: 'l’anxiété' },
  title: { en: 'Anxiety Self-Assessment', fr: 'Autoévaluation de l’anxiété' },
  asks: {
    en: 'Seven questions about the last two weeks (GAD-7)',
    fr: 'Sept questions sur les deux dernières semaines (GAD-7)',
  },
  topics: {
    en: 'Worry, tension and fear over the last 2 weeks',
    fr: 'L’inquiétude, la tension et la peur des deux dernières semaines',
  },
  instrument: 'GAD-7',
  minutes: { from: 5, to: 7 },
  questionType: 'frequency',
  questions: 7,
  heaviestAnswer: 3,
  severityRanges: { mild: { min: 0, max: 7 }, moderate: { min: 8, max: 14 }, severe: { min: 15, max: 28 } },
  // Spitzer, Kroenke, Williams and Löwe, Arch Intern Med 2006.
  publishedBands: [
    { min: 0, max: 4, name: BAND_NAMES.minimal },
    { min: 5, max: 9, name: BAND_NAMES.mild },
    { min: 10, max: 14, name: BAND_NAMES.moderate },
    { min: 15, max: 21, name: BAND_NAMES.severe },
  ],
  showsCrisisLines: false,
  matching: { key: 'anxiety', terms: ['Anxiety'] },
} as const satisfies AssessmentFacts;
