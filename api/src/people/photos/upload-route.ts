import { giveMemberPhoto, readMemberPhoto, removeMemberPhoto } from '@directory/domain/contracts/member';
import { displayPhoto } from '@directory/domain/profile/public-profile';
import type { Context as HonoContext } from 'hono';
import { ApiError } from '../../errors.ts';
import { limitBody } from '../../http/body.ts';
import { pageLanguage, serve } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import type { MemberContext } from '../members/auth-service.ts';
import { noProfile, signedInMember } from '../members/member-session.ts';
import { encodePhoto } from './encode-photo.ts';
import { createPhotoStore, type KeptPhotos } from './store.ts';
import { MOST_PHOTO_BYTES, refusePhoto } from './refuse-photo.ts';
import { removePhoto, replacePhoto, selectOwnPhoto, type ProfilePhoto } from './replace-photo.ts';

export const PHOTO_PATH = giveMemberPhoto.path;

/** What a form puts around its file. */
const FORM_BYTES = 64 * 1024;

/** The member's picture, which comes as the file itself or as a form's field `photo`. */
export function registerPhoto(app: App, context: MemberContext & { photos: KeptPhotos }): void {
  const { config, log, sql, keyholder, memberLimits, photos } = context;
  const parts = { sql, log, store: createPhotoStore(keyholder, config.keyholder.token) };

  const answer = (c: HonoContext<Environment>, photo: ProfilePhoto | null): Response => {
    if (!photo) throw noProfile();
    const { id, imageFilename, updatedAt, revision } = photo;
    const photoUrl = displayPhoto({ id, profile_photo_url: null, image_filename: imageFilename });
    c.header('Cache-Control', 'no-store');
    return c.json({ imageFilename, photoUrl, updatedAt: updatedAt.toISOString(), revision }, 200);
  };

  app.use(
    PHOTO_PATH,
    refuseForeign(config.publicUrl),
    limitBody(MOST_PHOTO_BYTES + FORM_BYTES, (c) => refusePhoto('photo_too_large', pageLanguage(c))),
  );
  serve(app, giveMemberPhoto, async (c) => {
    const { id } = await signedInMember(c, context);
    await memberLimits.countPhoto(id);
    const webp = await encodePhoto(await readFile(c), pageLanguage(c));
    return answer(c, await replacePhoto(parts, id, webp));
  });
  serve(app, readMemberPhoto, async (c) => {
    const { id } = await signedInMember(c, context);
    const name = await selectOwnPhoto(sql, id);
    const photo = name === null ? null : await photos(name);
    if (!photo) throw new ApiError(404, 'photo_not_found', 'Your profile has no picture.');
    return c.body(photo.bytes, 200, { 'Content-Type': photo.type, 'Cache-Control': 'no-store' });
  });
  serve(app, removeMemberPhoto, async (c) => {
    const { id } = await signedInMember(c, context);
    return answer(c, await removePhoto(parts, id));
  });
}

/** The file: the body itself, or the field `photo` of a form. */
async function readFile(c: HonoContext<Environment>): Promise<Buffer> {
  const type = c.req.header('content-type')?.toLowerCase() ?? '';
  if (!type.startsWith('multipart/form-data')) return Buffer.from(await c.req.arrayBuffer());
  const form = await c.req.parseBody().catch((error: unknown) => {
    throw refusePhoto('photo_missing', pageLanguage(c), error);
  });
  const file = form['photo'];
  if (!(file instanceof File)) throw refusePhoto('photo_missing', pageLanguage(c));
  return Buffer.from(await file.arrayBuffer());
}
