import { isLanguage, type Language } from '@directory/domain/language';
import {
  checkFields,
  CONTACT_PAGE_FIELDS,
  LISTING_REQUEST_FIELDS,
  MIN_FILL_MS,
  PROFILE_CONTACT_FIELDS,
} from '@directory/domain/messages/contact';
import type { FieldRule } from '@directory/domain/messages/field-rules';
import type { Plan } from '@directory/domain/plans';
import type { ProvinceCode } from '@directory/domain/provinces';
import { refuseFields, type FieldProblem } from './field-problems.ts';

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
}

export interface ListingSubmission extends Sent {
  kind: 'listing_request';
  province: ProvinceCode | null;
  city: string | null;
  listingType: Plan;
  message: string | null;
}

export type Submission = ContactSubmission | ListingSubmission;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads a submission. Which of the three forms it comes from shows in the payload, as specified: a listing request says
 * `type`, the contact page has a `subject`, the form on a profile has neither and names a psychologist. `psychologistName` and
 * `psychologistEmail` are accepted and ignored: who gets the mail is looked up (ruling 12).
 * @param newKey makes a key for a submission that brings none
 * @throws ApiError 400 that names every refused field, in the payload's language
 */
export function parseSubmission(body: unknown, fallbackLanguage: Language, newKey: () => string): Submission {
  const values: Readonly<Record<string, unknown>> = isRecord(body) ? body : {};
  const language = isLanguage(values['language']) ? values['language'] : fallbackLanguage;
  const problems: Record<string, FieldProblem> = {};
  const refuse = (): never => {
    throw refuseFields(problems, language);
  };
  if (!isRecord(body)) throw refuseFields({ body: 'not_an_object' }, language);

  /** A field's text, '' when absent; notes a problem when it is no text. */
  const text = (key: string): string => {
    const value = values[key];
    if (value === undefined || value === null) return '';
    // Nobody can see such characters, and the database refuses one of them. In a text of one line its rule refuses them all.
    if (typeof value === 'string') return tidy(key === 'message' ? value.replace(INVISIBLE, '') : value);
    problems[key] = 'not_text';
    return '';
  };
  const check = <Fields extends Readonly<Record<string, FieldRule>>>(fields: Fields) => {
    const read = Object.fromEntries(Object.keys(fields).map((key) => [key, text(key)])) as Record<
      keyof Fields & string,
      string
    >;
    for (const [key, error] of Object.entries(checkFields<Readonly<Record<string, FieldRule>>>(fields, read)))
      problems[key] ??= error as FieldProblem;
    return read;
  };

  const type = text('type');
  const psychologistId = text('psychologistId');
  const key = text('idempotencyKey');
  const { elapsedMs } = values;
  if (type !== '' && type !== 'listing_request') problems['type'] = 'not_an_option';
  if (psychologistId !== '' && !UUID.test(psychologistId))
    problems['psychologistId'] = 'unknown_psychologist';
  if (key !== '' && !UUID.test(key)) problems['idempotencyKey'] = 'not_a_uuid';
  if (values['language'] !== undefined && !isLanguage(values['language']))
    problems['language'] = 'not_an_option';
  if (elapsedMs !== undefined && !(typeof elapsedMs === 'number' && elapsedMs >= 0)) {
    problems['elapsedMs'] = 'not_a_number';
  }
  const sent = {
    language,
    idempotencyKey: key.toLowerCase() || newKey(),
    bot: botSign(text('company'), elapsedMs),
  };

  if (type === 'listing_request') {
    const fields = check({ ...LISTING_REQUEST_FIELDS, subject: CONTACT_PAGE_FIELDS.subject });
    if (Object.keys(problems).length > 0) refuse();
    return {
      ...sent,
      kind: 'listing_request',
      name: fields.name,
      email: fields.email,
      phone: fields.phone || null,
      subject: fields.subject || null,
      province: (fields.province || null) as ProvinceCode | null,
      city: fields.city || null,
      listingType: fields.listingType as Plan,
      message: fields.message || null,
    };
  }
  const fromProfile = psychologistId !== '' && !('subject' in values);
  const fields = check({ ...PROFILE_CONTACT_FIELDS, subject: CONTACT_PAGE_FIELDS.subject });
  if (Object.keys(problems).length > 0) refuse();
  return {
    ...sent,
    kind: fromProfile ? 'profile' : 'contact_page',
    psychologistId: psychologistId.toLowerCase() || null,
    name: fields.name,
    email: fields.email,
    phone: fields.phone || null,
    location: fields.location || null,
    preferredReplyDay: fields.preferredReplyDay || null,
    preferredReplyTime: fields.preferredReplyTime || null,
    subject: fields.subject || null,
    message: fields.message,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function botSign(company: string, elapsedMs: unknown): Submission['bot'] {
  if (company !== '') return 'honeypot';
  return typeof elapsedMs === 'number' && elapsedMs < MIN_FILL_MS ? 'too_fast' : false;
}

// oxlint-disable-next-line no-control-regex -- characters that no keyboard types, line ends and tabs aside
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The text with line ends of one kind and no white space around it. */
function tidy(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}
