import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/site/directory';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { FRESHNESS, SHOWS_PROFILES } from './query-client.ts';

const FEATURED_COUNT = 3;

/** Directory data stays current while a page is open: every ten minutes and whenever its tab becomes visible. */
const refreshed = {
  refetchInterval: FRESHNESS.backgroundRefreshMs,
  refetchOnWindowFocus: 'always',
} as const;

export function filtersQuery(directory: Directory) {
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['filters'],
    queryFn: ({ signal }) => directory.filters(signal),
    staleTime: FRESHNESS.filtersMs,
    ...refreshed,
  });
}

/** The featured psychologists: those with a photo, premium first. */
export function featuredQuery(directory: Directory) {
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['featured', FEATURED_COUNT],
    queryFn: ({ signal }) => directory.featured(FEATURED_COUNT, signal),
    ...refreshed,
  });
}

/** The psychologist that the contact page was opened for; null when there is none with this id. */
export function addresseeQuery(directory: Directory, id: string) {
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['addressee', id],
    queryFn: async ({ signal }): Promise<PublicProfile | null> => {
      const lookup = await directory.profileById(id, signal);
      if (!lookup || 'profile' in lookup) return lookup?.profile ?? null;
      const [province = '', city = '', , name = ''] = lookup.movedTo.split('/').filter(Boolean);
      const moved = await directory.profileByName(province, city, name, signal);
      return moved && 'profile' in moved ? moved.profile : null;
    },
    enabled: id !== '',
  });
}
