import type { Bilingual, Language } from '../language.ts';
import { facts as adhd } from './adhd/facts.ts';
import { facts as anxiety } from './anxiety/facts.ts';
import { type Condition, conditionName } from './conditions.ts';
import { facts as depression } from './depression/facts.ts';
import { facts as ptsd } from './ptsd/facts.ts';

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
}

const FACTS = { depression, anxiety, adhd, ptsd } satisfies Record<Condition, AssessmentFacts>;

/** The self-assessments by their condition. */
export const ASSESSMENTS: Readonly<Record<Condition, AssessmentFacts>> = FACTS;

/** The keys of `specialties_detailed`, which speak of a condition. */
export type DetailKey = {
  [Each in Condition]: (typeof FACTS)[Each] extends { matching: { key: infer Key } } ? Key : Each;
}[Condition];

/** How profiles speak of their work with a condition. */
export function matchingOf(condition: Condition): Matching & { key: DetailKey } {
  const name = { en: conditionName(condition, 'en'), fr: conditionName(condition, 'fr') };
  const { matching = { key: condition, name, terms: [name.en] } } = ASSESSMENTS[condition];
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
