import type { Bilingual } from '../language.ts';
import type { Condition } from './conditions.ts';
import type { ScoreRange } from './severity.ts';

export interface PublishedBand extends ScoreRange {
  name: Bilingual;
}

const minimal: Bilingual = { en: 'Minimal', fr: 'Minime' };
const mild: Bilingual = { en: 'Mild', fr: 'Léger' };
const moderate: Bilingual = { en: 'Moderate', fr: 'Modéré' };
const moderatelySevere: Bilingual = { en: 'Moderately severe', fr: 'Modérément grave' };
const severe: Bilingual = { en: 'Severe', fr: 'Grave' };

/**
 * The bands that the authors of the PHQ-9 and the GAD-7 published: Kroenke, Spitzer and Williams, J Gen Intern Med 2001;
 * Spitzer, Kroenke, Williams and Löwe, Arch Intern Med 2006. The other two assessments are not validated and have none.
 */
export const PUBLISHED_BANDS: Readonly<Partial<Record<Condition, readonly PublishedBand[]>>> = {
  depression: [
    { min: 0, max: 4, name: minimal },
    { min: 5, max: 9, name: mild },
    { min: 10, max: 14, name: moderate },
    { min: 15, max: 19, name: moderatelySevere },
    { min: 20, max: 27, name: severe },
  ],
  anxiety: [
    { min: 0, max: 4, name: minimal },
    { min: 5, max: 9, name: mild },
    { min: 10, max: 14, name: moderate },
    { min: 15, max: 21, name: severe },
  ],
};

/** The published band that a score falls into; null where nothing was published or the score is none of the questionnaire's. */
export function publishedBandOf(condition: Condition, score: number): PublishedBand | null {
  return PUBLISHED_BANDS[condition]?.find(({ min, max }) => score >= min && score <= max) ?? null;
}
