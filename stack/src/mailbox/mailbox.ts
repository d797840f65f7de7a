import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { nothingToStop, type Origin, type PartContext } from '../part.ts';
import { StackError } from '../stack-error.ts';
import { parseMessage } from './message.ts';
import { listPage, messagePage } from './page.ts';
import { openMessageStore, type MessageStore } from './store.ts';

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
  const web = createServer(handleRequest(store));
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

/** The page, and `GET` and `DELETE /api/messages` for tests and tools. */
function handleRequest(store: MessageStore): RequestListener {
  return (request, response) => {
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      response.end(body);
    };
    // A page elsewhere that rebinds its name to this address must not read the mail.
    const host = request.headers.host ?? '';
    if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host))
      return answer(403, 'text/plain', 'Forbidden');

    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/api/messages' && request.method === 'DELETE') {
      // Browsers name the page that asks; only tools, which name none, may empty the mailbox.
      if (request.headers.origin !== undefined) return answer(403, 'text/plain', 'Forbidden');
      store.clear();
      return answer(200, 'application/json', '{}');
    }
    if (request.method !== 'GET') return answer(405, 'text/plain', 'Method not allowed');
    if (path === '/api/messages') return answer(200, 'application/json', JSON.stringify(store.list()));
    if (path === '/') return answer(200, 'text/html', listPage(store.list()));
    const id = /^\/messages\/([\w-]+)$/.exec(path)?.[1];
    const message = id === undefined ? undefined : store.find(id);
    return message === undefined
      ? answer(404, 'text/plain', 'There is no such message.')
      : answer(200, 'text/html', messagePage(message));
  };
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
