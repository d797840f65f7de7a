import type { Condition } from '@directory/domain/assessments/conditions';
import type { Language } from '@directory/domain/language';
import type { PlaceAccuracy } from '@directory/domain/places/near';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { Opening, PracticalFacts } from '@directory/domain/profile/card';
import type { IndexedField } from '@directory/domain/profile/columns';
import type { ProfileCard } from '@directory/domain/profile/public-profile';
import type { TurnField } from './day-order.ts';

/** No word of any language, so that nobody types it. */
export const EVERYONE = 'zzeveryone';

/**
 * One psychologist in the search index: a card, what visitors decide by, the terms of the columns that are indexed, and more. Values of the
 * list fields are the vocabularies' English names, so that one document serves both languages; `search_terms` makes them findable in French
 * and by abbreviation. What a profile says in words of its own is in `specialties`, `expertise` and `services`, which cards and places name,
 * and in `own_words`; never in a list that is a filter. Moments are seconds since 1970.
 */
export interface ProfileDocument
  extends
    ProfileCard,
    PracticalFacts,
    Readonly<Record<IndexedField, string[]>>,
    Readonly<Record<MatchField, string>>,
    Readonly<Record<TurnField, 0 | 1>> {
  /** Folded full names, `first last` and `last first`: equality with the folded query means "this very person". */
  name_keys: string[];
  /** Folded surnames, whole and by their parts. */
  surnames: string[];
  city_slug: string | null;
  /** The province's name in English and French. */
  province_names: string[];
  /** The provinces whose people may be seen online, as far as registrations are known; none is unknown, or no sessions online. */
  online_provinces: ProvinceCode[];
  expertise: string[];
  /** Specialties and practice areas together: what a city's page of a service lists, counts and names first on its cards. */
  services: string[];
  /** The terms among specialties, practice areas and expertise. What a search's concern is looked for in. */
  concerns: string[];
  /** 1 for who speaks French, and the place of the waiting time in its vocabulary: what equals can be ordered by. */
  speaks_french: 0 | 1;
  wait_rank: number;
  /** The words of the lists that no vocabulary knows, as the profile has them: searched and shown, never counted. */
  own_words: string[];
  /** The fee and the sliding scale as the filters name them. */
  fee_bands: FeeBand[];
  /** All that the database keeps of it: by `id` and `since` it is known which opening the index has. */
  next_opening: Opening | null;
  /** Whether they have room within two weeks. */
  opening_within: 'two_weeks'[];
  practice_name: string | null;
  /** French names, abbreviations and other spellings of the terms above; searched, never shown. */
  search_terms: string[];
  /** Both bios when there are two; searched, shown cropped. */
  bio: string | null;
  /** The first sentence of each bio, which a card shows; null where none was written. */
  opening: Readonly<Partial<Record<Language, string>>> | null;
  /** 1 for premium, 0 for free: what ranking sorts by. */
  premium_rank: 0 | 1;
  /** Null when nobody said, or so long ago that it does not count any more. `accepting` is the same in a word, which can be counted and chosen. */
  accepting_new_clients: boolean | null;
  /** {@link ACCEPTING_RANK} of it: what ranking sorts by. */
  accepting_rank: (typeof ACCEPTING_RANK)[PracticalFacts['accepting']];
  /** 1 for who usually answers messages within three days: among equals they come first. */
  answer_rank: 0 | 1;
  /** Where the person is, as well as it is known; `place_accuracy` says how well. Null when nothing is known. */
  lat: number | null;
  lng: number | null;
  place_accuracy: PlaceAccuracy | null;
  /** The postal area whose centre it is, as `R3C`. */
  place_area: string | null;
  /** `lat` and `lng` as `pointOf` in the domain writes them: by it the people of one place are counted and chosen. */
  point: string | null;
  /** For "since". */
  created_at: number;
  /** One word that every profile has: what is searched with it excludes nobody. */
  everyone: typeof EVERYONE;
  /** SHA-256 (first 16 hex digits) of the other fields, for `verify`. */
  hash: string;
}

/** Who takes new clients comes before who does not say, and those before who takes none. */
export const ACCEPTING_RANK = { yes: 2, unknown: 1, no: 0 } as const satisfies Readonly<
  Record<PracticalFacts['accepting'], number>
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
export const DOCUMENT_VERSION = 17;

/** The index's name in Meilisearch, and the only one the public may query. */
export const PROFILE_INDEX = 'psychologists';

/** A text as a value in a filter expression: within quotes the engine takes a backslash before a quote or another backslash for an escape. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
