import { queryOptions } from '@tanstack/react-query';
import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Directory } from '@directory/domain/directory';
import { SHOWS_PROFILES } from '../../site/query-client.ts';
import type { MatchAddress } from './match-address.ts';

export type MatchSearch = Omit<MatchAddress, 'condition'> & { condition: Condition; severity: Severity };

/** One page of matches. The severity is all that is asked with of a person's result. */
export function matchQuery(directory: Directory, search: MatchSearch) {
  const { condition, severity, province, filters, page } = search;
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['match', { condition, severity, province, filters, page }],
    queryFn: ({ signal }) => directory.match({ condition, severity, province, filters, page }, signal),
  });
}
