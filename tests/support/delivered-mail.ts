import { readStack } from './stack-file.ts';

/** A mail in the local mailbox, as far as tests read it. */
export interface DeliveredMail {
  from: { name: string; address: string };
  to: { name: string; address: string }[];
  replyTo: { name: string; address: string }[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
}

/** Every mail that has been delivered to an address so far. @throws Error when the stack has no mailbox of its own */
export async function mailTo(address: string): Promise<DeliveredMail[]> {
  const { mailbox } = readStack();
  if (mailbox === null)
    throw new Error('This stack sends to an SMTP server of its own: there is no mailbox to read.');
  const response = await fetch(`${mailbox}/api/messages`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`);
  const mails = (await response.json()) as DeliveredMail[];
  return mails.filter((mail) => mail.to.some((recipient) => recipient.address === address));
}
