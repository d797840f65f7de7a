import type { ProfileRow } from '@directory/domain/profile/row';

/**
 * A member's own profile as `my_profile()` gives it, with what the profile page joins to it. Times are texts: the one of the
 * last change names the version that a save replaces.
 */
export type OwnProfile = Omit<ProfileRow, 'created_at' | 'updated_at'> & {
  created_at: string;
  updated_at: string;
  is_active: boolean;
};

/** The same as the row that the display rules read. */
export function profileRowOf(profile: OwnProfile): ProfileRow {
  return { ...profile, created_at: new Date(profile.created_at), updated_at: new Date(profile.updated_at) };
}
