import type { AssessmentFacts } from '../facts.ts';

export const facts = {
  id: 'ptsd',
  version: 1,
  name: { en: 'PTSD', fr: 'TSPT' },
  articledName: { en: 'PTSD', fr: 'le TSPT' },
  title: { en: 'PTSD Self-Assessment', fr: 'Autoévaluation du TSPT' },
  asks: {
    en: 'Ten questions about the past month',
    fr: 'Dix questions sur le dernier mois',
  },
  topics: {
    en: 'Memories, avoidance and alertness in the past month, after something frightening',
    fr: 'Les souvenirs, l’évitement et la vigilance du dernier mois, après un événement effrayant',
  },
  instrument: null,
  minutes: { from: 7, to: 10 },
  questionType: 'frequency',
  questions: 10,
  heaviestAnswer: 4,
  severityRanges: { mild: { min: 0, max: 15 }, moderate: { min: 16, max: 30 }, severe: { min: 31, max: 50 } },
  showsCrisisLines: true,
  matching: {
    key: 'ptsd_trauma',
    name: { en: 'PTSD and trauma', fr: 'TSPT et trauma' },
    terms: ['PTSD', 'Trauma'],
  },
} as const satisfies AssessmentFacts;
