import type { ProfileCard } from '@directory/domain/directory';
import { profilePath } from '@directory/domain/paths';
import {
  displayCredentials,
  displayName,
  displayPhoto,
  displaySpecialties,
} from '@directory/domain/profile/display';
import type { ProfileRow } from '@directory/domain/profile/row';

/** The columns that a small card is made of. */
export type CardRow = Pick<
  ProfileRow,
  | 'id'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'name_slug'
  | 'city_slug'
  | 'credentials'
  | 'highest_degree'
  | 'profile_photo_url'
  | 'image_filename'
  | 'city'
  | 'province'
  | 'practice_areas'
  | 'specialties'
  | 'is_premium'
>;

/** A psychologist as a small card shows one. @param photoBaseUrl the bucket's public address, without a final slash */
export function toProfileCard(row: CardRow, photoBaseUrl: string): ProfileCard {
  return {
    id: row.id,
    path: profilePath(row),
    name: displayName(row),
    credentials: displayCredentials(row),
    photoUrl: displayPhoto(row, photoBaseUrl),
    city: row.city,
    province: row.province,
    specialties: displaySpecialties(row),
    isPremium: row.is_premium,
  };
}
