import type { ProfileForm } from '@directory/domain/profile/fields';
import { toPublicProfile, type PublicProfile } from '@directory/domain/profile/public-profile';
import { changedFields, columnsOfForm } from '../form/profile-form.ts';
import { profileRowOf, type OwnProfile } from '../data/own-profile.ts';

/** What visitors see of the profile as it is saved. */
export function shownProfile(profile: OwnProfile, photoBaseUrl: string): PublicProfile {
  return toPublicProfile(profileRowOf(profile), photoBaseUrl);
}

/**
 * What visitors would see if the form were saved now: the profile page's own rules on the columns that the save would write.
 * @param base what the member began with
 */
export function previewProfile(
  profile: OwnProfile,
  base: ProfileForm,
  form: ProfileForm,
  photoBaseUrl: string,
): PublicProfile {
  const changed = changedFields(base, form);
  const row = { ...profileRowOf(profile), ...columnsOfForm(form, changed, profile) };
  // A member's own list takes the place of the specialties that the operator has joined.
  const specialties = changed.includes('specialties') ? [] : row.specialties;
  return toPublicProfile({ ...row, specialties }, photoBaseUrl);
}
