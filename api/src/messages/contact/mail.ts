import type { Language } from '@directory/domain/language';
import { paths, profilePath } from '@directory/domain/site/paths';
import { displayContact, displayName } from '@directory/domain/profile/display';
import type postgres from 'postgres';
import { defineMailKind, type MailsOfFeature } from '../mail/mail-kind.ts';
import { addressOf } from '../mail/outgoing-mail.ts';
import { contactConfirmationMail, contactMessageMail } from '../mail/templates/contact.ts';

/** A visitor's message: to the psychologist, or to the operator when no address is known. */
const contactMessage = defineMailKind({
  load: selectContactRows,
  compose(row, { siteUrl, operator, operatorLanguage, tokenOf, linkTo }) {
    const { name, email, message } = row;
    if (name === null || email === null || message === null) {
      throw new Error('The message was erased, so it cannot be sent again.');
    }
    const psychologist = recipientOf(row);
    const direct = psychologist?.address ? { name: psychologist.name, address: psychologist.address } : null;
    const language = direct && psychologist ? psychologist.language : operatorLanguage;
    const mail = contactMessageMail({
      language,
      siteUrl,
      visitor: { name, email, phone: row.phone, location: row.location },
      replyDay: row.preferred_reply_day,
      replyTime: row.preferred_reply_time,
      subject: row.subject,
      message,
      psychologist: psychologist && {
        name: psychologist.name,
        profileUrl: linkTo(psychologist.profilePath, language),
      },
      forwarding: psychologist !== null && direct === null,
      inquiry: row.inquiry && {
        answerUrl: linkTo(paths.answer(tokenOf('psychologist', row.inquiry.person)), language),
        asksOthers: row.inquiry.asks_others,
      },
    });
    return { ...mail, to: direct ?? operator, replyTo: { name, address: email }, automatic: false };
  },
});

/** Tells the visitor, in fixed words, that the message has arrived. */
const contactConfirmation = defineMailKind({
  load: selectContactRows,
  compose(row, { siteUrl, tokenOf, linkTo }) {
    if (row.email === null) throw new Error('The message was erased, with the address of its sender.');
    const psychologist = recipientOf(row);
    const mail = contactConfirmationMail({
      language: row.language,
      siteUrl,
      psychologistName: psychologist?.name ?? null,
      forwarding: psychologist !== null && psychologist.address === null,
      hasPhone: psychologist?.hasPhone ?? false,
      held: row.held,
      isDemonstration: row.is_demonstration,
      inquiry: row.inquiry && {
        pageUrl: linkTo(paths.inquiry(tokenOf('sender', row.id)), row.language),
        namesOthers: row.inquiry.names_others,
      },
    });
    // The address alone: even a name would be the sender's own words.
    return { ...mail, to: row.email };
  },
});

export const contactMails = {
  'contact-message': contactMessage,
  'contact-confirmation': contactConfirmation,
} satisfies MailsOfFeature;

/** A contact message with what is needed of the psychologist it is for. */
interface ContactRow {
  id: string;
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
  /** Its mail waits until the psychologist has been sent the messages before it. */
  held: boolean;
  /** The people of the directory are made up. */
  is_demonstration: boolean;
  /** Null when it is for nobody. */
  profile: ContactProfile | null;
  /** What it belongs to, unless that has ended. */
  inquiry: { person: string; asks_others: boolean; names_others: boolean } | null;
}

type ContactProfile = Parameters<typeof displayName>[0] &
  Parameters<typeof profilePath>[0] &
  Parameters<typeof addressOf>[0] & {
    phone: string | null;
    practice_phone: string | null;
    bio_language: Language;
  };

async function selectContactRows(sql: postgres.Sql, ids: string[]): Promise<ContactRow[]> {
  return sql<ContactRow[]>`
    select
      messages.id, messages.name, messages.email, messages.phone, messages.location,
      preferred_reply_day, preferred_reply_time, subject, message, language,
      coalesce(mail.status = 'queued' and mail.not_before > now(), false) as held,
      public.holds_made_up_people() as is_demonstration,
      case when profiles.id is not null then jsonb_build_object(
        'id', profiles.id, 'name', profiles.name, 'first_name', profiles.first_name, 'last_name', profiles.last_name,
        'email', profiles.email, 'practice_email', practices.email, 'phone', profiles.phone, 'practice_phone', practices.phone, 'bio_language', profiles.bio_language,
        'province', profiles.province, 'city_slug', profiles.city_slug, 'name_slug', profiles.name_slug
      ) end as profile,
      (
        select jsonb_build_object('person', people.id, 'asks_others', inquiries.passes_on or inquiries.at_once > 1,
          'names_others', exists (select from public.inquiry_people as other where other.inquiry_id = inquiries.id and other.place > 1))
        from public.inquiry_people as people join public.inquiries on inquiries.id = people.inquiry_id and inquiries.gone_at > now()
        where people.message_id = messages.id
      ) as inquiry
    from public.contact_messages as messages
    left join public.mails as mail on mail.subject_id = messages.id and mail.kind = 'contact-message'
    left join public.psychologist_profiles as profiles on profiles.id = messages.psychologist_id
    left join public.practices on practices.id = profiles.practice_id
    where messages.id = any(${ids}::uuid[])`;
}

/**
 * The psychologist that a message is for, and where mail reaches them: `address` is null when the directory knows none. Null when it is for
 * the directory itself.
 */
function recipientOf({ profile }: Pick<ContactRow, 'profile'>) {
  if (!profile) return null;
  const { phone } = displayContact({ phone: profile.phone, practices: [{ phone: profile.practice_phone }] });
  return {
    name: displayName(profile),
    address: addressOf(profile),
    /** The profile shows a number to call. */
    hasPhone: phone !== null,
    language: profile.bio_language,
    profilePath: profilePath(profile),
  };
}
