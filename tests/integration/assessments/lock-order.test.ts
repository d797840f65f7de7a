import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { markSent } from '@directory/api/messages/mail/store';
import { deleteAssessmentEmail, deleteOldAssessmentEmails } from '@directory/api/messages/results/store';
import { ownDatabase } from '../../support/own-database.ts';

const database = await ownDatabase();
/** One connection each, as the worker and the operator's command have. */
const [worker, deleter] = [1, 2].map(() => postgres(database.url, { max: 1, onnotice: () => undefined }));
afterAll(async () => {
  await Promise.all([worker?.end(), deleter?.end()]);
  await database[Symbol.asyncDispose]();
});

const forgetNothing = () => Promise.resolve();

it.each([
  ['one request', (sql: postgres.Sql, id: string) => deleteAssessmentEmail(sql, id, forgetNothing)],
  ['old requests', (sql: postgres.Sql) => deleteOldAssessmentEmails(sql, forgetNothing)],
])('who deletes %s waits for the worker that marks its mail', async (_, remove) => {
  const { sql } = database;
  if (!worker || !deleter) throw new Error('There are two connections.');
  const insert = sql`
    insert into assessment_emails (idempotency_key, email, condition, score, severity, created_at)
    values (${randomUUID()}, 'ada@taker.example', 'anxiety', 12, 'moderate', now() - interval '91 days')`;
  const id = (await insertWithMails(sql, insert, ['assessment-results'])) ?? '';
  const [{ pid }] = (await worker`select pg_backend_pid() as pid`) as unknown as [{ pid: number }];

  // The worker's one statement takes the mail's row first, then, in a trigger, the request's. Here it stops in between.
  await worker`begin`;
  const [mail] = await worker<{ id: string }[]>`select id from mails where subject_id = ${id} for update`;
  const removed = remove(deleter, id);
  const blocked = () => sql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
  await expect.poll(blocked).toHaveLength(1);
  await markSent(worker, [mail?.id ?? '']);
  await worker`commit`;

  expect(Number(await removed)).toBe(1);
  expect(await sql`select from assessment_emails`).toHaveLength(0);
  expect(await sql`select from mails`).toHaveLength(0);
});
