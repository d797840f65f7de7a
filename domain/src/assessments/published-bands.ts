import type { Bilingual } from '../language.ts';
import type { Condition } from './conditions.ts';
import { ASSESSMENTS, type Band } from './facts.ts';
import { highestAttainable, type ScoreRange } from './severity.ts';

const BAND_NAMES: Readonly<Record<Band, Bilingual>> = {
  minimal: { en: 'Minimal', fr: 'Minime' },
  mild: { en: 'Mild', fr: 'Léger' },
  moderate: { en: 'Moderate', fr: 'Modéré' },
  moderatelySevere: { en: 'Moderately severe', fr: 'Modérément grave' },
  severe: { en: 'Severe', fr: 'Grave' },
};

export interface PublishedBand extends ScoreRange {
  band: Band;
  name: Bilingual;
}

/** The bands that the instrument's authors published, the lightest first; none for a checklist of our own. */
export function publishedBands(condition: Condition): readonly PublishedBand[] {
  const bands = Object.entries(ASSESSMENTS[condition].publishedBands ?? {}) as [Band, number][];
  return bands.map(([band, min], index) => ({
    band,
    min,
    max: (bands[index + 1]?.[1] ?? highestAttainable(condition) + 1) - 1,
    name: BAND_NAMES[band],
  }));
}

/** The published band that a score falls into; null where nothing was published or the score is none of the questionnaire's. */
export function publishedBandOf(condition: Condition, score: number): PublishedBand | null {
  return publishedBands(condition).find(({ min, max }) => score >= min && score <= max) ?? null;
}
