import type { Language } from '@directory/domain/language';
import { profilePath } from '@directory/domain/paths';
import { displayContact, displayName } from '@directory/domain/profile/display';
import { isEmail } from '@directory/domain/contracts/email';
import type postgres from 'postgres';
import { selectState, type MailStatus, type StateColumns } from '../mail-kind.ts';

/** A contact message with what is needed of the psychologist it is for; those columns are null when it is for nobody. */
export interface ContactRow {
  id: string;
  status: MailStatus;
  attempts: number;
  /** Null, as the address and the text, once the message was erased. */
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  preferred_reply_day: string | null;
  preferred_reply_time: string | null;
  subject: string | null;
  message: string | null;
  language: Language;
  profile: ContactProfile | null;
}

interface ContactProfile {
  id: string;
  name: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  practice_email: string | null;
  bio_language: Language;
  province: string | null;
  city_slug: string | null;
  name_slug: string | null;
}

/** The messages with these ids. */
export async function selectContactRows(
  sql: postgres.Sql,
  state: StateColumns,
  ids: readonly string[],
): Promise<ContactRow[]> {
  return sql<ContactRow[]>`
    select
      contact_messages.id, ${selectState(sql, state)},
      contact_messages.name, contact_messages.email, contact_messages.phone, contact_messages.location,
      preferred_reply_day, preferred_reply_time, subject, message, language,
      case when profiles.id is not null then jsonb_build_object(
        'id', profiles.id, 'name', profiles.name, 'first_name', profiles.first_name, 'last_name', profiles.last_name,
        'email', profiles.email, 'practice_email', practices.email, 'bio_language', profiles.bio_language,
        'province', profiles.province, 'city_slug', profiles.city_slug, 'name_slug', profiles.name_slug
      ) end as profile
    from public.contact_messages
    left join public.psychologist_profiles as profiles on profiles.id = contact_messages.psychologist_id
    left join public.practices on practices.id = profiles.practice_id
    where contact_messages.id = any(${ids as string[]}::uuid[])`;
}

/** Who a message is for, and where mail reaches them: `address` is null when the directory knows none. */
export interface Recipient {
  name: string;
  address: string | null;
  language: Language;
  profilePath: string;
}

/** The psychologist that a message is for; null when it is for the directory itself. */
export function recipientOf({ profile }: Pick<ContactRow, 'profile'>): Recipient | null {
  if (!profile) return null;
  const { email } = displayContact({
    ...{ phone: null, website: null, address: null, full_address: null },
    email: profile.email,
    practices: [{ ...NO_PRACTICE, email: profile.practice_email }],
  });
  return {
    name: displayName(profile),
    address: email !== null && isEmail(email) ? email : null,
    language: profile.bio_language,
    profilePath: profilePath(profile),
  };
}

const NO_PRACTICE = {
  id: '',
  name: '',
  address: null,
  business_info: null,
  phone: null,
  website: null,
  latitude: null,
  longitude: null,
};
