import { readFileSync } from 'node:fs';
import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';
import { replaceFile } from '../../data-dir/files.ts';
import { reasonOf } from '../../stack-error.ts';

const mailAddressSchema = z.object({ name: z.string(), address: z.string() });
export type MailAddress = z.infer<typeof mailAddressSchema>;

/** One mail as the mailbox keeps and serves it. `to` is who it was delivered to, Bcc included. */
const messageSchema = z.object({
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

/** The oldest make room: a mailbox that a benchmark fills must not fill the disk. */
const MAX_MESSAGES = 500;
const WRITE_AFTER_MS = 1_000;

export type MessageStore = ReturnType<typeof openMessageStore>;

/**
 * Opens the mailbox's file; a damaged one starts afresh. Additions reach the file within a second, or on `flush`. A disk that takes nothing
 * is tried again every second, and `say` is told of it once: until then the mails are in memory alone.
 */
export function openMessageStore(path: string, say: (sentence: string) => void) {
  let messages = read(path);
  let timer: NodeJS.Timeout | undefined;
  let isRefused = false;

  const flush = () => {
    clearTimeout(timer);
    if (timer === undefined) return;
    timer = undefined;
    try {
      replaceFile(path, messages);
      isRefused = false;
    } catch (error) {
      if (!isRefused) say(`The mailbox cannot write its file, and tries again: ${reasonOf(error)}.`);
      isRefused = true;
      timer = setTimeout(flush, WRITE_AFTER_MS).unref();
    }
  };
  const change = (next: Message[]) => {
    messages = next;
    timer ??= setTimeout(flush, WRITE_AFTER_MS);
  };
  return {
    /** Newest first. */
    list: (): readonly Message[] => messages,
    find: (id: string) => messages.find((message) => message.id === id),
    add: (message: Message) => change([message, ...messages].slice(0, MAX_MESSAGES)),
    clear: () => change([]),
    /** Writes what is not yet in the file. */
    flush,
  };
}

function read(path: string): Message[] {
  try {
    const kept = z.array(messageSchema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return kept.success ? kept.data : [];
  } catch {
    return []; // The first start.
  }
}
