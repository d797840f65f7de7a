import type { ProfileRow } from './row.ts';

/**
 * The photo's address: `profile_photo_url`, else the public image named by `image_filename`, else null.
 * @param photoBaseUrl the public address of the bucket `psychologist-images`, without a final slash
 */
export function displayPhoto(
  profile: Pick<ProfileRow, 'profile_photo_url' | 'image_filename'>,
  photoBaseUrl: string,
): string | null {
  const url = profile.profile_photo_url?.trim();
  if (url && /^https?:\/\//i.test(url)) return url;
  const filename = profile.image_filename?.trim();
  return filename ? `${photoBaseUrl}/${filename.split('/').map(encodeURIComponent).join('/')}` : null;
}
