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
  'gender',
  'photo_url',
  'city',
  'province',
  'specialties',
  'is_premium',
] as const satisfies readonly (keyof CardDocument)[];

export function cardOfDocument(document: CardDocument): ProfileCard {
  const { id, path, name, credentials, gender, city, province, specialties } = document;
  return {
    id,
    path,
    name,
    credentials,
    gender,
    photoUrl: document.photo_url,
    city,
    province,
    specialties,
    isPremium: document.is_premium,
  };
}

/** What visitors decide by, as the index holds it. Moments are seconds since 1970; what nobody has said is null. */
export interface PracticalFacts {
  /** Whether new clients are taken; `unknown`, too, when the last word is too old to count. */
  accepting: 'yes' | 'no' | 'unknown';
  accepting_confirmed_at: number | null;
  /** The vocabulary's English name, or the profile's words. */
  wait: string | null;
  wait_confirmed_at: number | null;
  /** Dollars a session. */
  fee: number | null;
  /** Of the fee and the sliding scale. */
  fee_confirmed_at: number | null;
  sliding_scale: boolean | null;
}

/** What to retrieve from the index for {@link PracticalFacts}. */
export const FACT_FIELDS = [
  'accepting',
  'accepting_confirmed_at',
  'wait',
  'wait_confirmed_at',
  'fee',
  'fee_confirmed_at',
  'sliding_scale',
] as const satisfies readonly (keyof PracticalFacts)[];
