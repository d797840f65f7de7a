import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '../../../site/use-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { forgetOldVersions, askForMember } from '../data/member-request.ts';

interface SearchStatusLineProps {
  email: string | undefined;
  /** The version that was just saved. */
  revision: number;
}

/** From an answer that a save is not there yet to the next question. */
const AGAIN_MS = 500;

/**
 * Says when a save has reached search: from the index itself, not from a clock. The server answers when searches show the change, or
 * after ten seconds that they do not yet: then it is asked again.
 */
export function SearchStatusLine({ email, revision }: SearchStatusLineProps) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    key: [MEMBER_KEY, email ?? '', 'search-status', revision],
    ask: ({ signal }) =>
      askForMember('GET /api/members/me/search-status', { since: String(revision) }, signal),
    freshMs: Infinity,
  });
  const state = isError ? 'unknown' : data?.state === 'failed' ? 'slow' : (data?.state ?? 'pending');

  // What was searched between the save and now may still show the old words.
  const cleared = useRef(0);
  useEffect(() => {
    if (state !== 'live' || cleared.current === revision) return;
    cleared.current = revision;
    forgetOldVersions(queryClient);
  }, [state, revision, queryClient]);

  useEffect(() => {
    if (isFetching || data?.state !== 'pending') return;
    const timer = setTimeout(() => void refetch(), AGAIN_MS);
    return () => clearTimeout(timer);
    // Once for each answer, and each failure to have one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, isFetching]);

  // The first answer comes after ten seconds at the latest: still pending then is slow.
  const shown = state === 'pending' ? (data ? 'slow' : 'updating') : state;
  return (
    <p className={`search-status bold is-${shown}`} role="status">
      {t(`search.${shown}`)}
    </p>
  );
}
