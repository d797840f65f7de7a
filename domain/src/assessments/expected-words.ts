import type { Language } from '../language.ts';
import type { Condition } from './conditions.ts';
import type { Severity } from './severity.ts';

/** What is to be said of the scores from one to another. */
interface ExpectedWords {
  from: number;
  to: number;
  /** The published band; null for a checklist. */
  band: Readonly<Record<Language, string>> | null;
  headline: Readonly<Record<Language, string>>;
  severity: Severity;
}

const row = (
  from: number,
  to: number,
  severity: Severity,
  headline: readonly [en: string, fr: string],
  band: readonly [en: string, fr: string] | null,
): ExpectedWords => ({
  ...{ from, to, severity },
  headline: { en: headline[0], fr: headline[1] },
  band: band && { en: band[0], fr: band[1] },
});

const MINIMAL = [
  ['Few or no symptoms', 'Peu ou pas de symptômes'],
  ['Minimal', 'Minime'],
] as const;
const MILD = [
  ['Mild symptoms', 'Symptômes légers'],
  ['Mild', 'Léger'],
] as const;
const MODERATE = [
  ['Moderate symptoms', 'Symptômes modérés'],
  ['Moderate', 'Modéré'],
] as const;
const MODERATELY_SEVERE = [
  ['Moderately severe symptoms', 'Symptômes modérément graves'],
  ['Moderately severe', 'Modérément grave'],
] as const;
const SEVERE = [
  ['Severe symptoms', 'Symptômes graves'],
  ['Severe', 'Grave'],
] as const;
const FEW = [['Few signs, or rare ones', 'Peu de signes, ou rares'], null] as const;
const SEVERAL = [['Several signs, fairly often', 'Plusieurs signes, assez souvent'], null] as const;
const MANY = [['Many signs, often', 'Beaucoup de signes, souvent'], null] as const;

/**
 * What every attainable score is to be called, written out by hand for the tests of all that says it: the published bands of Kroenke
 * 2001 and Spitzer 2006 beside this site's three levels, which begin elsewhere.
 */
export const EXPECTED_WORDS: Readonly<Record<Condition, readonly ExpectedWords[]>> = {
  depression: [
    row(0, 4, 'mild', ...MINIMAL),
    row(5, 9, 'mild', ...MILD),
    row(10, 14, 'moderate', ...MODERATE),
    row(15, 18, 'moderate', ...MODERATELY_SEVERE),
    row(19, 19, 'severe', ...MODERATELY_SEVERE),
    row(20, 27, 'severe', ...SEVERE),
  ],
  anxiety: [
    row(0, 4, 'mild', ...MINIMAL),
    row(5, 7, 'mild', ...MILD),
    row(8, 9, 'moderate', ...MILD),
    row(10, 14, 'moderate', ...MODERATE),
    row(15, 21, 'severe', ...SEVERE),
  ],
  adhd: [row(0, 15, 'mild', ...FEW), row(16, 25, 'moderate', ...SEVERAL), row(26, 40, 'severe', ...MANY)],
  ptsd: [row(0, 15, 'mild', ...FEW), row(16, 30, 'moderate', ...SEVERAL), row(31, 40, 'severe', ...MANY)],
};

/** Each attainable score of a condition with its words. */
export function expectedScores(condition: Condition): (ExpectedWords & { score: number })[] {
  return EXPECTED_WORDS[condition].flatMap((words) =>
    Array.from({ length: words.to - words.from + 1 }, (_, place) => ({
      ...words,
      score: words.from + place,
    })),
  );
}

/** What would make light of thoughts of death or self-harm. */
export const LIGHT_WORDS =
  /few or no symptoms|mild symptoms|low days|any particular step|peu ou pas de symptômes|symptômes légers|aucune démarche/i;

/** What is for emergencies: a checklist that nobody has validated never says it because of its score. */
export const ALARM_WORDS =
  /911|9-8-8|do not wait|safe\b|emergency|in the next few days|soon\b|today|n’attendez pas|en sécurité|urgence|prochains jours|bientôt|aujourd’hui/i;
