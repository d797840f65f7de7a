import type { Condition } from '@directory/domain/assessments/conditions';
import type { ProvinceCode } from '@directory/domain/provinces';
import type { MatchNeeds } from '@directory/domain/match/needs';
import { matchField, type ProfileDocument } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import { allOf } from '../search/filter.ts';
import { facetQuery, readCounts } from '../search/filters.ts';
import type { EngineQuery } from '../search/query.ts';

/** A part of the directory by where the profiles are, seen from the visitor's province. */
export interface Place {
  /** Null while the visitor's province is not known: then nobody is in it. */
  province: ProvinceCode | null;
  sameProvince: boolean;
}

/** The parts that a visitor's province cuts the directory into; together they are all of it. */
export function placesFor(province: ProvinceCode | null): Place[] {
  const elsewhere = { province, sameProvince: false };
  return province === null ? [elsewhere] : [{ province, sameProvince: true }, elsewhere];
}

/** The profiles of a place as a filter of the engine's; `''` for all. A profile without a province is elsewhere. */
export function placeFilter({ province, sameProvince }: Place): string {
  if (province === null) return '';
  const here = `province = ${quote(province)}`;
  return sameProvince ? here : `NOT ${here}`;
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
  return facetQuery([matchField(condition)], allOf(placeFilter(place), needsFilter(needs)));
}

/** The answer to {@link countQuery}: profiles by the code of their traits. */
export function readTraitCounts(
  condition: Condition,
  answer: Buffer | undefined,
): ReadonlyMap<string, number> {
  return new Map(Object.entries(readCounts(answer)[matchField(condition)] ?? {}));
}
