import type { Condition } from '../assessments/conditions.ts';
import { matchingOf } from '../assessments/facts.ts';
import { SEVERITIES, type Severity } from '../assessments/severity.ts';
import { splitList } from '../text/list-field.ts';
import { acceptsNewClients } from '../profile/confirmed.ts';
import { displayConcerns } from '../profile/display.ts';
import { onlineRegistrations, type Registration } from '../profile/registrations.ts';
import type { ProfileRow } from '../profile/row.ts';
import { provinceByCode, type ProvinceCode } from '../places/provinces.ts';

/** What a profile says that matching looks at. `null` and `[]` mean that it does not say. */
export interface MatchFacts {
  /** `unknown` when the profile names no specialty at all. */
  specialty: 'listed' | 'notListed' | 'unknown';
  /** The terms by which the profile's lists name the condition; none where only the details on experience do. */
  terms: readonly string[];
  /** Years of experience with the condition; null as well while the specialty is not listed. */
  years: number | null;
  severities: readonly Severity[];
  assessmentFriendly: boolean | null;
  province: ProvinceCode | null;
  /** The registrations by which they may see people online; `[]` is unknown, or no sessions online. */
  onlineIn: readonly Registration[];
  accepting: boolean | null;
}

/** The columns that {@link matchFacts} reads. */
export type MatchRow = Pick<
  ProfileRow,
  | 'specialties'
  | 'practice_areas'
  | 'areas_of_expertise'
  | 'specialties_detailed'
  | 'accepts_severity_levels'
  | 'assessment_friendly'
  | 'province'
  | 'accepting_new_clients'
  | 'accepting_lapsed'
> &
  Parameters<typeof onlineRegistrations>[0];

/**
 * Reads a profile's facts for a condition. What is written in a way that nobody agreed on counts as not said.
 * @param named the set of what {@link displayConcerns} gives for the row, for a caller that has it
 */
export function matchFacts(
  row: MatchRow,
  condition: Condition,
  named: ReadonlySet<string> = new Set(displayConcerns(row)),
): MatchFacts {
  const detail = specialtyDetail(row, condition);
  const terms = matchingOf(condition).terms.filter((name) => named.has(name));
  const isListed = detail !== null || terms.length > 0;
  const isSilent = named.size === 0 && Object.keys(row.specialties_detailed).length === 0;
  return {
    specialty: isListed ? 'listed' : isSilent ? 'unknown' : 'notListed',
    terms,
    years: detail?.years ?? null,
    severities: SEVERITIES.filter((severity) => row.accepts_severity_levels.includes(severity)),
    assessmentFriendly: row.assessment_friendly,
    province: provinceByCode(row.province)?.code ?? null,
    onlineIn: onlineRegistrations(row),
    accepting: acceptsNewClients(row),
  };
}

export interface SpecialtyDetail {
  years: number | null;
  /** As the member wrote them. */
  approaches: string[];
}

/** What the profile says in detail about its work with a condition; null when it says nothing. */
export function specialtyDetail(
  row: Pick<ProfileRow, 'specialties_detailed'>,
  condition: Condition,
): SpecialtyDetail | null {
  const detail: unknown = row.specialties_detailed[matchingOf(condition).key];
  if (typeof detail !== 'object' || detail === null) return null;
  const { experience_years: years, approach } = detail as { experience_years?: unknown; approach?: unknown };
  const texts: unknown[] = Array.isArray(approach) ? approach : [approach];
  return {
    years: typeof years === 'number' && years >= 0 ? years : null,
    approaches: texts.flatMap((text) => (typeof text === 'string' ? splitList(text) : [])),
  };
}
