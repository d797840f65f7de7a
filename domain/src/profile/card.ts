import type { ProfileCard } from './public-profile.ts';

/** The fields of a search document that a card is made of. */
export interface CardDocument extends Omit<ProfileCard, 'photoUrl' | 'isPremium'> {
  photo_url: string | null;
  is_premium: boolean;
}

/** What to retrieve from the index for {@link cardOfDocument}. */
export const CARD_FIELDS = [
  'id',
  'path',
  'name',
  'credentials',
  'photo_url',
  'city',
  'province',
  'specialties',
  'is_premium',
] as const satisfies readonly (keyof CardDocument)[];

export function cardOfDocument(document: CardDocument): ProfileCard {
  const { id, path, name, credentials, city, province, specialties } = document;
  return {
    id,
    path,
    name,
    credentials,
    photoUrl: document.photo_url,
    city,
    province,
    specialties,
    isPremium: document.is_premium,
  };
}
