import type { Bilingual, Language } from '../language.ts';
import { type Condition, conditionArticle, conditionInSentence, conditionName } from './conditions.ts';

/** How instruments' authors call the bands of their scores. */
export type Band = 'minimal' | 'mild' | 'moderate' | 'moderatelySevere' | 'severe';

/**
 * What more than one part of the product knows of one self-assessment and its condition, beside the name. The facts of all come
 * together, so they stay small: what only the assessment's own screens show stands in its definitions.
 */
export interface AssessmentFacts {
  /** Raised when questions or scoring change. */
  version: number;
  /** How many questions about what time, in words: begins the page's description. */
  asks: Bilingual;
  /** What the questions look at. */
  topics: Bilingual;
  /** The validated instrument whose questions these are; without one it is an educational checklist of our own. */
  instrument?: string;
  /** How long it takes. */
  minutes: { from: number; to: number };
  questions: number;
  /** What the heaviest answer to a question counts; the lightest counts 0. */
  heaviestAnswer: number;
  /** The number of the question about death or self-harm: any answer to it above 0 calls for the crisis lines at once. */
  selfHarmQuestion?: number;
  /**
   * The least moderate score, the least severe score, and where the last band ends. That may be above the highest score that
   * the answers can give.
   */
  severity: { moderate: number; severe: number; end: number };
  /** The least score of each band that the instrument's authors published, the lightest first. */
  publishedBands?: Readonly<Partial<Record<Band, number>>>;
  /** Whether the condition's page carries the crisis lines in full. The notice at its top stands on all. */
  showsCrisisLines?: boolean;
  /** Whether it is about trauma: the lines for trauma and sexual violence stand beside the others. */
  isAboutTrauma?: boolean;
  /** How profiles speak of their work with the condition, where that is more than the condition by its own name. */
  matching?: Matching;
}

interface Matching {
  /** The key of `specialties_detailed`. */
  key: string;
  name: Bilingual;
  /** The terms of the specialty vocabulary that are this condition. */
  terms: readonly string[];
  /** What those name who are counted by these terms, as it stands in a sentence. */
  named: Bilingual;
}

const FACTS = {
  depression: {
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
  },
  anxiety: {
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
  },
  adhd: {
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
  },
  ptsd: {
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
  },
} as const satisfies Record<Condition, AssessmentFacts>;

/** The self-assessments by their condition. */
export const ASSESSMENTS: Readonly<Record<Condition, AssessmentFacts>> = FACTS;

/** The keys of `specialties_detailed`, which speak of a condition. */
export type DetailKey = {
  [Each in Condition]: (typeof FACTS)[Each] extends { matching: { key: infer Key } } ? Key : Each;
}[Condition];

/** How profiles speak of their work with a condition. */
export function matchingOf(condition: Condition): Matching & { key: DetailKey } {
  const name = { en: conditionName(condition, 'en'), fr: conditionName(condition, 'fr') };
  const named = {
    en: conditionInSentence(condition, 'en'),
    fr: conditionArticle(condition, 'fr') + conditionInSentence(condition, 'fr'),
  };
  const { matching = { key: condition, name, terms: [name.en], named } } = ASSESSMENTS[condition];
  return matching as Matching & { key: DetailKey };
}

/** What the answers to a question are kept under. @param number the first question's is 1 */
export function questionId(condition: Condition, number: number): string {
  return `${condition}-q${number}`;
}

/** How long an assessment takes: "5–7 minutes". */
export function durationText({ minutes: { from, to } }: AssessmentFacts, language: Language): string {
  return language === 'en' ? `${from}–${to} minutes` : `${from} à ${to} minutes`;
}
