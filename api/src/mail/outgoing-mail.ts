import { isEmail } from '@directory/domain/contracts/email';

export interface MailAddress {
  name: string;
  address: string;
}

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
  /** The request that brought it, by which the logs know it. */
  requestId?: string;
}

/**
 * Reads `Name <address>` or a bare address.
 * @throws Error when it is neither, or holds a line end
 */
export function parseSender(text: string): MailAddress {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim());
  const address = match?.[2] ?? match?.[3] ?? '';
  if (!isEmail(address)) throw new Error('is not an email address such as Directory <mail@example.ca>');
  return { name: match?.[1] ?? '', address };
}

/** The part of an address after the @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
