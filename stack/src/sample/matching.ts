import { CONDITIONS, matchingOf } from '@directory/domain/assessments/conditions';
import type { Term } from '@directory/domain/vocabulary/term';
import type { Random } from './random.ts';
import type { SampleProfile } from './sample-profile.ts';

type Matching = Pick<
  SampleProfile,
  'specialties_detailed' | 'assessment_friendly' | 'accepts_severity_levels'
>;

/** The keys of `specialties_detailed`, by the specialty vocabulary's names. */
const KEYS = new Map(
  CONDITIONS.map(matchingOf).flatMap(({ key, terms }) => terms.map((term) => [term, key] as const)),
);

const SEVERITIES = [
  ['mild', 'moderate', 'severe'],
  ['mild', 'moderate'],
  ['moderate', 'severe'],
  ['mild'],
] as const;

/** What the therapist match looks at. About half the profiles say it; the others leave it open. */
export function makeMatching(
  random: Random,
  specialties: readonly Term[],
  therapies: readonly Term[],
): Matching {
  const detailed: Record<string, { experience_years: number; approach: string[] }> = {};
  if (random.chance(50)) {
    for (const { en } of specialties) {
      const key = KEYS.get(en);
      if (key === undefined) continue;
      detailed[key] = {
        experience_years: random.whole(1, 30),
        approach: therapies.slice(0, 2).map((term) => term.en),
      };
    }
  }
  return {
    specialties_detailed: detailed,
    assessment_friendly: random.chance(40) ? true : random.chance(10) ? false : null,
    accepts_severity_levels: random.chance(48) ? random.pickEarly(SEVERITIES) : [],
  };
}
