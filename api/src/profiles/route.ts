import { featured, profileById, profileByName } from '@directory/domain/contracts/profiles';
import type { ProfileLookup } from '@directory/domain/directory';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { serve } from '../http/contract.ts';
import type { App, Environment } from '../http/environment.ts';

/** A profile by its id, and by the slugs of its province, city and name; those that the home page shows. */
export function registerProfiles(app: App, { directory }: Pick<Context, 'directory'>): void {
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
