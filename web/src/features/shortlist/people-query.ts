import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/site/directory';
import { SHOWS_PROFILES } from '../../site/query-client.ts';

/** The profiles of these people; who is not among the answer is not in the directory. */
export function peopleQuery(directory: Directory, ids: readonly string[]) {
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['profiles', ids],
    queryFn: ({ signal }) => directory.profiles(ids, signal),
    enabled: ids.length > 0,
  });
}
