import type { Language } from '@directory/domain/language';
import { inLanguage } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import type { MailAddress } from '../../mail-address.ts';
import type { LinkTokens } from './link-tokens.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Every kind of mail, by the name that stands in its rows and jobs; `api/src/mails.ts` has the kinds themselves. */
export const MAIL_KINDS = [
  'contact-message',
  'contact-confirmation',
  'inquiry-news',
  'inquiry-settled',
  'answers-missing',
  'listing-request',
  'listing-confirmation',
  'listing-declined',
  'assessment-results',
  'profile-changes-waiting',
  'profile-change-decision',
  'profile-begun',
  'profile-question',
  'opening-alert',
  'opening-told',
  'premium-ending',
  'premium-ended',
  'member-mail',
  'password-changed',
  'data-link',
  'person-erased',
  'contact-address-confirmation',
  'contact-address-asked',
  'contact-address-changed',
  'sign-in-address-confirmation',
  'sign-in-address-consent',
  'sign-in-address-left',
  'sign-in-address-changed',
] as const;
export type MailKindName = (typeof MAIL_KINDS)[number];

/** Of these one subject has several, each a row of its own. */
export const REPEATED_KINDS: ReadonlySet<MailKindName> = new Set(['inquiry-news']);

/** Names one mail for good: its kind and the id of its subject. */
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
  /** Makes what stands in the link of an inquiry's sender, or of somebody who was asked. */
  tokenOf: LinkTokens['tokenOf'];
}

/** What a mail is made with. */
type Site = MailSettings & { linkTo: (path: string, language: Language) => string };

/** A mail as its kind makes it: to an address alone unless it says a name, and written by a program unless it says otherwise. */
type Composed = Omit<OutgoingMail, 'to' | 'automatic'> & { to: MailAddress | string; automatic?: false };

/** One kind of mail: what it reads of its subjects, and how it is made of one. */
interface MailKindDefinition<Subject extends { id: string }> {
  /** The subjects with these ids; one that is gone is absent. */
  load(sql: postgres.Sql, ids: string[]): Promise<readonly Subject[]>;
  /**
   * The mail, at once or, when a service helps to make it, later; that one's failure is a failed try.
   * @throws Error when the subject no longer holds what the mail needs: no other try can help
   */
  compose(subject: Subject, site: Site): Composed | Promise<Composed>;
}

export type Compose = (settings: MailSettings) => OutgoingMail | Promise<OutgoingMail>;

export interface MailKind {
  /** How to make the mail of each of these subjects, by id; a subject that is gone is absent. */
  load(sql: postgres.Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Compose>>;
}

/** What a template is given of a subject's row. */
export type RowFor<Write extends (content: never) => unknown, Else extends string = never> = Omit<
  Parameters<Write>[0],
  'siteUrl' | Else
> & { id: string };

/** Ties what a kind loads to what it composes of it. */
export function defineMailKind<Subject extends { id: string }>(kind: MailKindDefinition<Subject>): MailKind {
  const compose = (subject: Subject, settings: MailSettings) => {
    const linkTo = (path: string, language: Language) => settings.siteUrl + inLanguage(path, language);
    const mail = kind.compose(subject, { ...settings, linkTo });
    return mail instanceof Promise ? mail.then(outgoing) : outgoing(mail);
  };
  return {
    async load(sql, ids) {
      const subjects = await kind.load(sql, [...ids]);
      return new Map(subjects.map((subject) => [subject.id, (settings) => compose(subject, settings)]));
    },
  };
}

function outgoing({
  to,
  automatic = true,
  ...mail
}: Omit<Composed, 'automatic'> & { automatic?: boolean }): OutgoingMail {
  return { ...mail, to: typeof to === 'string' ? { name: '', address: to } : to, automatic };
}

/** The kinds that one feature makes; each has its name in {@link MAIL_KINDS}. */
export type MailsOfFeature = Readonly<Partial<Record<MailKindName, MailKind>>>;
