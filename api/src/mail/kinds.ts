import type { MailKind } from './mail-kind.ts';

/**
 * Every kind of mail, by the name that stands in its rows and jobs. The worker alone loads them: a kind brings its template and
 * all that renders it along, which the server and the commands, who only queue mails, need not have.
 */
const KINDS = {
  'contact-message': async () => (await import('../contact/mail.ts')).contactMessage,
  'contact-confirmation': async () => (await import('../contact/mail.ts')).contactConfirmation,
  'listing-request': async () => (await import('../listings/mail.ts')).listingRequest,
  'listing-confirmation': async () => (await import('../listings/mail.ts')).listingConfirmation,
  'assessment-results': async () => (await import('../results/mail.ts')).assessmentResults,
  'profile-changes-waiting': async () => (await import('../profile-changes/mail.ts')).profileChangesWaiting,
  'profile-change-decision': async () => (await import('../profile-changes/mail.ts')).profileChangeDecision,
  'member-mail': async () => (await import('../members/mail.ts')).memberMail,
} satisfies Record<string, () => Promise<MailKind>>;

export type MailKindName = keyof typeof KINDS;

export const MAIL_KINDS = Object.keys(KINDS) as [MailKindName, ...MailKindName[]];

/** Names one mail for good: its kind and the id of its subject. */
export interface MailKey {
  kind: MailKindName;
  id: string;
}

export async function loadMailKind(name: MailKindName): Promise<MailKind> {
  return KINDS[name]();
}
