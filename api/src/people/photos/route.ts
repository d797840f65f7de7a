import { displayPhoto } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { isUuid } from '@directory/domain/text/uuid';
import type postgres from 'postgres';
import type { KeptPhotos } from './store.ts';
import { ApiError } from '../../errors.ts';
import { isUnchanged } from '../../http/cacheable.ts';
import type { App } from '../../http/environment.ts';

/** The pictures of profiles: `paths.photo`. */
export const PHOTOS_PATH = '/photos/*';

/**
 * GET /photos/{profile}/{version}: an active profile's present picture. Whether it is that is asked of the database each time, so
 * that the picture goes with the profile, for those too who have its address.
 */
export function registerPhotos(app: App, { sql, photos }: { sql: postgres.Sql; photos: KeptPhotos }): void {
  app.get(PHOTOS_PATH, async (c) => {
    const name = await selectShownPhoto(sql, c.req.path);
    const photo = name === null ? null : await photos(name);
    if (!photo) throw new ApiError(404, 'photo_not_found', 'There is no such picture.');
    // A browser asks again after an hour. A cache in front, which serves everybody, does after a minute.
    c.header('Cache-Control', 'public, max-age=3600, s-maxage=60');
    if (isUnchanged(c, photo.etag)) return c.body(null, 304);
    return c.body(photo.bytes, 200, { 'Content-Type': photo.type });
  });
}

/** The stored name of the picture that an active profile shows at this address; null when it shows none there. */
async function selectShownPhoto(sql: postgres.Sql, address: string): Promise<string | null> {
  const [, , id = ''] = address.split('/');
  if (!isUuid(id)) return null;
  const [row] = await sql<Pick<ProfileRow, 'id' | 'image_filename' | 'profile_photo_url'>[]>`
    select id, image_filename, profile_photo_url
    from public.psychologist_profiles
    where id = ${id} and is_active`;
  return row?.image_filename && displayPhoto(row) === address ? row.image_filename.trim() : null;
}
