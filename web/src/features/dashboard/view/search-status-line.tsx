import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useDirectory } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { forgetOldVersions } from '../data/own-profile.ts';
import { MEMBER_KEY } from '../data/member-key.ts';
import { askForMember } from '../data/member-request.ts';

interface SearchStatusLineProps {
  email: string | undefined;
  /** The version that was just saved. */
  revision: number;
}

/** Says when a save has reached search: from the index itself, not from a clock. */
export function SearchStatusLine({ email, revision }: SearchStatusLineProps) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const directory = useDirectory();
  const query = searchStatusQuery(email, revision);
  const { data, isError } = useQuery(query);
  const state = isError ? 'unknown' : data?.state === 'failed' ? 'slow' : (data?.state ?? 'pending');

  // What was searched between the save and now may still show the old words.
  const cleared = useRef(0);
  useEffect(() => {
    if (state !== 'live' || cleared.current === revision) return;
    cleared.current = revision;
    forgetOldVersions(queryClient, directory);
  }, [state, revision, queryClient, directory]);

  // The first answer comes after ten seconds at the latest: still pending then is slow.
  const hasAnswered = (queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0) > 0;
  const shown = state === 'pending' ? (hasAnswered ? 'slow' : 'updating') : state;
  return (
    <p className={`search-status is-${shown}`} role="status">
      {t(`search.${shown}`)}
    </p>
  );
}

/**
 * Whether searches show the member's latest change. The server answers when they do, or after ten seconds that they do not yet: then it is
 * asked again.
 */
function searchStatusQuery(email: string | undefined, revision: number) {
  return queryOptions({
    queryKey: [MEMBER_KEY, email ?? '', 'search-status', revision],
    queryFn: ({ signal }) =>
      askForMember('GET /api/members/me/search-status', { since: String(revision) }, signal),
    staleTime: Infinity,
    retry: 2,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 500 : false),
  });
}
