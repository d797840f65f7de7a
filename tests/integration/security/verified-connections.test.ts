import { openDatabase } from '@directory/api/database';
import { openRedis } from '@directory/api/messages/jobs/open-queue';
import { createMailTransport } from '@directory/api/messages/mail/transport';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { databaseAs } from '../../support/built-program.ts';
import { mailSink } from '../../support/mail-sink.ts';
import { readStack } from '../../support/stack-file.ts';
import { securedParts } from '../../support/secured-parts.ts';

// That server and worker reach them where they know the authority, `telemetry.test.ts` shows.
it('they say nothing to a server whose certificate is anybody’s', async () => {
  await using parts = await securedParts();
  // By what server and worker open: this process knows no such authority.
  const lines: string[] = [];
  const redis = openRedis(parts.redis, pino({}, { write: (line) => void lines.push(line) }));
  const url = databaseAs('api', { ...readStack(), ...parts });
  expect(url).toContain('sslmode=verify-full');
  const sql = openDatabase(url, 1);
  await expect(sql`select 1`).rejects.toThrow(/certificate/);
  await expect.poll(() => lines.join('')).toMatch(/redis is away.*certificate|certificate.*redis is away/);
  expect(parts.trusted()).toEqual({ postgres: false, redis: false });
  redis.disconnect();
  await sql.end({ timeout: 1 });
});

const MAIL_FROM = { name: 'Directory', address: 'directory@directory.example' };
const MAIL = {
  to: { name: '', address: 'member@example.org' },
  subject: 'A secret',
  text: 'Words for one reader.',
  html: '<p>Words for one reader.</p>',
  automatic: false,
};

it('a mail that needs TLS goes to no server that offers none, nor to one with anybody’s certificate', async () => {
  await using sink = await mailSink();
  const offering = new SMTPServer({ authOptional: true, closeTimeout: 1, disableReverseLookup: true });
  offering.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = offering.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const send = async (url: string, requireTls: boolean) => {
    const transport = createMailTransport({ url, requireTls }, MAIL_FROM);
    try {
      await transport.send('mail-id', MAIL, () => Promise.resolve(true));
      return 'sent';
    } catch (error) {
      return (error as Error).message;
    } finally {
      transport.close();
    }
  };
  expect(await send(sink.url, true)).toMatch(/STARTTLS|TLS/i);
  expect(sink.mails).toHaveLength(0);
  expect(await send(`smtp://127.0.0.1:${port}`, true)).toMatch(/certificate/i);
  expect(await send(sink.url, false)).toBe('sent');
  await new Promise<void>((resolve) => offering.close(() => resolve()));
});
