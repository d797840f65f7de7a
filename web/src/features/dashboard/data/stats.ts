import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '@directory/domain/contracts/contract';
import type { memberStats } from '@directory/domain/contracts/member';
import { MEMBER_KEY } from './member-key.ts';
import { askForMember } from './member-request.ts';

export type MemberStats = Answer<typeof memberStats>;

/** One day in Canada's calendar, `YYYY-MM-DD`. */
export type StatsDay = MemberStats['days'][number];

const FRESH_MS = 60_000;

/** How often the member's profile was viewed and written to. */
export function statsQuery(email: string | undefined) {
  return queryOptions({
    queryKey: [MEMBER_KEY, email ?? '', 'stats'],
    queryFn: ({ signal }) => askForMember('GET /api/members/me/stats', {}, signal),
    staleTime: FRESH_MS,
    retry: 1,
  });
}
