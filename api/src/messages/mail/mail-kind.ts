import type { Language } from '@directory/domain/language';
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
  'member-mail',
  'person-erased',
  'contact-address-confirmation',
  'contact-address-asked',
  'contact-address-changed',
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

/** One kind of mail: what it reads of its subjects, and how it is made of one. */
interface MailKindDefinition<Subject extends { id: string }, Template> {
  /** Imports the template's module: the worker alone does, and the server and the commands, who only queue mails, are spared it. */
  template: () => Promise<Template>;
  /** The subjects with these ids; one that is gone is absent. */
  load(sql: postgres.Sql, ids: string[]): Promise<readonly Subject[]>;
  /**
   * The mail, at once or, when a service helps to make it, later; that one's failure is a failed try.
   * @throws Error when the subject no longer holds what the mail needs: no other try can help
   */
  compose(subject: Subject, settings: MailSettings, template: Template): OutgoingMail | Promise<OutgoingMail>;
}

export type Compose = (settings: MailSettings) => OutgoingMail | Promise<OutgoingMail>;

/** A kind as the sender sees it, once its template is there. */
interface LoadedMailKind {
  /** How to make the mail of each of these subjects, by id; a subject that is gone is absent. */
  load(sql: postgres.Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Compose>>;
}

export type MailKind = () => Promise<LoadedMailKind>;

/** Ties what a kind loads to what it composes of it. */
export function defineMailKind<Subject extends { id: string }, Template>(
  kind: MailKindDefinition<Subject, Template>,
): MailKind {
  return async () => {
    const template = await kind.template();
    return {
      async load(sql, ids) {
        const subjects = await kind.load(sql, [...ids]);
        return new Map(
          subjects.map((subject) => [subject.id, (settings) => kind.compose(subject, settings, template)]),
        );
      },
    };
  };
}

/** The kinds that one feature makes; each has its name in {@link MAIL_KINDS}. */
export type MailsOfFeature = Readonly<Partial<Record<MailKindName, MailKind>>>;
