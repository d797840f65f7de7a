import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { partFolder } from '../../data-dir/files.ts';
import type { OpenStack } from '../../open-stack.ts';
import { explained } from '../../stack-error.ts';
import { openMessageStore, parseMessage, type MessageStore } from './messages.ts';
import { answerRequest } from './web.ts';

export interface Mailbox {
  smtpUrl: string;
  /** Its web page; null when the environment names an SMTP server of its own. */
  url: string | null;
}

/** Larger mails are refused while they arrive. */
const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;

/** Starts an SMTP server that keeps every mail in DATA_DIR/mailbox and shows it on a web page, or uses the given server. */
export async function startMailbox({
  config,
  claimPort,
  say,
  keep,
}: Pick<OpenStack, 'config' | 'claimPort' | 'say' | 'keep'>): Promise<Mailbox> {
  if (config.smtpUrl !== undefined) return { smtpUrl: config.smtpUrl, url: null };
  const folder = partFolder(config.dataDir, 'mailbox');
  const store = openMessageStore(join(folder, 'messages.json'), say);
  const smtpPort = await claimPort('smtp');
  const webPort = await claimPort('mailbox');

  const smtp = createSmtpServer(store);
  // A client that drops its connection is its own affair.
  smtp.on('error', () => undefined);
  await listen(smtp.server, smtpPort);
  const web = createServer((request, response) => answerRequest(store, request, response));
  await listen(web, webPort);

  keep({
    async [Symbol.asyncDispose]() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => web.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
      store.flush();
    },
  });
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, url: `http://127.0.0.1:${webPort}` };
}

function createSmtpServer(store: MessageStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    // Loopback only, and its certificate would be nobody's: plain SMTP.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      keepMessage(store, stream, recipients).then(() => callback(), callback);
    },
  });
}

/** @throws Error with SMTP's code when the message is too large */
async function keepMessage(
  store: MessageStore,
  stream: SMTPServerDataStream,
  recipients: readonly string[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) throw Object.assign(new Error('The message is too large'), { responseCode: 552 });
  store.add(await parseMessage(Buffer.concat(chunks), recipients, randomUUID()));
}

const listen = (server: Server, port: number) =>
  explained('mailbox', `The mailbox cannot listen on port ${port}`, () =>
    once(server.listen(port, '127.0.0.1'), 'listening'),
  );
