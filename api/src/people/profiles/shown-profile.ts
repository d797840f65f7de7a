import { personPlace } from '@directory/domain/places/person-place';
import { postalAreaOf } from '@directory/domain/places/postal-area';
import { type PublicProfile, toPublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { isUnspoken, publishedRow, sourcesOf } from '@directory/domain/profile/sources';

/** A profile as its page shows it, with what the server alone knows of it. */
export function shownProfile(row: ProfileRow): PublicProfile {
  const shown = publishedRow(row);
  return {
    ...toPublicProfile(shown),
    ...{ measured_to: measuredTo(row), is_unspoken: isUnspoken(row), sources: sourcesOf(shown) },
  };
}

/**
 * To the middle of what searches near a place measure the distance of this person: a postal area (`R3C`) or a city. Null where it is to the practice
 * itself, or nothing is known. As the index has it: see the indexer's `toDocument`.
 */
export function measuredTo(
  row: Pick<ProfileRow, 'practices' | 'own_place' | 'postal_code' | 'city' | 'province'>,
): string | null {
  const { latitude: lat = null, longitude: lng = null } = row.practices[0] ?? {};
  const place = personPlace({
    practice: row.own_place || lat === null || lng === null ? null : { lat, lng },
    postalCode: row.postal_code,
    city: row.city,
    province: row.province,
  });
  if (place?.accuracy === 'postal') return postalAreaOf(row.postal_code ?? '');
  return place?.accuracy === 'city' ? row.city : null;
}
