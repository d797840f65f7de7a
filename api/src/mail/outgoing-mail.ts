/** One person's address. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A mail that is ready to go to one recipient. */
export interface OutgoingMail {
  to: MailAddress;
  /** Where the answer goes; the directory's own address when absent. */
  replyTo?: MailAddress;
  /** One line. */
  subject: string;
  html: string;
  text: string;
  /** Written by a program in answer to the recipient: other programs must not answer it (RFC 3834). */
  automatic: boolean;
}
