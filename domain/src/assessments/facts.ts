import type { Bilingual, Language } from '../language.ts';
import type { QuestionType } from './definition.ts';
import type { Severity } from './severity.ts';

/** A range of scores, both ends within it. */
export interface ScoreRange {
  min: number;
  max: number;
}

export interface PublishedBand extends ScoreRange {
  name: Bilingual;
}

/** The names of published bands, which the instruments have in common. */
export const BAND_NAMES = {
  minimal: { en: 'Minimal', fr: 'Minime' },
  mild: { en: 'Mild', fr: 'Léger' },
  moderate: { en: 'Moderate', fr: 'Modéré' },
  moderatelySevere: { en: 'Moderately severe', fr: 'Modérément grave' },
  severe: { en: 'Severe', fr: 'Grave' },
} as const satisfies Record<string, Bilingual>;

/**
 * What every part of the product knows of one self-assessment and its condition. Part of every page's scripts, so it stays
 * small: what only the assessment's own screens show stands in its definitions.
 */
export interface AssessmentFacts {
  /** In addresses, in the index, in the database and in the keys on visitors' devices. */
  id: string;
  /** Raised when questions or scoring change. */
  version: number;
  /** The condition as it stands in menus and headings. */
  name: Bilingual;
  /** The condition within a list in a sentence. */
  articledName: Bilingual;
  title: Bilingual;
  /** How many questions about what time, in words: begins the page's description. */
  asks: Bilingual;
  /** What the questions look at. */
  topics: Bilingual;
  /** The validated instrument whose questions these are; null for an educational checklist of our own. */
  instrument: string | null;
  /** How long it takes. */
  minutes: { from: number; to: number };
  questionType: QuestionType;
  questions: number;
  /** What the heaviest answer to a question counts; the lightest counts 0. */
  heaviestAnswer: number;
  /** The number of the question about death or self-harm: any answer to it above 0 calls for the crisis lines at once. */
  selfHarmQuestion?: number;
  /** Some end above the highest score that the answers can give: the last band is open to the top. */
  severityRanges: Readonly<Record<Severity, ScoreRange>>;
  /** What the instrument's authors published; a checklist has none. */
  publishedBands?: readonly PublishedBand[];
  /** Whether the condition's page carries the crisis lines in full. The notice at its top stands on all. */
  showsCrisisLines: boolean;
  /** How profiles speak of their work with the condition. */
  matching: {
    /** The key of `specialties_detailed`. */
    key: string;
    /** What that key covers, where it is more than the condition. */
    name?: Bilingual;
    /** The terms of the specialty vocabulary that are this condition. */
    terms: readonly string[];
  };
}

/** How long an assessment takes: "5–7 minutes". */
export function durationText({ minutes: { from, to } }: AssessmentFacts, language: Language): string {
  return language === 'en' ? `${from}–${to} minutes` : `${from} à ${to} minutes`;
}
