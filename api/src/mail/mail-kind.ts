import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';
import type { MailAddress, OutgoingMail } from './outgoing-mail.ts';

/** Every kind of mail there is. A row of the database and a kind name one mail for good. */
export const MAIL_KINDS = [
  'contact-message',
  'contact-confirmation',
  'listing-request',
  'listing-confirmation',
  'assessment-results',
  'member-mail',
] as const;

export type MailKindName = (typeof MAIL_KINDS)[number];

/** Names one mail: its row's id and its kind. */
export interface MailKey {
  kind: MailKindName;
  id: string;
}

/** What mails need to know of the site. */
export interface MailSettings {
  /** The site's public origin. */
  siteUrl: string;
  operator: MailAddress;
  operatorLanguage: Language;
  /** Makes the token of a link that sets this account's password. @throws Error when Auth does not make one */
  recoveryToken: (email: string) => Promise<string>;
}

/** Where a mail's state stands: the table and its columns. */
export interface StateColumns {
  table: 'contact_messages' | 'listing_requests' | 'assessment_emails' | 'member_mails';
  status: string;
  failureReason: string;
  attempts: string;
  sentAt: string;
  /** A column that is true exactly while the mail is sent. */
  sentFlag?: string;
}

/** Where each kind's state stands. */
export const MAIL_STATES: Readonly<Record<MailKindName, StateColumns>> = {
  'contact-message': {
    table: 'contact_messages',
    status: 'status',
    failureReason: 'failure_reason',
    attempts: 'attempts',
    sentAt: 'sent_at',
  },
  'contact-confirmation': {
    table: 'contact_messages',
    status: 'confirmation_status',
    failureReason: 'confirmation_failure_reason',
    attempts: 'confirmation_attempts',
    sentAt: 'confirmation_sent_at',
  },
  'listing-request': {
    table: 'listing_requests',
    status: 'delivery_status',
    failureReason: 'failure_reason',
    attempts: 'attempts',
    sentAt: 'sent_at',
  },
  'listing-confirmation': {
    table: 'listing_requests',
    status: 'confirmation_status',
    failureReason: 'confirmation_failure_reason',
    attempts: 'confirmation_attempts',
    sentAt: 'confirmation_sent_at',
  },
  'assessment-results': {
    table: 'assessment_emails',
    status: 'delivery_status',
    failureReason: 'failure_reason',
    attempts: 'attempts',
    sentAt: 'email_sent_at',
    sentFlag: 'email_sent',
  },
  'member-mail': {
    table: 'member_mails',
    status: 'status',
    failureReason: 'failure_reason',
    attempts: 'attempts',
    sentAt: 'sent_at',
  },
};

export type MailStatus = 'queued' | 'sent' | 'failed';

/** A mail as its row has it now. */
export interface LoadedMail {
  status: MailStatus;
  /** Tries so far. */
  attempts: number;
  /**
   * The mail, at once or, when a service helps to make it, later; its failure is then a failed try.
   * @throws Error when the row no longer holds what the mail needs
   */
  compose(settings: MailSettings): OutgoingMail | Promise<OutgoingMail>;
}

/** How a row becomes a mail of one kind. */
export interface MailKind {
  /** The mails of these rows by id; a row that is gone is absent. */
  load(sql: postgres.Sql, ids: readonly string[]): Promise<Map<string, LoadedMail>>;
}

export type MailKinds = Readonly<Record<MailKindName, MailKind>>;

/** What every `load` selects of a mail's state, as `status` and `attempts`. */
export function selectState(sql: postgres.Sql, { table, status, attempts }: StateColumns): postgres.Fragment {
  return sql`${sql(`${table}.${status}`)} as status, ${sql(`${table}.${attempts}`)} as attempts`;
}
