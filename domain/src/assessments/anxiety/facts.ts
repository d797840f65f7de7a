import type { AssessmentFacts } from '../assessment-facts.ts';

export const facts = {
  version: 1,
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
  questions: 7,
  heaviestAnswer: 3,
  severity: { moderate: 8, severe: 15, end: 28 },
  // Spitzer, Kroenke, Williams and Löwe, Arch Intern Med 2006.
  publishedBands: { minimal: 0, mild: 5, moderate: 10, severe: 15 },
} as const satisfies AssessmentFacts;
