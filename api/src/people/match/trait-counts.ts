import type { Condition } from '@directory/domain/assessments/conditions';
import type { MatchNeeds } from '@directory/domain/match/needs';
import type { MatchWhereabouts } from '@directory/domain/match/place';
import type { MatchRequest } from '@directory/domain/match/request';
import { matchField, type ProfileDocument, quote } from '@directory/search-config/document';
import { allOf, countOf, type EngineQuery, type EngineResult } from '../../search/engine-query.ts';

/** A part of the directory by where the profiles are, seen from the visitor's province. */
export interface Place extends MatchWhereabouts {
  /** Whether that is a match of place: never while the visitor's province is not known. */
  isLocated: boolean;
}

/**
 * The parts that a visitor's province cuts the directory into; together they are all of it. For sessions online there is one alone, who
 * may see people there: to others it is not known that they may.
 */
export function placesFor({ province, needs }: Pick<MatchRequest, 'province' | 'needs'>): Place[] {
  const where = { province: province ?? null, online: needs.session === 'Online' };
  const elsewhere = { ...where, isLocated: false };
  if (where.province === null) return [elsewhere];
  const located = { ...where, isLocated: true };
  return where.online ? [located] : [located, elsewhere];
}

/** The profiles of a place as a filter of the engine's; `''` for all. A profile without a province is elsewhere. */
export function placeFilter({ province, online, isLocated }: Place): string {
  if (province === null) return '';
  const here = `${online ? 'online_provinces' : 'province'} = ${quote(province)}`;
  return isLocated ? here : `NOT ${here}`;
}

/** The profiles that meet the needs as a filter of the engine's; `''` for all. */
export function needsFilter({ session, city, language, fee, insurer }: MatchNeeds): string {
  const asked: [keyof ProfileDocument, string | null][] = [
    ['session_types', session],
    ['city_slug', city],
    ['languages', language],
    ['fee_bands', fee],
    ['insurers', insurer],
  ];
  return allOf(...asked.map(([field, value]) => (value === null ? '' : `${field} = ${quote(value)}`)));
}

/** Asks how many profiles of a place that meet the needs have which traits: one facet of a few dozen values. */
export function countQuery(condition: Condition, place: Place, needs: MatchNeeds): EngineQuery {
  return countOf({ filter: allOf(placeFilter(place), needsFilter(needs)) }, [matchField(condition)]);
}

/** The answer to {@link countQuery}: profiles by the code of their traits. */
export function readTraitCounts(
  condition: Condition,
  answer: EngineResult | undefined,
): ReadonlyMap<string, number> {
  return new Map(Object.entries(answer?.facetDistribution?.[matchField(condition)] ?? {}));
}
