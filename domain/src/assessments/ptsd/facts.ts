import type { AssessmentFacts } from '../assessment-facts.ts';

export const facts = {
  version: 1,
  asks: {
    en: 'Ten questions about the past month',
    fr: 'Dix questions sur le dernier mois',
  },
  topics: {
    en: 'Memories, avoidance and alertness in the past month, after something frightening',
    fr: 'Les souvenirs, l’évitement et la vigilance du dernier mois, après un événement effrayant',
  },
  minutes: { from: 7, to: 10 },
  questions: 10,
  heaviestAnswer: 4,
  severity: { moderate: 16, severe: 31, end: 50 },
  showsCrisisLines: true,
  isAboutTrauma: true,
  matching: {
    key: 'ptsd_trauma',
    name: { en: 'PTSD and trauma', fr: 'TSPT et trauma' },
    terms: ['PTSD', 'Trauma'],
    named: { en: 'PTSD or trauma', fr: 'le TSPT ou un trauma' },
  },
} as const satisfies AssessmentFacts;
