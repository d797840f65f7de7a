import type { Checks, DirectoryFilters } from '@directory/domain/site/directory';
import type { ProfileCard, PublicProfile } from '@directory/domain/profile/public-profile';
import { type Query, REFRESH_MS } from './query-client.ts';

const FEATURED_COUNT = 3;

/** Directory data stays current while a page is open: every ten minutes and whenever its tab becomes visible. */
export const REFRESHED = {
  refreshMs: REFRESH_MS,
  showsProfiles: true,
} as const;

export function filtersQuery(): Query<DirectoryFilters> {
  return {
    key: ['filters'],
    ask: ({ directory, signal }) => directory.filters(signal),
    freshMs: 60 * 60_000,
    ...REFRESHED,
  };
}

/** The featured psychologists: those with a photo, premium first. */
export function featuredQuery(): Query<ProfileCard[]> {
  return {
    key: ['featured', FEATURED_COUNT],
    ask: ({ directory, signal }) => directory.featured(FEATURED_COUNT, signal),
    ...REFRESHED,
  };
}

/** What has been checked, and when: the home page's promise. */
export function checksQuery(): Query<Checks> {
  return { key: ['checks'], ask: ({ directory, signal }) => directory.checks(signal), ...REFRESHED };
}

/** The psychologist that the contact page was opened for; null when there is none with this id. */
export function addresseeQuery(id: string): Query<PublicProfile | null> {
  return {
    key: ['addressee', id],
    showsProfiles: true,
    ask: async ({ directory, signal }) => {
      const lookup = await directory.profileById(id, signal);
      if (!lookup || 'profile' in lookup) return lookup?.profile ?? null;
      const [province = '', city = '', , name = ''] = lookup.movedTo.split('/').filter(Boolean);
      const moved = await directory.profileByName(province, city, name, signal);
      return moved && 'profile' in moved ? moved.profile : null;
    },
  };
}

/** The profiles of these people; who is not among the answer is not in the directory. */
export function peopleQuery(ids: readonly string[]): Query<PublicProfile[]> {
  return {
    showsProfiles: true,
    key: ['profiles', ids],
    ask: ({ directory, signal }) => directory.profiles(ids, signal),
  };
}
