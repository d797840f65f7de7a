import type { Bilingual } from '../language.ts';

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

export interface Matching {
  /** The key of `specialties_detailed`. */
  key: string;
  name: Bilingual;
  /** The terms of the specialty vocabulary that are this condition. */
  terms: readonly string[];
  /** What those name who are counted by these terms, as it stands in a sentence. */
  named: Bilingual;
}
