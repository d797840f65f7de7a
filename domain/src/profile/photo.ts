import { contentHash } from '../text/content-hash.ts';
import { paths } from '../site/paths.ts';
import type { ProfileRow } from './row.ts';

/**
 * The photo's address: `profile_photo_url`, else the site's own path of the picture that `image_filename` names in Storage, else
 * null. That name stays private: the path holds a hash of it, and so changes with the picture.
 */
export function displayPhoto(
  profile: Pick<ProfileRow, 'id' | 'profile_photo_url' | 'image_filename'>,
): string | null {
  const url = profile.profile_photo_url?.trim();
  if (url && /^https?:\/\//i.test(url)) return url;
  const filename = profile.image_filename?.trim();
  return filename ? paths.photo(profile.id, contentHash(filename)) : null;
}
