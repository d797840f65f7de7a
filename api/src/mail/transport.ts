import { createTransport } from 'nodemailer';
import { composeRaw } from './compose-raw.ts';
import { domainOf, type MailAddress, type OutgoingMail } from './outgoing-mail.ts';

/** Connections kept open to the mail server. More are refused by many servers. */
export const SMTP_CONNECTIONS = 5;

export interface MailTransport {
  /**
   * Resolves when the server has accepted the mail. Sending one id again yields a mail with the same Message-ID, by which
   * mail programs recognize the double.
   * @throws Error nodemailer's, with the server's `responseCode` when it answered
   */
  send(id: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Opens a pool of connections to the SMTP server when the first mail is sent. */
export function createMailTransport(smtpUrl: string, from: MailAddress): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: Infinity,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing that a visitor wrote may ever make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from.address);
  return {
    async send(id, mail) {
      await transporter.sendMail(composeRaw(from, `<${id}@${domain}>`, mail));
    },
    close: () => transporter.close(),
  };
}
