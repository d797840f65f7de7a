import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { SHOWS_PROFILES } from '../../site/query-client.ts';

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
