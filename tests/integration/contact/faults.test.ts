import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailWorker, type MailWorker } from '../../support/mail-worker.ts';
import { ownSite } from '../../support/own-site.ts';
import { openLink } from '../../support/switchable-link.ts';
import { addPsychologistRow } from './rows.ts';
import { HELLO, someAddress, visitor } from './visitor.ts';

const { api, database, redis, sink, links } = await ownSite();
/** So many that none has more messages in an hour than are delivered at once. */
const psychologists = await Promise.all(
  Array.from({ length: 20 }, (_, number) =>
    addPsychologistRow(database.sql, { email: `own-${number}@psychologist.example` }),
  ),
);
/** The worker's way to its database. */
const link = await openLink(database.url);
const startWorker = (env: Record<string, string> = {}): Promise<MailWorker> =>
  startMailWorker({
    postgres: link.url,
    redis: redis.url,
    smtp: sink.url,
    env: { MAIL_FIRST_RETRY_SECONDS: '0.05', ...env },
  });
let working: Promise<MailWorker> | undefined;
/** The worker of all tests, which says how often it has swept. A start takes longer than what most of them look at. */
const oftenSweeping = () => (working ??= startWorker({ MAIL_SWEEP_SECONDS: '0.3', LOG_LEVEL: 'debug' }));
/** How many lines with these words it has logged from now on. */
const countOf = (words: string, { log }: MailWorker) => {
  const before = log.length;
  return () => log.slice(before).filter((line) => line.includes(words)).length;
};

beforeEach(() => {
  sink.mails.length = 0;
});
afterAll(async () => {
  await (await working)?.[Symbol.asyncDispose]();
  await link[Symbol.asyncDispose]();
});

/** Lets the mail server take its time, until it is told to answer. */
function slowServer(): () => void {
  let answer: () => void = () => undefined;
  sink.thinking = new Promise((resolve) => (answer = resolve));
  return answer;
}

/** Sends so many messages through the server, each from another network, and returns the ids that it promised to deliver. */
async function sendMessages(count: number): Promise<string[]> {
  await using sender = visitor(api.url);
  const ids: string[] = [];
  const send = async () => {
    const number = (sent += 1);
    const email = `visitor-${number}@visitor.example`;
    const psychologistId = psychologists[number % psychologists.length] ?? '';
    const answer = await sender.send(
      { name: 'Ada', email, message: 'Hello', psychologistId },
      { 'x-forwarded-for': `203.0.${number >> 8}.${number & 255}` },
    );
    expect(answer.status).toBe(202);
    ids.push(answer.body.id ?? '');
  };
  for (let start = 0; start < count; start += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - start) }, send));
  return ids;
}
let sent = 0;

/** Resolves when both mails of every message are marked as sent; then checks that the sink has them all. */
async function expectDelivered(ids: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const [left] = await database.sql<{ count: number }[]>`
          select count(*)::integer as count from mails
          where subject_id = any(${ids as string[]}::uuid[]) and status = 'sent'`;
        return left?.count;
      },
      { timeout: 160_000 },
    )
    .toBe(2 * ids.length);
  const kinds = ['contact-message', 'contact-confirmation'];
  const expected = ids.flatMap((id) => kinds.map((kind) => `<${kind}.${id}@directory.example>`));
  expect([...new Set(sink.mails.map(({ messageId }) => messageId))].sort()).toEqual(expected.sort());
}

describe('every accepted message is delivered', () => {
  // Before the others: what came meanwhile waits for the first worker.
  it('although Redis was away when it came and the worker was killed on the way, and doubles share their Message-ID', async () => {
    links.redis.cut();
    const ids = await sendMessages(60);
    links.redis.mend();
    // The sweep at its start finds them.
    const killed = await startWorker();
    await expect.poll(() => sink.mails.length, { interval: 1 }).toBeGreaterThanOrEqual(40);
    await killed.end('SIGKILL');
    await oftenSweeping();
    await expectDelivered(ids);
    // At most what was under way at the kill.
    expect(sink.mails.length - 120).toBeLessThanOrEqual(50);
  }, 120_000);

  it('although the mail server was down when it came', async () => {
    const delayed = countOf('mail delayed', await oftenSweeping());
    await sink.stop();
    const ids = await sendMessages(25);
    await expect.poll(delayed).toBeGreaterThan(49);
    expect(sink.mails).toEqual([]);
    await sink.start();
    await expectDelivered(ids);
    expect(sink.mails).toHaveLength(50);
  });
});

it('a message that the database cannot take is no error of the visitor’s, and is taken a moment later', async () => {
  await using sender = visitor(api.url);
  const to = { psychologistId: psychologists[0], idempotencyKey: randomUUID() };
  const message = { ...HELLO, ...to, email: 'ada@visitor.example' };
  await database.sql`alter table mails rename to mails_away`;
  const refused = await sender.send(message);
  await database.sql`alter table mails_away rename to mails`;
  expect([refused.status, refused.body.code]).toEqual([503, 'not_taken']);
  // The form says by itself that what was written is still there.
  expect(refused.body.error).toBe('Your message could not be sent just now. Please try again in a moment.');
  expect(refused.headers['retry-after']).toBe('5');
  const taken = await sender.send(message);
  expect(taken.status).toBe(202);
  await oftenSweeping();
  await expectDelivered([taken.body.id ?? '']);
});

/** As many as there are connections to the mail server. */
const AT_ONCE = 5;

describe('no mail is sent twice while the mail server’s word is on its way', () => {
  it('although the worker stood still for so long that another took its jobs', async () => {
    const frozen = await oftenSweeping();
    const answer = slowServer();
    const ids = await sendMessages(5);
    const client = new Redis(redis.url);
    const active = () => client.llen('bull:email:active');
    await expect.poll(async () => [sink.mails.length, await active()]).toEqual([AT_ONCE, 10]);
    frozen.signal('SIGSTOP');
    await using _other = await startWorker();
    await expect.poll(async () => sink.mails.length > AT_ONCE || (await active()) === 0).toBe(true);
    client.disconnect();
    answer();
    frozen.signal('SIGCONT');
    await expectDelivered(ids);
    expect(sink.mails).toHaveLength(10);
  }, 90_000);

  it('although Redis was emptied and every job given out anew, also of those that wait', async () => {
    const worker = await oftenSweeping();
    const answer = slowServer();
    const ids = await sendMessages(40);
    await expect.poll(() => sink.mails.length).toBe(AT_ONCE);
    await redis.empty();
    await expect.poll(countOf('swept the mail', worker)).toBeGreaterThan(3);
    answer();
    await expectDelivered(ids);
    expect(sink.mails).toHaveLength(80);
  }, 90_000);

  it('although the database was away when it came, and the queue was emptied meanwhile', async () => {
    const unmarked = countOf('could not be marked', await oftenSweeping());
    const answer = slowServer();
    const ids = await sendMessages(1);
    await expect.poll(() => sink.mails.length).toBe(2);
    link.cut();
    await redis.empty();
    answer();
    await expect.poll(unmarked).toBe(2);
    link.mend();
    await expectDelivered(ids);
    expect(sink.mails).toHaveLength(2);
  }, 90_000);
});

it('a flood is held back without Redis, too', async () => {
  links.redis.cut();
  await using sender = visitor(api.url);
  const statuses = [];
  for (let index = 0; index < 8; index += 1)
    statuses.push((await sender.send({ name: 'Ada', email: someAddress(), message: 'Hello' })).status);
  links.redis.mend();
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
});
