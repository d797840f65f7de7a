import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import type { EditableColumns } from '@directory/domain/profile/row';
import { memberFailure, refused } from '../data/member-request.ts';
import { readOwnProfile, type OwnProfile } from '../data/own-profile.ts';
import { saveProfile } from '../edit/save-draft.ts';

/** What the profile says of the facts that grow stale: to write it again is to confirm it. Empty when it says nothing. */
export function presentFacts(profile: OwnProfile): Partial<EditableColumns> {
  const { accepting_new_clients, wait_times, fee_individual_cents, fee_couple_cents, sliding_scale } =
    profile;
  return {
    ...(profile.accepting_confirmed_at && { accepting_new_clients }),
    ...(profile.wait_confirmed_at && { wait_times }),
    ...(profile.fees_confirmed_at && { fee_individual_cents, fee_couple_cents, sliding_scale }),
  };
}

/** Whether any of them was last confirmed so long ago that its member is asked about it. */
export function areStale(profile: OwnProfile, now: Date): boolean {
  const oldest = now.getTime() - ACCEPTANCE_DAYS * 86_400_000;
  return [profile.accepting_confirmed_at, profile.wait_confirmed_at, profile.fees_confirmed_at].some(
    (time) => time !== null && Date.parse(time) < oldest,
  );
}

/**
 * Writes these facts, also where they are what stands there already. The day of each becomes today.
 * @returns false when the profile has been saved since it was read; nothing is written then
 * @throws ApiFailure when the server refused or did not answer
 */
export async function sayFacts(profile: OwnProfile, facts: Partial<EditableColumns>): Promise<boolean> {
  if (await saveProfile(profile.id, profile.revision, facts)) return true;
  const present = await readOwnProfile();
  // The version is still the one that was read, yet no row was written: the session has ended.
  if (present?.revision === profile.revision) return refused(memberFailure('signedOut'));
  return false;
}
