import { featured, profileById, profileByName, profiles } from '@directory/domain/contracts/profiles';
import type { ProfileLookup } from '@directory/domain/directory';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { limitBody } from '../http/body.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { serve } from '../http/contract.ts';
import type { App, Environment } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';

/** As many ids as may be asked for are 800 bytes. */
const MOST_BYTES = 2048;

/** A profile by its id, and by the slugs of its province, city and name; several by their ids; those that the home page shows. */
export function registerProfiles(
  app: App,
  { config, directory }: Pick<Context, 'config' | 'directory'>,
): void {
  app.use(profiles.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  serve(app, profiles, async (c, { ids }) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await directory.profiles(ids));
  });
  serve(app, profileByName, async (c, { province, city, slug }) => {
    if (!slug.includes('-')) throw new ApiError(400, 'invalid_slug', 'Invalid psychologist slug format');
    return answer(c, await directory.profileByName(province, city, slug));
  });
  serve(app, profileById, async (c, { id }) => answer(c, await directory.profileById(id)));
  serve(app, featured, async (c, { limit }) => answerCacheable(c, await directory.featured(limit), 0));
}

function answer(c: HonoContext<Environment>, lookup: ProfileLookup): Response {
  if (!lookup) throw new ApiError(404, 'profile_not_found', 'Psychologist not found');
  return answerCacheable(c, lookup, 0);
}
