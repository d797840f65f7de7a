import type { contact } from '@directory/domain/contracts/contact';
import type { Language } from '@directory/domain/language';
import { DEFAULT_SUBJECT, DEFAULT_SUBJECT_TEXTS, MIN_FILL_MS } from '@directory/domain/contracts/reply-times';
import { NOT_CHOSEN } from '@directory/domain/inquiries/inquiry';
import type { SentForm } from '../../http/contract.ts';
import type { NewInquiry } from '../inquiries/store.ts';
import type { NewListing } from '../listings/store.ts';

interface Sent {
  /** The same key means the same submission, sent again. */
  idempotencyKey: string;
  language: Language;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  /** The submission shows that no person filled in the form. */
  bot: false | 'honeypot' | 'too_fast';
}

/** A message from the form on a profile, or from the contact page. */
export interface ContactSubmission extends Sent {
  kind: 'profile' | 'contact_page';
  /** Null when it is for the directory itself. */
  psychologistId: string | null;
  location: string | null;
  preferredReplyDay: string | null;
  preferredReplyTime: string | null;
  message: string;
  inquiry: NewInquiry;
}

export interface ListingSubmission extends Sent, NewListing {
  kind: 'listing_request' | 'claim';
  /** Its sender was told who is listed already, and is somebody else. */
  isOther: boolean;
}

export type Submission = ContactSubmission | ListingSubmission;

/**
 * The submission of a form. The form on a profile has no `subject` and names a psychologist; with either otherwise it is the
 * contact page's.
 * @param newKey makes a key for a submission that brings none
 */
export function submissionOf(
  { input, language }: SentForm<typeof contact>,
  newKey: () => string,
): Submission {
  const sent = {
    idempotencyKey: input.idempotencyKey || newKey(),
    language,
    name: input.name,
    email: input.email,
    phone: ('phone' in input && input.phone) || null,
    subject: ('subject' in input && input.subject) || null,
    bot: botSign(input),
  };
  if (input.type === 'claim') {
    const { type: kind, psychologistId: profileId, message } = input;
    const asked = {
      province: null,
      city: null,
      registrationNumber: null,
      listingType: 'free',
      isOther: true,
    } as const;
    return { ...sent, ...asked, kind, profileId, message };
  }
  if (input.type === 'listing_request') {
    return {
      ...sent,
      kind: input.type,
      profileId: null,
      province: input.province || null,
      city: input.city || null,
      registrationNumber: input.registrationNumber || null,
      isOther: input.isOther ?? false,
      listingType: input.listingType,
      message: input.message || null,
    };
  }
  const psychologistId = input.psychologistId || null;
  return {
    ...sent,
    kind: psychologistId !== null && input.subject === undefined ? 'profile' : 'contact_page',
    psychologistId,
    location: input.location || null,
    preferredReplyDay: input.preferredReplyDay || null,
    preferredReplyTime: input.preferredReplyTime || null,
    message: input.message,
    inquiry: {
      others: [...new Set(input.others)].filter((id) => id !== psychologistId),
      atOnce: input.atOnce ?? 1,
      passesOn: input.passesOn ?? false,
    },
  };
}

/** What a script would send, of a form that was sent without one: the first who is ticked on a list is written to first. */
export function plainSubmission(fields: URLSearchParams) {
  const { subject, passesOn, isOther, ...sent } = Object.fromEntries(fields);
  const others = [...new Set(fields.getAll('others'))];
  const first = sent['psychologistId'] === NOT_CHOSEN ? others.shift() : undefined;
  const atOnce = Number(sent['atOnce']) || 1;
  return {
    ...sent,
    ...(first && { psychologistId: first }),
    ...(subject !== undefined && {
      subject: Object.values(DEFAULT_SUBJECT_TEXTS).includes(subject) ? DEFAULT_SUBJECT : subject,
    }),
    others,
    atOnce,
    passesOn: passesOn !== undefined,
    isOther: isOther !== undefined,
  };
}

function botSign({ company, elapsedMs }: SentForm<typeof contact>['input']): Submission['bot'] {
  if (company?.trim()) return 'honeypot';
  return elapsedMs !== undefined && elapsedMs < MIN_FILL_MS ? 'too_fast' : false;
}
