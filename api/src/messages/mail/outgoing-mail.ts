import { isEmail } from '@directory/domain/contracts/email';
import { displayContact } from '@directory/domain/profile/display';
import type { MailAddress } from '../../mail-address.ts';

/** A mail that is ready to go to one recipient. */
export interface OutgoingMail {
  to: MailAddress;
  /** Stands in place of the directory's name as the sender's; its address stays. */
  senderName?: string;
  /** Where the answer goes; the directory's own address when absent. */
  replyTo?: MailAddress;
  /** One line. */
  subject: string;
  html: string;
  text: string;
  /** Written by a program in answer to the recipient: other programs must not answer it (RFC 3834). */
  automatic: boolean;
  /** Where a press of the mail program's own ends such mails (RFC 8058). */
  unsubscribeUrl?: string;
  /** The request that brought it, by which the logs know it. */
  requestId?: string;
}

/** Where mail reaches somebody of the directory: their own address or their practice's; null when neither is known. */
export function addressOf(row: { email: string | null; practice_email: string | null }): string | null {
  const { email } = displayContact({ email: row.email, practices: [{ email: row.practice_email }] });
  return email !== null && isEmail(email) ? email : null;
}
