import { queryOptions } from '@tanstack/react-query';
import { MEMBER_KEY } from './member-key.ts';
import { askForMember } from './member-request.ts';

/**
 * Whether searches show the member's latest change. The server answers when they do, or after ten seconds that they do not yet: then it is
 * asked again.
 */
export function searchStatusQuery(email: string | undefined, revision: number) {
  return queryOptions({
    queryKey: [MEMBER_KEY, email ?? '', 'search-status', revision],
    queryFn: ({ signal }) =>
      askForMember('GET /api/members/me/search-status', { since: String(revision) }, signal),
    staleTime: Infinity,
    retry: 2,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 500 : false),
  });
}
