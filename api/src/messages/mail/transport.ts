import { onOneLine } from '@directory/domain/text/hidden-characters';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { ClaimLostError } from './claims.ts';
import { domainOf, type MailAddress } from '../../mail-address.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Connections kept open to the mail server. More are refused by many servers. */
export const SMTP_CONNECTIONS = 5;

const MOST_SILENCE_MS = 5 * 60_000;

export interface MailTransport {
  /**
   * Resolves when the server has accepted the mail. Sending one id again yields a mail with the same Message-ID, by which
   * mail programs recognize the double.
   * @param mayGo asked once a connection is about to be free: who has waited for one may have lost the mail
   * @throws ClaimLostError when it may not go any more
   * @throws Error nodemailer's, with the server's `responseCode` when it answered
   */
  send(id: string, mail: OutgoingMail, mayGo: () => Promise<boolean>): Promise<void>;
  close(): void;
}

export interface MailServer {
  url: string;
  /** Nothing is said to a server that offers no TLS, or has no certificate that is valid. */
  requireTls: boolean;
}

/** Opens a pool of connections to the SMTP server when the first mail is sent. */
export function createMailTransport(server: MailServer, from: MailAddress): MailTransport {
  const transporter = createTransport({
    url: server.url,
    requireTLS: server.requireTls,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: Infinity,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // As long as mail servers may think over a mail: whoever hangs up earlier does not hear that it was taken, and sends it twice.
    socketTimeout: MOST_SILENCE_MS,
    // Nothing that a visitor wrote may ever make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from.address);
  const slots = createSlots(2 * SMTP_CONNECTIONS);
  return {
    async send(id, mail, mayGo) {
      await slots.enter();
      try {
        if (!(await mayGo())) throw new ClaimLostError();
        await transporter.sendMail(messageOf(from, `<${id}@${domain}>`, mail));
      } finally {
        slots.leave();
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * The mail as nodemailer takes it.
 * @param messageId with its angle brackets
 */
export function messageOf(from: MailAddress, messageId: string, mail: OutgoingMail): SendMailOptions {
  const { senderName, to, replyTo, subject, text, html, automatic, requestId, unsubscribeUrl } = mail;
  return {
    from: { ...from, name: senderName ?? from.name },
    to: readable(to),
    // An object, never a string: nodemailer reads several addresses out of a string.
    ...(replyTo && { replyTo: readable(replyTo) }),
    subject: onOneLine(subject),
    messageId,
    text,
    html,
    headers: {
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(automatic && { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }),
    },
  };
}

/** Names are people's own words, older ones among them. */
function readable({ name, address }: MailAddress): MailAddress {
  return { name: onOneLine(name), address };
}

/** Lets so many in at a time, the others in their order. */
function createSlots(count: number): { enter(): Promise<void>; leave(): void } {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async enter() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}
