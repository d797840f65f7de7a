import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@directory/stack/data-dir/ports';

/** A mail that the sink has accepted. */
export interface SunkMail {
  /** The recipients of the SMTP envelope. */
  to: string[];
  messageId: string;
  /** When, in ms of `performance.now()`. */
  at: number;
  raw: string;
}

/** Says no to a recipient with this code and text. */
export interface Refusal {
  code: number;
  text: string;
}

/** An SMTP server of the test's own, to be stopped and started again on the same port. */
export interface MailSink extends AsyncDisposable {
  url: string;
  /** What was accepted so far, first things first. */
  mails: SunkMail[];
  /** Decides on a recipient; everyone is welcome unless said otherwise. */
  refuse: (address: string) => Refusal | null;
  /** The server has the mail and says so only when this resolves. */
  thinking: Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the sink and starts it. @param host where it listens */
export async function mailSink(host = '127.0.0.1'): Promise<MailSink> {
  const port = await freePort();
  let server: SMTPServer | undefined;

  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuse: () => null,
    thinking: Promise.resolve(),
    async start() {
      const next = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        disableReverseLookup: true,
        // Stopping is as abrupt as a crash.
        closeTimeout: 1,
        onRcptTo({ address }, _session, callback) {
          const refusal = sink.refuse(address);
          callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
        },
        onData(stream, session, callback) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const raw = Buffer.concat(chunks).toString('utf8');
            sink.mails.push({
              to: session.envelope.rcptTo.map(({ address }) => address),
              messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
              at: performance.now(),
              raw,
            });
            void sink.thinking.then(() => callback());
          });
        },
      });
      // A client that is killed drops its connection.
      next.on('error', () => undefined);
      await new Promise<void>((resolve) => next.listen(port, host, resolve));
      server = next;
    },
    async stop() {
      const last = server;
      server = undefined;
      if (last) await new Promise<void>((resolve) => last.close(() => resolve()));
    },
    [Symbol.asyncDispose]: () => sink.stop(),
  };
  await sink.start();
  return sink;
}

/** Reads a mail as a mail program does. */
export function readMail(mail: Omit<SunkMail, 'at'>) {
  return PostalMime.parse(mail.raw);
}
