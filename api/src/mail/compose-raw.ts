import { onOneLine } from '@directory/domain/text/hidden-characters';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { MailAddress, OutgoingMail } from './outgoing-mail.ts';

/**
 * The mail as it goes over the wire, and who it goes to. Its header is nodemailer's, which folds, encodes and quotes each field; its two bodies, both
 * short texts, are written at once. Nodemailer would send each through a chain of streams: three times the work of everything
 * else that a mail takes.
 * @param messageId with its angle brackets
 */
export function composeRaw(
  from: MailAddress,
  messageId: string,
  mail: OutgoingMail,
): { envelope: ReturnType<MimeNode['getEnvelope']>; raw: string } {
  const root = new MimeNode('multipart/alternative');
  root.setHeader({
    From: { ...from, name: mail.senderName ?? from.name },
    To: readable(mail.to),
    // An object, never a string: nodemailer reads several addresses out of a string.
    ...(mail.replyTo ? { 'Reply-To': readable(mail.replyTo) } : {}),
    Subject: onOneLine(mail.subject),
    'Message-ID': messageId,
    ...(mail.requestId !== undefined && { 'X-Request-Id': mail.requestId }),
    ...(mail.automatic ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {}),
  });
  const header = root.buildHeaders();
  const boundary = `--${root.boundary}`;
  const raw = [
    header,
    '',
    boundary,
    ...part('plain', mail.text),
    boundary,
    ...part('html', mail.html),
    `${boundary}--`,
    '',
  ].join('\r\n');
  return { envelope: root.getEnvelope(), raw };
}

/** Names are people's own words, older ones among them. */
function readable({ name, address }: MailAddress): MailAddress {
  return { name: onOneLine(name), address };
}

function part(subtype: 'plain' | 'html', text: string): string[] {
  return [
    `Content-Type: text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(text.replace(/\r?\n/g, '\r\n'))),
  ];
}
