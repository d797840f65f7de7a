import { queryOptions } from '@tanstack/react-query';
import { MEMBER_KEY } from './member-key.ts';
import { askMembersApi } from './member-request.ts';

interface Counts {
  last30Days: number;
  total: number;
}

/** One day in Canada's calendar, `YYYY-MM-DD`. */
export interface StatsDay {
  date: string;
  views: number;
  contactRequests: number;
}

export interface MemberStats {
  views: Counts;
  contactRequests: Counts;
  reviews: 0;
  /** The last 30 days, today included, oldest first. */
  days: readonly StatsDay[];
}

const FRESH_MS = 60_000;

/** How often the member's profile was viewed and written to. */
export function statsQuery(email: string | undefined) {
  return queryOptions({
    queryKey: [MEMBER_KEY, email ?? '', 'stats'],
    queryFn: ({ signal }) => askMembersApi<MemberStats>('stats', signal),
    staleTime: FRESH_MS,
    retry: 1,
  });
}
