import type { Condition } from '@directory/domain/assessments/conditions';
import type { ProvinceCode } from '@directory/domain/provinces';
import { matchField } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
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

/** Asks how many profiles of a place have which traits: one facet of a few dozen values, over all active profiles. */
export function countQuery(condition: Condition, place: Place): EngineQuery {
  return facetQuery([matchField(condition)], placeFilter(place));
}

/** The answer to {@link countQuery}: profiles by the code of their traits. */
export function readTraitCounts(
  condition: Condition,
  answer: Buffer | undefined,
): ReadonlyMap<string, number> {
  return new Map(Object.entries(readCounts(answer)[matchField(condition)] ?? {}));
}
