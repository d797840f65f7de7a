import {
  checks,
  featured,
  profileById,
  profileByName,
  profileList,
  profiles,
  type ProfileList,
} from '@directory/domain/contracts/profiles';
import type { ProfileLookup, Directory } from '@directory/domain/site/directory';
import type { Context as HonoContext } from 'hono';
import type { Config } from '../../config.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { ApiError } from '../../errors.ts';
import { limitBody } from '../../http/body.ts';
import { answerCacheable } from '../../http/cacheable.ts';
import { serve } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import type { CheckedInput } from '@directory/domain/contracts/contract';
import { CARD_FIELDS, type ProfileCard } from '@directory/domain/profile/public-profile';
import { findProvince } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { quote } from '@directory/search-config/document';
import { countsOf, NOBODY } from '../../search/engine-query.ts';

/** As many ids as may be asked for are 800 bytes. */
const MOST_BYTES = 2048;

/** The directory page by page. A profile by its id, and by the slugs of its province, city and name; several by their ids; those that the home page shows. */
export function registerProfiles(
  app: App,
  { config, directory, gateway }: { config: Config; directory: Directory; gateway: SearchGateway },
): void {
  app.post(profiles.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  serve(app, profiles, async (c, { ids }) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await directory.profiles(ids));
  });
  serve(app, profileList, async (c, input) => answerCacheable(c, await readProfileList(gateway, input), 0));
  serve(app, profileByName, async (c, { province, city, slug }) => {
    if (!slug.includes('-')) throw new ApiError(400, 'invalid_slug', 'Invalid psychologist slug format');
    return answer(c, await directory.profileByName(province, city, slug));
  });
  serve(app, profileById, async (c, { id }) => answer(c, await directory.profileById(id)));
  serve(app, checks, async (c) => answerCacheable(c, await directory.checks(), 0));
  serve(app, featured, async (c, { limit }) => answerCacheable(c, await directory.featured(limit), 0));
}

function answer(c: HonoContext<Environment>, lookup: ProfileLookup): Response {
  if (!lookup) throw new ApiError(404, 'profile_not_found', 'Psychologist not found');
  return answerCacheable(c, lookup, 0);
}

/** One page of the active profiles of a place, or of all. @throws ApiError 503 without the engine */
async function readProfileList(
  gateway: Pick<SearchGateway, 'ask'>,
  { page, limit, province, city }: CheckedInput<typeof profileList>,
): Promise<ProfileList> {
  const filter = [
    province !== undefined && `province = ${quote(findProvince(province)?.code ?? '')}`,
    city !== undefined && `city_slug = ${quote(slugify(city))}`,
  ].filter((part) => part !== false);
  const [answer = NOBODY] = await gateway.ask([
    {
      q: '',
      ...(filter.length > 0 && { filter: filter.join(' AND ') }),
      facets: ['is_premium'],
      limit,
      offset: (page - 1) * limit,
      attributesToRetrieve: CARD_FIELDS,
    },
  ]);
  // Each profile is premium or not; the engine's own total ends at its limit.
  const total = countsOf(answer, 'is_premium').reduce((sum, { count }) => sum + count, 0);
  const totalPages = Math.ceil(total / limit);
  return {
    data: answer.hits as unknown as ProfileCard[],
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  };
}
