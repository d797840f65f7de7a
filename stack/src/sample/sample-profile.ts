import type { ProfileRow } from '@directory/domain/profile/row';

/** A made-up profile: the columns that a loader writes, and the specialties to join. The slugs are the database's to give. */
export interface SampleProfile extends Omit<
  ProfileRow,
  'name_slug' | 'city_slug' | 'practices' | 'specialties'
> {
  detail_url: string | null;
  previous_name: string | null;
  concurrent_registrations: string | null;
  registration_history: string | null;
  discipline_info: string | null;
  practice_id: string | null;
  is_active: boolean;
  /** Ids of specialties, the main one first. */
  specialty_ids: readonly string[];
}
