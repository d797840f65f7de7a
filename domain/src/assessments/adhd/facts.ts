import type { AssessmentFacts } from '../assessment-facts.ts';

export const facts = {
  version: 1,
  asks: {
    en: 'Ten questions about the past six months',
    fr: 'Dix questions sur les six derniers mois',
  },
  topics: {
    en: 'Attention, organization and restlessness over the past 6 months',
    fr: 'L’attention, l’organisation et l’agitation des 6 derniers mois',
  },
  minutes: { from: 5, to: 7 },
  questions: 10,
  heaviestAnswer: 4,
  severity: { moderate: 16, severe: 26, end: 50 },
} as const satisfies AssessmentFacts;
