import type { RegisterFieldName } from './fields.ts';

/**
 * Fields that say one thing together: whoever wrote one of them meant all. An address in another town, or a list beside an older list,
 * would contradict what the member wrote.
 */
const GROUPS: readonly (readonly RegisterFieldName[])[] = [
  ['address', 'city', 'province', 'postal_code', 'full_address'],
  ['practice_areas', 'specialties'],
  ['client_populations', 'populations'],
  ['service_languages', 'spoken_languages'],
];

/** The fields that an import leaves as they are, given the columns that the profile's member has written. */
export function keptFields(memberColumns: readonly string[]): ReadonlySet<string> {
  const kept = new Set<string>(memberColumns);
  for (const group of GROUPS) {
    if (group.some((field) => kept.has(field))) for (const field of group) kept.add(field);
  }
  return kept;
}
