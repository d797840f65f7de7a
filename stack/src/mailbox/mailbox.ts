import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { nothingToStop, type Origin, type PartContext } from '../part.ts';
import { StackError } from '../stack-error.ts';
import { parseMessage } from './message.ts';
import { openMessageStore, type MessageStore } from './store.ts';
import { answerRequest } from './web.ts';

export interface Mailbox extends AsyncDisposable {
  smtpUrl: string;
  /** Its web page; null when the environment names an SMTP server of its own. */
  url: string | null;
  origin: Origin;
}

/** Larger mails are refused while they arrive. */
const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;

/** Starts an SMTP server that keeps every mail in DATA_DIR/mailbox and shows it on a web page, or uses the given server. */
export async function startMailbox(context: PartContext, smtpUrl: string | undefined): Promise<Mailbox> {
  if (smtpUrl !== undefined) {
    return { smtpUrl, url: null, origin: 'environment', [Symbol.asyncDispose]: nothingToStop };
  }
  const folder = join(context.dataDir, 'mailbox');
  mkdirSync(folder, { recursive: true });
  const store = openMessageStore(join(folder, 'messages.json'));
  const smtpPort = await context.ports.claim('smtp');
  const webPort = await context.ports.claim('mailbox');

  const smtp = createSmtpServer(store);
  // A client that drops its connection is its own affair.
  smtp.on('error', () => undefined);
  await listen(smtp, smtpPort);
  const web = createServer((request, response) => answerRequest(store, request, response));
  await listen(web, webPort);

  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://127.0.0.1:${webPort}`,
    origin: 'embedded',
    async [Symbol.asyncDispose]() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => web.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
      store.flush();
    },
  };
}

function createSmtpServer(store: MessageStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    // Loopback only, and its certificate would be nobody's: plain SMTP.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MAX_MESSAGE_BYTES) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (bytes > MAX_MESSAGE_BYTES) {
          callback(Object.assign(new Error('The message is too large'), { responseCode: 552 }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        parseMessage(Buffer.concat(chunks), recipients, randomUUID()).then(
          (message) => {
            store.add(message);
            callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
}

interface Listener {
  listen(port: number, host: string, listening: () => void): unknown;
  once(event: 'error', failed: (error: Error) => void): unknown;
  off(event: 'error', failed: (error: Error) => void): unknown;
}

function listen(server: Listener, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(
        new StackError('mailbox', `The mailbox cannot listen on port ${port}: ${cause.message}.`, { cause }),
      );
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      resolve();
    });
  });
}
