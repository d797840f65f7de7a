import type { Condition } from '@directory/domain/assessments/conditions';
import type { Gender } from '@directory/domain/facets';
import type { PlaceAccuracy } from '@directory/domain/places/person-place';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SessionType } from '@directory/domain/profile/session-types';
import type { TurnField } from './day-order.ts';

/** No word of any language, so that nobody types it. */
export const EVERYONE = 'zzeveryone';

/**
 * One psychologist in the search index. Values of the list fields are the vocabularies' English names, so that one
 * document serves both languages; `search_terms` makes them findable in French and by abbreviation. What a profile says in words of its
 * own is in `specialties`, `expertise` and `services`, which cards and places name, and in `own_words`; never in a list that is a filter.
 */
export interface ProfileDocument
  extends Readonly<Record<MatchField, string>>, Readonly<Record<TurnField, 0 | 1>> {
  id: string;
  /** The display name. */
  name: string;
  /** Folded full names, `first last` and `last first`: equality with the folded query means "this very person". */
  name_keys: string[];
  /** Folded surnames, whole and by their parts. */
  surnames: string[];
  credentials: string | null;
  gender: Gender | null;
  city: string | null;
  city_slug: string | null;
  province: ProvinceCode | null;
  /** The province's name in English and French. */
  province_names: string[];
  specialties: string[];
  therapies: string[];
  languages: string[];
  session_types: SessionType[];
  /** The provinces whose people may be seen online, as far as registrations are known; none is unknown, or no sessions online. */
  online_provinces: ProvinceCode[];
  populations: string[];
  expertise: string[];
  /** Specialties and practice areas together: what a city's page of a service lists, counts and names first on its cards. */
  services: string[];
  /** The terms among specialties, practice areas and expertise. What a search's concern is looked for in. */
  concerns: string[];
  /** 1 for who speaks French, and the place of the waiting time in its vocabulary: what equals can be ordered by. */
  speaks_french: 0 | 1;
  wait_rank: number;
  /** The assessments that the profile names, also among its specialties. */
  assessments: string[];
  /** Who is billed directly. */
  insurers: string[];
  /** Therapies, assessments, languages, groups and insurers that no vocabulary knows, as the profile has them: searched and shown, never counted. */
  own_words: string[];
  /** A session's fee in dollars, rounded up; null when it is not given. */
  fee: number | null;
  sliding_scale: boolean | null;
  /** The fee and the sliding scale as the filters name them. */
  fee_bands: FeeBand[];
  /** When the fees were last confirmed. Seconds since 1970, as all times here. */
  fee_confirmed_at: number | null;
  /** How long a first appointment takes, in the vocabulary's words or the profile's. */
  wait: string | null;
  wait_confirmed_at: number | null;
  practice_name: string | null;
  /** French names, abbreviations and other spellings of the terms above; searched, never shown. */
  search_terms: string[];
  /** Both bios when there are two; searched, shown cropped. */
  bio: string | null;
  /** The photo's address as `displayPhoto` gives it. */
  photo_url: string | null;
  /** The profile's address on the site. */
  path: string;
  is_premium: boolean;
  /** 1 for premium, 0 for free: what ranking sorts by. */
  premium_rank: 0 | 1;
  /** Null when nobody said, or so long ago that it does not count any more. */
  accepting_new_clients: boolean | null;
  /** The same in a word, which can be counted and chosen. */
  accepting: Accepting;
  /** {@link ACCEPTING_RANK} of it: what ranking sorts by. */
  accepting_rank: (typeof ACCEPTING_RANK)[Accepting];
  /** When it was last said, also while it does not count any more. */
  accepting_confirmed_at: number | null;
  /** Where the person is, as well as it is known; `place_accuracy` says how well. Null when nothing is known. */
  lat: number | null;
  lng: number | null;
  place_accuracy: PlaceAccuracy | null;
  /** The postal area whose centre it is, as `R3C`. */
  place_area: string | null;
  /** `lat` and `lng` as `pointOf` in the domain writes them: by it the people of one place are counted and chosen. */
  point: string | null;
  /** Seconds since 1970, for "since". */
  created_at: number;
  /** One word that every profile has: what is searched with it excludes nobody. */
  everyone: typeof EVERYONE;
  /** SHA-256 (first 16 hex digits) of the other fields, for `verify`. */
  hash: string;
}

export type Accepting = 'yes' | 'no' | 'unknown';

/** Who takes new clients comes before who does not say, and those before who takes none. */
export const ACCEPTING_RANK = { yes: 2, unknown: 1, no: 0 } as const satisfies Readonly<
  Record<Accepting, number>
>;

/** "Up to" that many dollars, above the highest of them, not given, and a sliding scale. A fee of 90 is in all that it is up to. */
export type FeeBand = '100' | '150' | '200' | 'more' | 'unknown' | 'sliding';

/**
 * The field that holds what a match's score for a condition is made of: see `encodeTraits` in the domain. Filtered and
 * counted, never shown.
 */
export type MatchField = `match_${Condition}`;

export function matchField<Name extends Condition>(condition: Name): `match_${Name}` {
  return `match_${condition}`;
}

/**
 * The version of what `toDocument` makes. Raise it when the same row gives another document, so that every index is
 * rebuilt at the next start. A new condition counts by itself.
 */
export const DOCUMENT_VERSION = 13;

/** The index's name in Meilisearch, and the only one the public may query. */
export const PROFILE_INDEX = 'psychologists';

/** The fields a search may return: nothing else leaves the gateway, whatever is asked. */
export const PUBLIC_FIELDS = [
  'id',
  'name',
  'credentials',
  'gender',
  'city',
  'city_slug',
  'province',
  'specialties',
  'therapies',
  'languages',
  'session_types',
  'online_provinces',
  'populations',
  'expertise',
  'services',
  'concerns',
  'own_words',
  'practice_name',
  'bio',
  'photo_url',
  'path',
  'is_premium',
  'accepting_new_clients',
  'accepting',
  'accepting_confirmed_at',
  'wait',
  'wait_confirmed_at',
  'fee',
  'fee_confirmed_at',
  'sliding_scale',
  'assessments',
  'insurers',
  'lat',
  'lng',
  'place_accuracy',
  'place_area',
] as const satisfies readonly (keyof ProfileDocument)[];

export type PublicField = (typeof PUBLIC_FIELDS)[number];

/** A search hit as the public sees it. */
export type ProfileHit = Pick<ProfileDocument, PublicField>;

/** A text as a value in a filter expression: within quotes the engine takes a backslash before a quote or another backslash for an escape. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
