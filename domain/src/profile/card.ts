import { displayPhoto } from './photo.ts';
import type { ProfileCard } from './public-profile.ts';

/** The fields of a search document that a card is made of. */
export interface CardDocument extends Omit<ProfileCard, 'photoUrl' | 'isPremium'> {
  profile_photo_url: string | null;
  image_filename: string | null;
  is_premium: boolean;
}

/** What to retrieve from the index for {@link cardOfDocument}. */
export const CARD_FIELDS = [
  'id',
  'path',
  'name',
  'credentials',
  'profile_photo_url',
  'image_filename',
  'city',
  'province',
  'specialties',
  'is_premium',
] as const satisfies readonly (keyof CardDocument)[];

/** @param photoBaseUrl the public address of the bucket `psychologist-images`, without a final slash */
export function cardOfDocument(document: CardDocument, photoBaseUrl: string): ProfileCard {
  const { id, path, name, credentials, city, province, specialties } = document;
  return {
    id,
    path,
    name,
    credentials,
    photoUrl: displayPhoto(document, photoBaseUrl),
    city,
    province,
    specialties,
    isPremium: document.is_premium,
  };
}
