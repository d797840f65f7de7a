import { z } from '@hono/zod-openapi';
import { displayPhoto } from '@directory/domain/profile/display';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../../context.ts';
import { limitBody } from '../../http/body-limit.ts';
import type { App, Environment } from '../../http/environment.ts';
import { errorResponse } from '../../http/error-answers.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { noProfile, signedInMember } from '../member-session.ts';
import { encodePhoto } from './encode-photo.ts';
import { createPhotoStore } from './photo-store.ts';
import { MOST_PHOTO_BYTES, refusePhoto } from './refuse-photo.ts';
import { removePhoto, replacePhoto, type ProfilePhoto } from './replace-photo.ts';

export const PHOTO_PATH = '/api/members/me/photo';

/** What a form puts around its file. */
const FORM_BYTES = 64 * 1024;

/** POST and DELETE /api/members/me/photo: the member's picture, as the file itself or as a form's field `photo`. */
export function registerPhoto(
  app: App,
  context: Pick<Context, 'config' | 'log' | 'sql' | 'supabase' | 'memberLimits' | 'photoBaseUrl'>,
): void {
  const { config, log, sql, supabase, memberLimits, photoBaseUrl } = context;
  const { publishableKey, secretKey } = config.supabase;
  const parts = { sql, log, store: createPhotoStore(supabase, secretKey) };
  describe(app);

  const answer = (c: HonoContext<Environment>, photo: ProfilePhoto | null): Response => {
    if (!photo) throw noProfile();
    const { imageFilename, updatedAt, revision } = photo;
    const photoUrl = displayPhoto({ profile_photo_url: null, image_filename: imageFilename }, photoBaseUrl);
    c.header('Cache-Control', 'no-store');
    return c.json({ imageFilename, photoUrl, updatedAt: updatedAt.toISOString(), revision }, 200);
  };

  app.use(
    PHOTO_PATH,
    refuseForeign(config.publicUrl),
    limitBody(MOST_PHOTO_BYTES + FORM_BYTES, (c) => refusePhoto('photo_too_large', pageLanguage(c))),
  );
  app.post(PHOTO_PATH, async (c) => {
    const { id } = await signedInMember(c, supabase, publishableKey);
    await memberLimits.countPhoto(id);
    const webp = await encodePhoto(await readFile(c), pageLanguage(c));
    return answer(c, await replacePhoto(parts, id, webp));
  });
  app.delete(PHOTO_PATH, async (c) => {
    const { id } = await signedInMember(c, supabase, publishableKey);
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

/** Describes the routes for /api/openapi.json. */
function describe(app: App): void {
  const file = z.any().openapi({ type: 'string', format: 'binary' });
  const photo = z.object({
    imageFilename: z.string().nullable(),
    photoUrl: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    revision: z.number().int(),
  });
  const changed = {
    description: 'What the profile has now.',
    content: { 'application/json': { schema: photo } },
  };
  const refused = {
    401: errorResponse('Nobody is signed in.'),
    403: errorResponse('The request comes from another site.'),
    404: errorResponse('The member has no profile yet.'),
    503: errorResponse('Accounts or pictures cannot be reached now.'),
  };
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: PHOTO_PATH,
    tags: ['Members'],
    summary: 'Give the profile a picture: JPEG, PNG or WebP to 5 MB',
    request: {
      body: {
        required: true,
        content: {
          'image/jpeg': { schema: file },
          'image/png': { schema: file },
          'image/webp': { schema: file },
          'multipart/form-data': { schema: z.object({ photo: file }) },
        },
      },
    },
    responses: {
      200: changed,
      ...refused,
      400: errorResponse('No picture was sent.'),
      413: errorResponse('The picture is larger than 5 MB.'),
      415: errorResponse('The file is not a JPEG, PNG or WebP picture.'),
      422: errorResponse('The picture is damaged, animated, or has too many pixels.'),
      429: errorResponse('Too many pictures; Retry-After says when to try again.'),
    },
  });
  app.openAPIRegistry.registerPath({
    method: 'delete',
    path: PHOTO_PATH,
    tags: ['Members'],
    summary: 'Take the profile’s picture away',
    responses: { 200: changed, ...refused },
  });
}
