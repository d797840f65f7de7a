import type { Query } from '../../../site/query-client.ts';
import { callOwn } from '../data/own-profile.ts';
import { MEMBER_KEY } from '../data/member-key.ts';

/** One place where the member is logged in, as the database's `my_sessions()` gives it. */
export interface OwnSession {
  id: string;
  /** Browser and system, `Firefox, Windows`; null when they are not known. */
  device: string | null;
  began_at: string;
  /** When it was last renewed, which happens once an hour while it is used. */
  used_at: string;
  is_this: boolean;
}

/** The member's own sessions, this one first. */
export function sessionsQuery(email: string | undefined): Query<OwnSession[]> {
  return {
    key: [MEMBER_KEY, email ?? '', 'sessions'],
    ask: async () => (await callOwn<OwnSession[] | null>('my_sessions')) ?? [],
    freshMs: 0,
  };
}

/** Ends one of them, or all but this one. @throws ApiFailure when the server refused or did not answer */
export async function endSessions(session?: string): Promise<void> {
  await callOwn('end_my_sessions', session === undefined ? {} : { session });
}
