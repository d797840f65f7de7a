import { queryOptions } from '@tanstack/react-query';
import { MEMBER_KEY } from './member-key.ts';
import { askMembersApi } from './member-request.ts';

/** `live`: searches show the profile as it is now; `failed`: it could not be indexed, and the operator sees that. */
export interface SearchStatus {
  state: 'live' | 'pending' | 'hidden' | 'failed';
  revision: number;
}

/**
 * Whether searches show the member's latest change. The server answers when they do, or after ten seconds that they do not yet: then it is
 * asked again.
 */
export function searchStatusQuery(email: string | undefined, revision: number) {
  return queryOptions({
    queryKey: [MEMBER_KEY, email ?? '', 'search-status', revision],
    queryFn: ({ signal }) => askMembersApi<SearchStatus>(`search-status?since=${revision}`, signal),
    staleTime: Infinity,
    retry: 2,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 500 : false),
  });
}
