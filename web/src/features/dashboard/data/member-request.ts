import type { Api } from '@directory/domain/contracts/api';
import type { Answer, Input } from '@directory/domain/contracts/contract';
import { ApiFailure, askApi, failureOf, type Address } from '../../../site/ask-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadSupabase } from '../../session/load-supabase.ts';
import { endSession } from '../../session/sign-out.ts';
import type { ReviewedColumn } from '@directory/domain/profile/columns';
import type { ProfileRow } from '@directory/domain/profile/row';
import type { Query, QueryClient } from '../../../site/query-client.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';

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
  const { t } = useTranslation(['dashboard', 'shell']);
  return (failure) => {
    const reason = reasonOf(failure);
    if (reason === 'unreachable') return t('shell:errors.unreachable');
    return sentenceOf(failure) ?? t(`failures.${reason}`);
  };
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

/** A member's own profile as the database's `my_profile()` gives it, with what of it waits for somebody. */
export type OwnProfile = ProfileRow & {
  /** The member hid it, and may show it again; what somebody else hid is theirs to show. */
  hidden_by_member: boolean;
  waiting_changes: readonly WaitingChange[];
  waiting_address: WaitingAddress | null;
};

/** A new contact address that its owner has not confirmed yet: the present one serves until then. */
export interface WaitingAddress {
  address: string;
  /** When the link is no good any more. */
  expires_at: string;
  /** No mail server would take the mail with the link. */
  undeliverable: boolean;
}

/** What a member asked to be changed, and visitors do not see before the operator has checked it. */
export interface WaitingChange {
  field: ReviewedColumn;
  /** Null when the field is to be emptied. */
  value: string | null;
  requested_at: string;
}

/** The member's own profile, active or hidden; null while there is none. Always asked anew when a page wants it. */
export function ownProfileQuery(email: string | undefined): Query<OwnProfile | null> {
  return {
    key: [MEMBER_KEY, email ?? '', 'profile'],
    ask: ({ signal }) => readOwnProfile(signal),
    // Not while a form is being filled in: what is saved by another tab is told when this one saves.
    freshMs: 0,
  };
}

/** @throws ApiFailure when the profile could not be read */
export async function readOwnProfile(signal?: AbortSignal): Promise<OwnProfile | null> {
  const supabase = await loadSupabase();
  const request = supabase.rpc('my_profile');
  const answer = await (signal ? request.abortSignal(signal) : request);
  signal?.throwIfAborted();
  if (answer.error) return refused(restFailure(answer.error, answer.status));
  return answer.data as OwnProfile | null;
}

/** Calls a function that is about the member's own. @throws ApiFailure when the server refused or did not answer */
export async function callOwn<Result>(name: string, parameters: object = {}): Promise<Result> {
  const supabase = await loadSupabase();
  const answer = await supabase.rpc(name, parameters);
  if (answer.error) return refused(restFailure(answer.error, answer.status));
  return answer.data as Result;
}

/** Takes back what waits of a field. @throws ApiFailure when the server refused or did not answer */
export async function takeBackChange(field: ReviewedColumn): Promise<void> {
  const isTaken = await callOwn<boolean>('withdraw_profile_changes', { field });
  if (!isTaken)
    await mustBeGone((profile) => profile.waiting_changes.some((change) => change.field === field));
}

/** Takes back the new contact address. @throws ApiFailure as `takeBackChange` does */
export async function takeBackAddress(): Promise<void> {
  const isTaken = await callOwn<boolean>('withdraw_contact_address');
  if (!isTaken) await mustBeGone((profile) => profile.waiting_address !== null);
}

/** For what could not be taken back: either it was decided a moment ago, or the session has ended, and the database takes nothing from it. */
async function mustBeGone(waits: (profile: OwnProfile) => boolean): Promise<void> {
  const profile = await readOwnProfile();
  if (profile && waits(profile)) return refused(memberFailure('signedOut'));
}

/** Drops what this visit keeps of profiles and searches, so that no page shows a member's old words. */
export function forgetOldVersions(queryClient: QueryClient): void {
  queryClient.forget((_key, showsProfiles) => showsProfiles);
}
