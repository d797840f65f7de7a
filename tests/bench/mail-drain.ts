import { randomUUID } from 'node:crypto';
import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { MAILS as KINDS } from '@directory/api/mails';
import type { MailKey } from '@directory/api/messages/mail/mail-kind';
import { queueMails } from '@directory/api/messages/mail/outbox';
import { parseSender } from '@directory/api/mail-address';
import type { OutgoingMail } from '@directory/api/messages/mail/outgoing-mail';
import { SMTP_CONNECTIONS } from '@directory/api/messages/mail/transport';
import type { StackAddresses } from '@directory/stack/stack-file';
import type { Queue } from 'bullmq';
import { createTransport } from 'nodemailer';
import type postgres from 'postgres';
import { MAIL_FROM, OPERATOR, startMailWorker } from '../support/mail-worker.ts';
import { ownDatabase } from '../support/own-database.ts';
import { ownRedis } from '../support/own-redis.ts';
import { median } from './rounds.ts';
import { startSink } from './sink-process.ts';

const MAILS = 5_000;
const WARM_UP = 1_000;
const ROUNDS = 3;
/** Mails that the bare loop has under way at once: as many as the worker. */
const AT_ONCE = 100;

/**
 * Mails per second from a waiting queue through the product's own worker, and from a bare loop over a pooled nodemailer transport with
 * the same mails, their texts written already, to the same SMTP server. The two take turns; each figure is the median of its rounds.
 */
export async function measureDrain(stack: StackAddresses): Promise<{ worker: number; bare: number }> {
  await using database = await ownDatabase(stack.postgres);
  await using redis = await ownRedis();
  await using sink = await startSink();
  const queue = openQueue('email', { url: redis.url });
  const transport = createTransport({
    url: sink.url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: Infinity,
  });
  const from = parseSender(MAIL_FROM);
  const parts = { postgres: database.url, redis: redis.url, smtp: sink.url, stack };
  const rates = { worker: [] as number[], bare: [] as number[] };
  try {
    await using worker = await startMailWorker({ ...parts, env: { MAIL_SWEEP_SECONDS: '86400' } });
    const drainQueue = async (count: number) => {
      await queue.pause();
      await fillQueue(database.sql, queue, count);
      return sink.measure(count, () => queue.resume());
    };
    const runBare = async (count: number) => {
      const mails = await composeMails(database.sql, count);
      return sink.measure(count, () =>
        sendAll(mails, async (id, { to, replyTo, subject, text, html }) => {
          const messageId = `<${id}@directory.example>`;
          await transport.sendMail({
            from,
            to,
            ...(replyTo ? { replyTo } : {}),
            subject,
            text,
            html,
            messageId,
          });
        }),
      );
    };
    await drainQueue(WARM_UP);
    await runBare(WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Who goes second finds the machine warm, so they take turns.
      const sides = round % 2 === 0 ? (['bare', 'worker'] as const) : (['worker', 'bare'] as const);
      for (const side of sides) {
        rates[side].push(side === 'bare' ? await runBare(MAILS) : await drainQueue(MAILS));
      }
    }
    await worker.end('SIGTERM');
  } finally {
    transport.close();
    await queue.close();
  }
  return { worker: median(rates.worker), bare: median(rates.bare) };
}

/** Half messages to psychologists, half their confirmations, as visitors make them. */
async function fillQueue(sql: postgres.Sql, queue: Queue, count: number): Promise<void> {
  const ids = await insertMessages(sql, count / 2);
  const mails = ids.flatMap((id): MailKey[] => [
    { kind: 'contact-message', id },
    { kind: 'contact-confirmation', id },
  ]);
  for (let start = 0; start < mails.length; start += 1_000) {
    await queueMails(queue, mails.slice(start, start + 1_000));
  }
}

/** The same mails as the worker makes, ready to go, under ids of their own. */
async function composeMails(sql: postgres.Sql, count: number): Promise<[string, OutgoingMail][]> {
  const ids = await insertMessages(sql, count / 2);
  const settings = {
    siteUrl: 'http://127.0.0.1:8080',
    operator: parseSender(OPERATOR),
    operatorLanguage: 'en',
    recoveryToken: () => Promise.reject(new Error('No mail here has a link.')),
    tokenOf: (_whose: string, id: string) => id,
  } as const;
  const mails: [string, OutgoingMail][] = [];
  for (const kind of ['contact-message', 'contact-confirmation'] as const) {
    for (const [id, compose] of await KINDS[kind].load(sql, ids)) {
      mails.push([`${kind}.${id}`, await compose(settings)]);
    }
  }
  // Only the worker may find them.
  await sql`delete from contact_messages where id = any(${ids}::uuid[])`;
  return mails;
}

async function sendAll(
  mails: readonly [string, OutgoingMail][],
  send: (id: string, mail: OutgoingMail) => Promise<void>,
): Promise<void> {
  let next = 0;
  const sender = async () => {
    for (let mail = mails[next++]; mail; mail = mails[next++]) await send(...mail);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

const MESSAGE =
  'Hello, I am looking for someone to talk to about sleep and worry. Do you take new clients? '.repeat(5);

async function insertMessages(sql: postgres.Sql, count: number): Promise<string[]> {
  const [psychologist] = await sql<{ id: string }[]>`
    insert into psychologist_profiles (first_name, last_name, city, province, email)
    values ('Bench', ${randomUUID()}, 'Winnipeg', 'MB', 'psychologist@bench.example') returning id`;
  const rows = await sql<{ id: string }[]>`
    with messages as (
      insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, phone, message)
      select gen_random_uuid()::text, 'profile', ${psychologist?.id ?? null}::uuid, 'Ada Martin',
        'visitor-' || number || '@bench.example', '204 555-0100', ${MESSAGE}
      from generate_series(1, ${count}) as number
      returning id
    ),
    mails as (
      insert into mails (kind, subject_id)
      select kind, id from messages, unnest(array['contact-message', 'contact-confirmation']) as kind
    )
    select id from messages`;
  return rows.map(({ id }) => id);
}
