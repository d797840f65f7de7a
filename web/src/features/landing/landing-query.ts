import type { Landing, LandingPlace, PremiumListing } from '@directory/domain/site/landing';
import { slugify } from '@directory/domain/text/slug';
import { REFRESHED } from '../../site/directory-queries.ts';
import type { Query } from '../../site/query-client.ts';
import { prepareCrisisLineList } from '../crisis/lazy-crisis-lines.tsx';
import type { LoadContext, LoadResult, RouteLocation } from '../../site/route.ts';

/** What the page of a province, of a city, or of a service in a city shows. */
export function landingQuery(place: LandingPlace): Query<Landing | null> {
  return {
    key: ['landing', place.province, place.city ?? '', place.service ?? ''],
    ask: ({ directory, signal }) => directory.landing(place, signal),
    ...REFRESHED,
  };
}

export function premiumQuery(): Query<PremiumListing> {
  return {
    key: ['premium'],
    ask: ({ directory, signal }) => directory.premium(signal),
    ...REFRESHED,
  };
}

export function landingPlace(params: RouteLocation['params']): LandingPlace {
  const { province = '', city, service } = params;
  return { province, city, service };
}

/** 404 where no psychologist is active, 301 to the address as it is written, 503 with the page's own error state. */
export async function loadLanding({ queryClient, params, url }: LoadContext): Promise<LoadResult> {
  const place = landingPlace(params);
  const parts = [place.province, place.city, place.service].filter((part) => part !== undefined);
  const written = parts.map((part) => slugify(part));
  if (written.includes('')) return { status: 404 };
  if (written.some((part, index) => part !== parts[index])) {
    return { redirect: { status: 301, location: `/${written.join('/')}${url.search}` } };
  }
  try {
    await prepareCrisisLineList();
    const landing = await queryClient.query(landingQuery(place));
    const isNothing = landing?.service && landing.total === 0 && landing.service.value === null;
    return !landing || isNothing ? { status: 404 } : {};
  } catch (error) {
    return { status: 503, error };
  }
}
