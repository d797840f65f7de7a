import { MAIL_STATES, type MailKind, type MailSettings } from '../mail-kind.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { contactConfirmationMail } from '../templates/contact-confirmation.tsx';
import { recipientOf, selectContactRows, type ContactRow } from './contact-row.ts';

const state = MAIL_STATES['contact-confirmation'];

/** Tells the visitor, in fixed words, that the message has arrived. */
export const contactConfirmation: MailKind = {
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

function compose(row: ContactRow, { siteUrl }: MailSettings): OutgoingMail {
  if (row.email === null) throw new Error('The message was erased, with the address of its sender.');
  const psychologist = recipientOf(row);
  const mail = contactConfirmationMail({
    language: row.language,
    siteUrl,
    psychologistName: psychologist?.name ?? null,
    forwarding: psychologist !== null && psychologist.address === null,
  });
  // The address alone: even a name would be the sender's own words.
  return { ...mail, to: { name: '', address: row.email }, automatic: true };
}
