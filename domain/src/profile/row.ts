import type { ProvinceCode } from '../places/provinces.ts';
import type { Gender } from '../facets.ts';
import type { Language } from '../language.ts';

/** A practice as the database holds it, as far as a profile needs it. */
export interface PracticeRow {
  id: string;
  name: string;
  address: string | null;
  business_info: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The columns of `psychologist_profiles` that the member's form writes. A part of every row of a profile. */
export interface EditableColumns {
  name: string | null;
  credentials: string | null;
  phone: string | null;
  website: string | null;
  /** What visitors see, and where messages to the psychologist go. The account's address is another. */
  email: string | null;
  address: string | null;
  city: string | null;
  postal_code: string | null;
  bio: string | null;
  /** The language `bio` is written in. */
  bio_language: Language;
  practice_areas: string | null;
  therapy_types: string | null;
  client_populations: string | null;
  service_languages: string | null;
  session_types: string | null;
  telepsychology: boolean | null;
  /** Sees clients in person. */
  services_to: boolean | null;
  accepting_new_clients: boolean | null;
  wait_times: string | null;
  fee_individual_cents: number | null;
  fee_couple_cents: number | null;
  sliding_scale: boolean | null;
  payment_methods: string | null;
  /** The insurers that are billed directly. */
  provider_lists: string | null;
  /** Per `DetailKey` of the assessments: years of experience and approaches. */
  specialties_detailed: Readonly<Record<string, { experience_years?: number; approach?: readonly string[] }>>;
  accepts_severity_levels: readonly string[];
  assessment_friendly: boolean | null;
  booking_url: string | null;
  social_links: Readonly<Record<string, string>>;
  /** A premium member's bio in the other language. */
  second_bio: string | null;
  /** Codes of provinces in which the member says that they are registered, beside what registers say. */
  stated_registrations: readonly string[];
}

/**
 * A row of `psychologist_profiles`, which anyone may read while the profile is active, with the joined practice and specialties.
 * List-like fields are comma-separated text, as messy as the register gives them.
 */
export interface ProfileRow extends EditableColumns {
  id: string;
  /** `firstname-lastname`, with a stable `-2`, `-3` … where two people of one name share a city. Kept by the database. */
  name_slug: string | null;
  /** Slug of the city. Kept by the database. */
  city_slug: string | null;
  first_name: string | null;
  last_name: string | null;
  highest_degree: string | null;
  gender: Gender | null;
  image_filename: string | null;
  profile_photo_url: string | null;
  fax: string | null;
  place_of_work: string | null;
  province: ProvinceCode | null;
  full_address: string | null;
  spoken_languages: string | null;
  populations: string | null;
  assessments: string | null;
  areas_of_expertise: string | null;
  presentations: string | null;
  business_info: string | null;
  certificate_type: string | null;
  certificate_registration: string | null;
  registration_number: string | null;
  /** The code of the regulator in whose register the profile stands; null when no register that was read has it. */
  regulator: string | null;
  /** The day of that register's last file, as `2026-11-22`. */
  registration_checked_on: string | null;
  /** Codes of provinces in which a register or the operator names a further registration. Kept by the database, as the next. */
  concurrent_registrations_in: readonly string[];
  /** When `stated_registrations` was last said. */
  registrations_stated_at: Date | null;
  institution: string | null;
  preferred_given: string | null;
  endorsements: string | null;
  qualifications: string | null;
  /** When the profile's word on new clients was last given; null where there is none. Kept by the database, as the next two. */
  accepting_confirmed_at: Date | null;
  wait_confirmed_at: Date | null;
  fees_confirmed_at: Date | null;
  /** The word on new clients is too old to count: see `acceptsNewClients`. */
  accepting_lapsed: boolean;
  /** The member wrote the address or the city: the linked practice's coordinates need not be theirs. Kept by the database. */
  own_place: boolean;
  is_active: boolean;
  is_premium: boolean;
  /** Counts the changes of what a member can edit: an editor's save names the version that it replaces. */
  revision: number;
  created_at: Date;
  updated_at: Date;
  /** The linked practices, the main one first. */
  practices: readonly PracticeRow[];
  /** Names of the joined specialties, by name. */
  specialties: readonly string[];
}

/** The columns that hold a time: as JSON, which a member's own profile comes as, they are texts. */
export type TimeColumn =
  | 'created_at'
  | 'updated_at'
  | 'accepting_confirmed_at'
  | 'wait_confirmed_at'
  | 'fees_confirmed_at'
  | 'registrations_stated_at';

/**
 * The columns of `profile_records`: what is private about a profile. Only the operator's commands, the sample data and the member's own
 * session reach that table.
 */
export interface ProfileRecordRow {
  profile_id: string;
  /** The member whose profile it is. */
  user_id: string | null;
  /** The profile's page in the register. */
  detail_url: string | null;
  previous_name: string | null;
  city_id: number | null;
  concurrent_registrations: string | null;
  registration_history: string | null;
  discipline_info: string | null;
}
