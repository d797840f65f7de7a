import { contactMails } from '../contact/mail.ts';
import { listingMails } from '../listings/mail.ts';
import { memberMails } from '../members/mail.ts';
import { profileChangeMails } from '../profile-changes/mail.ts';
import { profileMails } from '../profiles/mail.ts';
import { resultsMails } from '../results/mail.ts';
import type { MailKind } from './mail-kind.ts';

/** Every kind of mail, by the name that stands in its rows and jobs. Each feature names its own. */
const KINDS = {
  ...contactMails,
  ...listingMails,
  ...resultsMails,
  ...profileChangeMails,
  ...profileMails,
  ...memberMails,
} satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof KINDS;

export const MAIL_KINDS = Object.keys(KINDS) as [MailKindName, ...MailKindName[]];

/** Names one mail for good: its kind and the id of its subject. */
export interface MailKey {
  kind: MailKindName;
  id: string;
}

/** The kind, with its template. */
export function loadMailKind(name: MailKindName): ReturnType<MailKind> {
  return KINDS[name]();
}
