import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import {
  CARD_FIELDS,
  type CardDocument,
  FACT_FIELDS,
  type PracticalFacts,
} from '@directory/domain/profile/card';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { slugify } from '@directory/domain/slug';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { SHOWS_PROFILES } from '../../site/query-client.ts';

export const SIMILAR_COUNT = 3;

/** What its card is made of. */
type SimilarDocument = CardDocument & PracticalFacts;

/** Enough of each to find those who share most. */
const CANDIDATES = 20;

/**
 * Psychologists near by who share a specialty with this one, those of the same city first and, among them, those who share
 * most. Equals stay in the index's order. Empty when the profile says neither where nor with what it works.
 */
export function similarQuery(directory: Directory, profile: PublicProfile) {
  const { id, city, province, specialties } = profile;
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['similar', id],
    queryFn: async ({ signal }): Promise<SimilarDocument[]> => {
      // A member's own words may be longer than the gateway looks for.
      const names = specialties.filter((name) => name.length <= SEARCH_LIMITS.filterLength);
      if (!province || names.length === 0) return [];
      const shared = names.slice(0, CANDIDATES).map((name) => `specialties = ${quote(name)}`);
      const places = [
        ...(city ? [[`city_slug = ${quote(slugify(city))}`, `province = "${province}"`]] : []),
        [`province = "${province}"`],
      ];
      const { results } = await directory.multiSearch(
        {
          queries: places.map((place) => ({
            indexUid: PROFILE_INDEX,
            q: '',
            filter: [...place, shared],
            attributesToRetrieve: [...CARD_FIELDS, ...FACT_FIELDS],
            limit: CANDIDATES,
          })),
        },
        signal,
      );
      const found = results.flatMap(({ hits }) => mostShared((hits ?? []) as SimilarDocument[], specialties));
      const others = found.filter((hit, place) => hit.id !== id && firstPlace(found, hit) === place);
      return others.slice(0, SIMILAR_COUNT);
    },
  });
}

/** The hit's specialties that this profile has too, in the hit's order. */
export function sharedSpecialties(
  hit: Pick<CardDocument, 'specialties'>,
  specialties: readonly string[],
): string[] {
  return hit.specialties.filter((name) => specialties.includes(name));
}

function mostShared(hits: readonly SimilarDocument[], specialties: readonly string[]): SimilarDocument[] {
  const count = (hit: SimilarDocument) => sharedSpecialties(hit, specialties).length;
  return [...hits].sort((a, b) => count(b) - count(a));
}

function firstPlace(hits: readonly CardDocument[], { id }: CardDocument): number {
  return hits.findIndex((hit) => hit.id === id);
}
