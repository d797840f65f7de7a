import type { ReviewedColumn } from '@directory/domain/profile/columns';
import type { ProfileRow } from '@directory/domain/profile/row';
import type { Query, QueryClient } from '../../../site/query-client.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { loadSupabase } from '../../session/load-supabase.ts';
import { memberFailure, restFailure, refused } from './member-request.ts';

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
