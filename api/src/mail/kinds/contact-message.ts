import { inLanguage } from '@directory/domain/paths';
import { MAIL_STATES, type MailKind, type MailSettings } from '../mail-kind.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { contactMessageMail } from '../templates/contact-message.tsx';
import { recipientOf, selectContactRows, type ContactRow } from './contact-row.ts';

const state = MAIL_STATES['contact-message'];

/** A visitor's message: to the psychologist, or to the operator when no address is known. */
export const contactMessage: MailKind = {
  async load(sql, ids) {
    const rows = await selectContactRows(sql, state, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        { status: row.status, attempts: row.attempts, compose: (settings) => compose(row, settings) },
      ]),
    );
  },
};

function compose(row: ContactRow, { siteUrl, operator, operatorLanguage }: MailSettings): OutgoingMail {
  const { name, email, message } = row;
  if (name === null || email === null || message === null) {
    throw new Error('The message was erased, so it cannot be sent again.');
  }
  const psychologist = recipientOf(row);
  const direct = psychologist?.address ? { name: psychologist.name, address: psychologist.address } : null;
  const language = direct && psychologist ? psychologist.language : operatorLanguage;
  const mail = contactMessageMail({
    language,
    siteUrl,
    visitor: { name, email, phone: row.phone, location: row.location },
    replyDay: row.preferred_reply_day,
    replyTime: row.preferred_reply_time,
    subject: row.subject,
    message,
    psychologist: psychologist && {
      name: psychologist.name,
      profileUrl: siteUrl + inLanguage(psychologist.profilePath, language),
    },
    forwarding: psychologist !== null && direct === null,
  });
  return {
    ...mail,
    to: direct ?? operator,
    replyTo: { name, address: email },
    automatic: false,
  };
}
