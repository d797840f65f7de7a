import { type FoundPerson, foundPerson } from '@directory/domain/profile/found-person';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { Query } from '../../site/query-client.ts';

const SIMILAR_COUNT = 3;

/** So many of its specialties are looked for. */
const MOST_SHARED = 20;

/**
 * Psychologists near by who share a specialty with this one, those of the same city first and, among them, those who share
 * most. Equals stay in the index's order. Empty when the profile says neither where nor with what it works.
 */
export function similarQuery(profile: PublicProfile): Query<FoundPerson[]> {
  const { id, city, province, specialties } = profile;
  return {
    showsProfiles: true,
    key: ['similar', id],
    ask: async ({ directory, signal }) => {
      // A member's own words may be longer than the gateway looks for.
      const shared = specialties
        .filter((name) => name.length <= SEARCH_LIMITS.valueLength)
        .slice(0, MOST_SHARED);
      if (!province || shared.length === 0) return [];
      const places = [...(city ? [{ province, city }] : []), { province }];
      const answers = await Promise.all(
        places.map((place) => directory.search({ ...place, specialties: shared }, signal)),
      );
      const found = answers.flatMap(({ hits }) =>
        hits.map(foundPerson).toSorted((a, b) => b.matched - a.matched),
      );
      const others = found.filter((hit, place) => hit.id !== id && firstPlace(found, hit) === place);
      return others.slice(0, SIMILAR_COUNT);
    },
  };
}

function firstPlace(hits: readonly FoundPerson[], { id }: FoundPerson): number {
  return hits.findIndex((hit) => hit.id === id);
}
