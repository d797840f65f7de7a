import type { Answer } from '@directory/domain/contracts/contract';
import type { memberStats } from '@directory/domain/contracts/member';
import { LOCALES, type Language } from '@directory/domain/language';
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

/** The moment that stands for a calendar day: days have no time zone. */
export function dayOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Writes a calendar day: `21 November 2026`, or `21 Nov`. */
export function dayFormat(language: Language, length: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  });
}
