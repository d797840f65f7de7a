import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortBook } from '../../data-dir/ports.ts';
import { loadConfig } from '../../config.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import type { Message } from './messages.ts';

let dataDir: string;
let mailbox: Mailbox;
let running: AsyncDisposable;

/** The mailbox needs a folder and ports; it starts no program. */
const start = () =>
  startMailbox({
    config: loadConfig({ DATA_DIR: dataDir }),
    claimPort: openPortBook(dataDir),
    say: (_sentence) => undefined,
    keep: (server) => void (running = server),
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox '));
  mailbox = await start();
});
afterEach(async () => {
  await running[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true });
});

/** Speaks SMTP by hand, so that the mail arrives exactly as written. Returns the server's last answer. */
async function send(recipient: string, lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1');
  const commands = [
    'EHLO test',
    'MAIL FROM:<site@example.org>',
    `RCPT TO:<${recipient}>`,
    'DATA',
    [...lines, '.'].join('\r\n'),
  ];
  let answer = '';
  for await (const line of createInterface({ input: socket })) {
    answer = line;
    if (line[3] === '-') continue;
    const next = commands.shift();
    if (next === undefined || !/^[23]/.test(line)) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return answer;
}

const list = async () => (await (await fetch(`${mailbox.url ?? ''}/api/messages`)).json()) as Message[];

const MAIL = [
  'From: Directory <site@example.org>',
  'To: =?utf-8?q?=C3=89lise?= <elise@example.ca>',
  'Reply-To: Visitor <visitor@example.net>',
  'Subject: =?utf-8?q?R=C3=A9ponse?= <script>alert(1)</script>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'See https://example.org/?a=1&b=2 and <b>not bold</b>',
];

describe('the mailbox', () => {
  it('keeps what it receives, over a restart too', async () => {
    expect(await send('elise@example.ca', MAIL)).toMatch(/^250/);
    await running[Symbol.asyncDispose]();
    mailbox = await start();
    expect(await list()).toMatchObject([
      {
        from: { name: 'Directory', address: 'site@example.org' },
        to: [{ name: 'Élise', address: 'elise@example.ca' }],
        replyTo: [{ name: 'Visitor', address: 'visitor@example.net' }],
        subject: 'Réponse <script>alert(1)</script>',
        text: expect.stringContaining('See https://example.org/?a=1&b=2') as string,
      },
    ]);
  });

  it('shows mail as text, whatever it holds', async () => {
    await send('elise@example.ca', MAIL);
    const [message] = await list();
    for (const path of ['/', `/messages/${message?.id ?? ''}`]) {
      const page = await (await fetch(`${mailbox.url ?? ''}${path}`)).text();
      expect(page).toContain('Réponse');
      expect(page).not.toContain('<script>');
      expect(page).not.toContain('<b>not bold');
    }
  });

  it('is emptied by tools, not by web pages', async () => {
    await send('elise@example.ca', MAIL);
    const url = `${mailbox.url ?? ''}/api/messages`;
    expect(
      (await fetch(url, { method: 'DELETE', headers: { origin: 'https://elsewhere.example' } })).status,
    ).toBe(403);
    expect(await list()).toHaveLength(1);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});
