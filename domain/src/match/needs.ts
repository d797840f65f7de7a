import type { SessionType } from '../profile/session-types.ts';

/** What a visitor can say that a session may cost: those of the index's bands that anybody asks for. */
export const MATCH_FEES = ['100', '150', '200', 'sliding'] as const;

export type MatchFee = (typeof MATCH_FEES)[number];

/**
 * The answers to the questions before the list; null is a question that was skipped. Who does not say a thing does not meet a need of
 * it: an unknown is never a yes.
 */
export interface MatchNeeds {
  session: SessionType | null;
  /** The slug of a city, in the visitor's province. */
  city: string | null;
  /** The English name of a language, as the index has it. */
  language: string | null;
  fee: MatchFee | null;
  /** The English name of an insurer that is billed directly. */
  insurer: string | null;
}

export const NO_NEEDS: MatchNeeds = { session: null, city: null, language: null, fee: null, insurer: null };

/** Matches on one page. */
export const MATCHES_PER_PAGE = 10;

/** How far their pages go: the best 1000. The count beside them is of all. */
export const MATCHES_LISTED = 1000;

/** The last of these pages that can be asked for. */
export const LAST_MATCH_PAGE = MATCHES_LISTED / MATCHES_PER_PAGE;
