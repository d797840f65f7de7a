import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, expect, it } from 'vitest';
import { limitDigest } from '@directory/api/http/keyed-digest';
import { forgetRecipients } from '@directory/api/messages/results/limits';
import { deleteOldAssessmentEmails } from '@directory/api/messages/results/store';
import { admin } from '../../support/admin.ts';
import { databaseText, redisText } from '../../support/kept-texts.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import { ownSite } from '../../support/own-site.ts';
import { readStack } from '../../support/stack-file.ts';
import { anxietyResult, requester, someTaker } from './requester.ts';

/** The mail server takes nothing, and is asked again in an hour: jobs stay in the queue. */
const { api, database, links, redis, sink } = await ownSite();
sink.refuse = () => ({ code: 451, text: '4.7.1 later' });
const worker = await startMailWorker({
  postgres: database.url,
  redis: redis.url,
  smtp: sink.url,
  env: { MAIL_FIRST_RETRY_SECONDS: '3600', MAIL_SWEEP_SECONDS: '3600' },
});
const store = new Redis(redis.url);
const rowsKept = async () => [...(await databaseText(database.sql)).values()].join('\n').split('\n');
const keysKept = async () => (await redisText(store)).split('\n');
afterAll(async () => {
  store.disconnect();
  await worker[Symbol.asyncDispose]();
});

const digest = limitDigest(readStack().siteSecret);
const plainHashes = (email: string) =>
  (['base64url', 'hex', 'base64'] as const).map((form) => createHash('sha256').update(email).digest(form));

/** Every line of every store that names the address or a hash of it. */
async function tracesOf(email: string): Promise<{ redis: string[]; tables: string[] }> {
  const names = [email, digest(email), ...plainHashes(email)];
  const named = (lines: readonly string[]) =>
    lines.filter((line) => names.some((name) => line.includes(name)));
  return { redis: named(await keysKept()), tables: named(await rowsKept()) };
}

/** Two results asked for, each with a mail that waits in the queue for its second try. */
async function askTwice(email: string): Promise<string[]> {
  await using sender = requester(api.url);
  const requests = [anxietyResult(email), { email, condition: 'adhd', score: 1, severity: 'mild' }];
  const answers = await Promise.all(requests.map((request) => sender.send(request)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  const ids = answers.map(({ body }) => body.id ?? '');
  await expect.poll(async () => (await jobsOf(ids)).length).toBe(2);
  await expect
    .poll(() => database.sql`select from mails where subject_id = any(${ids}) and attempts = 1`)
    .toHaveLength(2);
  return ids;
}

async function jobsOf(ids: readonly string[]): Promise<string[]> {
  const keys = (await keysKept()).map((line) => line.split(' ', 1)[0] ?? '');
  return keys.filter((key) => ids.some((id) => key === `bull:email:assessment-results-${id}`));
}

const run = (id: string, env: Readonly<Record<string, string>> = {}) =>
  admin(['assessments', 'delete', id], {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    ...env,
  });

it('a deleted request leaves nothing in any store, and an address is counted no longer than it has one', async () => {
  const [email, other] = [someTaker(), someTaker()];
  const [first = '', second = ''] = await askTwice(email);
  await askTwice(other);

  const kept = await tracesOf(email);
  // By a keyed digest alone, and by no network address beside it.
  const keys = kept.redis.map((line) => line.split(' ', 1)[0]?.replace(digest(email), 'email'));
  expect(keys.map((key) => key?.replace(/:[\w-]{22}$/, ':sender')).sort()).toEqual([
    'limit:results:pair:email:sender',
    'limit:results:recipient-month:email',
    'limit:results:recipient:email',
  ]);
  expect(kept.redis.join('\n')).not.toMatch(/@|127\.\d/);
  expect(kept.tables).toHaveLength(2);

  // What cannot be done everywhere is not done at all, and said.
  const away = await run(first, { REDIS_URL: 'redis://127.0.0.1:1' });
  expect(away.code).toBe(1);
  expect(await tracesOf(email)).toEqual(kept);

  expect((await run(first)).code).toBe(0);
  expect((await tracesOf(email)).redis).toHaveLength(3);
  expect(await jobsOf([first, second])).toEqual([`bull:email:assessment-results-${second}`]);
  expect((await run(second)).code).toBe(0);
  expect(await tracesOf(email)).toEqual({ redis: [], tables: [] });
  expect(await jobsOf([first, second])).toEqual([]);
  expect((await rowsKept()).join('\n')).not.toMatch(`${first}|${second}`);
  expect((await tracesOf(other)).redis).toHaveLength(3);
}, 120_000);

it('what is deleted for its age leaves nothing either, and keeps the counts of who has asked since', async () => {
  const [gone, back] = [someTaker(), someTaker()];
  const ids = [...(await askTwice(gone)), (await askTwice(back))[0] ?? ''];
  await database.sql`update assessment_emails set created_at = now() - interval '91 days' where id = any(${ids})`;
  const counts = { redis: store, digest };
  expect(await deleteOldAssessmentEmails(database.sql, (emails) => forgetRecipients(counts, emails))).toBe(3);
  expect(await tracesOf(gone)).toEqual({ redis: [], tables: [] });
  const left = await tracesOf(back);
  expect([left.redis.length, left.tables.length]).toEqual([3, 1]);
}, 120_000);

it('a mailbox is safe from a flood without Redis, too', async () => {
  links.redis.cut();
  await using sender = requester(api.url);
  const email = someTaker();
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await sender.send(anxietyResult(email))).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});
