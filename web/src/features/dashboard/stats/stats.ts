import type { Answer } from '@directory/domain/contracts/contract';
import type { memberStats } from '@directory/domain/contracts/member';
import type { Query } from '../../../site/query-client.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { askForMember } from '../data/member-request.ts';

export type MemberStats = Answer<typeof memberStats>;

/** One day in Canada's calendar, `YYYY-MM-DD`. */
export type StatsDay = MemberStats['days'][number];

const FRESH_MS = 60_000;

export function statsQuery(email: string | undefined): Query<MemberStats> {
  return {
    key: [MEMBER_KEY, email ?? '', 'stats'],
    ask: ({ signal }) => askForMember('GET /api/members/me/stats', {}, signal),
    freshMs: FRESH_MS,
  };
}
