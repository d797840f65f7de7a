import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';

const mailAddressSchema = z.object({ name: z.string(), address: z.string() });
export type MailAddress = z.infer<typeof mailAddressSchema>;

/** One mail as the mailbox keeps and serves it. `to` is who it was delivered to, Bcc included. */
export const messageSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  from: mailAddressSchema.nullable(),
  to: z.array(mailAddressSchema),
  replyTo: z.array(mailAddressSchema),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type Message = z.infer<typeof messageSchema>;

/** Reads a raw mail. `recipients` are the addresses of the SMTP envelope. */
export async function parseMessage(raw: Buffer, recipients: readonly string[], id: string): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const named = new Map(
    [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(flatten).map((each) => [each.address, each]),
  );
  return {
    id,
    receivedAt: new Date().toISOString(),
    from: mail.from === undefined ? null : (flatten(mail.from)[0] ?? null),
    to: recipients.map((address) => named.get(address) ?? { name: '', address }),
    replyTo: (mail.replyTo ?? []).flatMap(flatten),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  };
}

function flatten(address: Address): MailAddress[] {
  if (address.group !== undefined)
    return address.group.map(({ name, address: mail }) => ({ name, address: mail }));
  return [{ name: address.name, address: address.address }];
}
