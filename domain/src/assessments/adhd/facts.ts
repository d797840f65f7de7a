import type { AssessmentFacts } from '../facts.ts';

export const facts = {
  id: 'adhd',
  version: 1,
  name: { en: 'ADHD', fr: 'TDAH' },
  articledName: { en: 'ADHD', fr: 'le TDAH' },
  title: { en: 'ADHD Self-Assessment', fr: 'Autoévaluation du TDAH' },
  asks: {
    en: 'Ten questions about the past six months',
    fr: 'Dix questions sur les six derniers mois',
  },
  topics: {
    en: 'Attention, organization and restlessness over the past 6 months',
    fr: 'L’attention, l’organisation et l’agitation des 6 derniers mois',
  },
  instrument: null,
  minutes: { from: 5, to: 7 },
  questionType: 'likert',
  questions: 10,
  heaviestAnswer: 4,
  severityRanges: { mild: { min: 0, max: 15 }, moderate: { min: 16, max: 25 }, severe: { min: 26, max: 50 } },
  showsCrisisLines: false,
  matching: { key: 'adhd', terms: ['ADHD'] },
} as const satisfies AssessmentFacts;
