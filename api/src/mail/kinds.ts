import type { MailKind, MailKindName } from './mail-kind.ts';

/**
 * Every kind of mail, by its name. Loaded by the worker alone: a kind brings its template and
 * all that renders it along, which the server and the commands, who only queue mails, need not have.
 */
const KINDS: Readonly<Record<MailKindName, () => Promise<MailKind>>> = {
  'contact-message': async () => (await import('../contact/mail.ts')).contactMessage,
  'contact-confirmation': async () => (await import('../contact/mail.ts')).contactConfirmation,
  'listing-request': async () => (await import('../listings/mail.ts')).listingRequest,
  'listing-confirmation': async () => (await import('../listings/mail.ts')).listingConfirmation,
  'assessment-results': async () => (await import('../results/mail.ts')).assessmentResults,
  'member-mail': async () => (await import('../members/mail.ts')).memberMail,
};

export async function loadMailKind(name: MailKindName): Promise<MailKind> {
  return KINDS[name]();
}
