import type { Api } from '@directory/domain/contracts/api';
import type { Answer, Input } from '@directory/domain/contracts/contract';
import { ApiFailure, askApi, failureOf, type Address } from '../../../site/ask-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadSupabase } from '../../session/load-supabase.ts';
import { endSession } from '../../session/sign-out.ts';

/** The signed-in member's token, renewed when it is about to end. @throws ApiFailure `signedOut` when there is none */
export async function memberToken(): Promise<string> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw memberFailure('signedOut');
  return data.session.access_token;
}

/** Asks one of the api's endpoints for the signed-in member. @throws ApiFailure */
export async function askForMember<A extends Extract<Address, `${string}/members/me/${string}`>>(
  address: A,
  input: Input<Api[A]>,
  signal?: AbortSignal,
): Promise<Answer<Api[A]>> {
  const headers = { authorization: `Bearer ${await memberToken()}` };
  return askApi(address, input, { headers, signal }).catch(refused);
}

/**
 * Throws the error of a refusal. Where it is that the session has ended, the browser forgets the session first, so that the page
 * asks to log in again; what was typed stays in the tab.
 */
export async function refused(error: unknown): Promise<never> {
  // When Auth cannot be asked now, the next refusal tries again.
  if (error instanceof ApiFailure && error.status === 401) await endSession().catch(() => undefined);
  throw error;
}

/** Why a member's request was refused, with the status that says so over HTTP; the sentences are in the strings, under `failures`. */
const STATUSES = {
  unreachable: 0,
  signedOut: 401,
  notAllowed: 403,
  premium: 403,
  refusedValue: 400,
  tooMany: 429,
  manyChanges: 429,
  unexpected: 500,
} as const;

type MemberFailure = keyof typeof STATUSES;

/** What the status alone says. */
const BY_STATUS: Readonly<Partial<Record<number, MemberFailure>>> = {
  0: 'unreachable',
  401: 'signedOut',
  403: 'notAllowed',
  429: 'tooMany',
};

/** A failure found in the browser, or reported by Supabase. */
export function memberFailure(code: MemberFailure, cause?: unknown): ApiFailure {
  return new ApiFailure(code, STATUSES[code], null, { cause });
}

/** The error as an ApiFailure; `otherwise` is the code of any other error. */
export function asFailure(error: unknown, otherwise: MemberFailure): ApiFailure {
  return error instanceof ApiFailure ? error : memberFailure(otherwise, error);
}

/** What was sent is refused: of these alone the server's sentence is in the page's language. */
const REFUSED_CONTENT: readonly number[] = [400, 413, 415, 422];

/** The server's own sentence, where it is one for the page. */
export function sentenceOf({ status, sentence }: ApiFailure): string | null {
  return REFUSED_CONTENT.includes(status) ? sentence : null;
}

/** Puts a failure into words. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { t } = useTranslation('dashboard');
  return (failure) => sentenceOf(failure) ?? t(`failures.${reasonOf(failure)}`);
}

function reasonOf({ code, status }: ApiFailure): MemberFailure {
  if (code === 'premium' || code === 'manyChanges') return code;
  return BY_STATUS[status] ?? (REFUSED_CONTENT.includes(status) ? 'refusedValue' : 'unexpected');
}

/** What Supabase's REST API says of a refusal, or the site itself, which stands before it. */
interface RestError {
  code?: string;
  message?: string;
  /** The site's own sentence, of a value that was refused in the page's language. */
  error?: unknown;
}

/** The failure in an answer of Supabase's REST API. @param status 0 when no answer came */
export function restFailure(error: RestError, status: number): ApiFailure {
  return status === 400 && error.error !== undefined
    ? failureOf(status, error)
    : memberFailure(restReason(error, status), error);
}

function restReason({ code }: RestError, status: number): MemberFailure {
  if (code === 'premium_required') return 'premium';
  if (code === 'too_many_changes') return 'manyChanges';
  return BY_STATUS[status] ?? (code === '42501' ? 'notAllowed' : 'unexpected');
}
