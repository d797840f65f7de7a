import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiFailure } from '../../../site/ask-api.ts';

/** Why a member's request was refused, with the status that says so over HTTP; the sentences are in the strings, under `failures`. */
const STATUSES = {
  unreachable: 0,
  signedOut: 401,
  notAllowed: 403,
  premium: 403,
  refusedValue: 400,
  tooMany: 429,
  unexpected: 500,
} as const;

export type MemberFailure = keyof typeof STATUSES;

/** A failure that was found here, or that another service than the api told of. */
export function memberFailure(code: MemberFailure, cause?: unknown): ApiFailure {
  return new ApiFailure(code, STATUSES[code], null, { cause });
}

/** The error as a failure that can be told; `otherwise` says what one is that nobody foresaw. */
export function asFailure(error: unknown, otherwise: MemberFailure): ApiFailure {
  return error instanceof ApiFailure ? error : memberFailure(otherwise, error);
}

/** Puts a failure into words: the server's own sentence where it gave one. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { t } = useTranslation('dashboard');
  return (failure) => failure.sentence ?? t(`failures.${reasonOf(failure)}`);
}

function reasonOf({ code, status }: ApiFailure): MemberFailure {
  if (code === 'premium') return 'premium';
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 403) return 'notAllowed';
  if (status === 429) return 'tooMany';
  return status >= 400 && status < 500 ? 'refusedValue' : 'unexpected';
}

interface RestError {
  code?: string;
  message: string;
}

/** The failure that the table interface tells of. @param status the answer's; 0 when none came */
export function restFailure(error: RestError, status: number): ApiFailure {
  return memberFailure(restReason(error, status), error);
}

function restReason({ code, message }: RestError, status: number): MemberFailure {
  if (message.includes('premium_required')) return 'premium';
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 429) return 'tooMany';
  if (status === 403 || code === '42501') return 'notAllowed';
  // A check of the database: Supabase says 23514, its local stand-in SUP.
  if (code === '23514' || code === '22001' || code === 'SUP') return 'refusedValue';
  return 'unexpected';
}
