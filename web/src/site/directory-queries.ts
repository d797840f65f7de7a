import type { Directory } from '@directory/domain/site/directory';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { FRESHNESS } from './query-client.ts';

const FEATURED_COUNT = 3;

/** Directory data stays current while a page is open: every ten minutes and whenever its tab becomes visible. */
const refreshed = {
  refreshMs: FRESHNESS.backgroundRefreshMs,
  whenVisible: 'always',
  showsProfiles: true,
} as const;

export function filtersQuery(directory: Directory) {
  return {
    key: ['filters'],
    ask: (signal: AbortSignal) => directory.filters(signal),
    freshMs: FRESHNESS.filtersMs,
    ...refreshed,
  };
}

/** The featured psychologists: those with a photo, premium first. */
export function featuredQuery(directory: Directory) {
  return {
    key: ['featured', FEATURED_COUNT],
    ask: (signal: AbortSignal) => directory.featured(FEATURED_COUNT, signal),
    ...refreshed,
  };
}

/** The psychologist that the contact page was opened for; null when there is none with this id. */
export function addresseeQuery(directory: Directory, id: string) {
  return {
    key: ['addressee', id],
    showsProfiles: true,
    ask: async (signal: AbortSignal): Promise<PublicProfile | null> => {
      const lookup = await directory.profileById(id, signal);
      if (!lookup || 'profile' in lookup) return lookup?.profile ?? null;
      const [province = '', city = '', , name = ''] = lookup.movedTo.split('/').filter(Boolean);
      const moved = await directory.profileByName(province, city, name, signal);
      return moved && 'profile' in moved ? moved.profile : null;
    },
  };
}
