import type { ProfileRecordRow, ProfileRow } from '@directory/domain/profile/row';

/** What a made-up register holds and the site never shows. */
export type SampleRecord = Omit<ProfileRecordRow, 'profile_id' | 'user_id' | 'city_id'>;

/**
 * A made-up profile: the columns that a loader writes, and the specialties to join. The slugs and the revision are the database's to
 * give.
 */
export interface SampleProfile
  extends
    Omit<ProfileRow, 'name_slug' | 'city_slug' | 'revision' | 'practices' | 'specialties'>,
    SampleRecord {
  practice_id: string | null;
  /** Ids of specialties, the main one first. */
  specialty_ids: readonly string[];
}
