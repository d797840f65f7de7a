import type { PracticeRow, ProfileRow } from '@directory/domain/profile/row';

/** The columns of `psychologist_profiles` that a document is made of; public ones alone. */
export const DOCUMENT_COLUMNS = [
  'id',
  'name_slug',
  'city_slug',
  'name',
  'first_name',
  'last_name',
  'credentials',
  'highest_degree',
  'gender',
  'image_filename',
  'profile_photo_url',
  'place_of_work',
  'city',
  'province',
  'spoken_languages',
  'service_languages',
  'telepsychology',
  'services_to',
  'session_types',
  'accepting_new_clients',
  'populations',
  'client_populations',
  'therapy_types',
  'areas_of_expertise',
  'practice_areas',
  'bio',
  'bio_language',
  'second_bio',
  'specialties_detailed',
  'assessment_friendly',
  'accepts_severity_levels',
  'is_premium',
  'created_at',
] as const satisfies readonly (keyof ProfileRow)[];

/** What the indexer reads of one active profile. */
export type DocumentRow = Pick<ProfileRow, (typeof DOCUMENT_COLUMNS)[number] | 'specialties'> & {
  /** The linked practices, the main one first. */
  practices: readonly Pick<PracticeRow, 'name' | 'latitude' | 'longitude'>[];
};
