import type { PublicProfile } from '@directory/domain/profile/public-profile';
import type { Query } from '../../site/query-client.ts';

/** The profiles of these people; who is not among the answer is not in the directory. */
export function peopleQuery(ids: readonly string[]): Query<PublicProfile[]> {
  return {
    showsProfiles: true,
    key: ['profiles', ids],
    ask: ({ directory, signal }) => directory.profiles(ids, signal),
  };
}
