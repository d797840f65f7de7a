import type { AssessmentFacts } from '../assessment-facts.ts';

export const facts = {
  version: 1,
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
  questions: 9,
  heaviestAnswer: 3,
  selfHarmQuestion: 9,
  severity: { moderate: 10, severe: 19, end: 36 },
  // Kroenke, Spitzer and Williams, J Gen Intern Med 2001.
  publishedBands: { minimal: 0, mild: 5, moderate: 10, moderatelySevere: 15, severe: 20 },
  showsCrisisLines: true,
} as const satisfies AssessmentFacts;
