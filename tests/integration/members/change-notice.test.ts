import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { enqueue } from '@directory/api/messages/jobs/queue';
import { changeNoticeJob } from '@directory/api/people/changes/notice-job';
import { deleteOldNotices } from '@directory/api/people/changes/store';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readMail } from '../../support/mail-sink.ts';
import { OPERATOR } from '../../support/mail-worker.ts';
import { ownMailParts } from '../../support/own-mail-parts.ts';
import { addPsychologistRow } from '../contact/rows.ts';

/** The worker finds new mails by its sweep every 100 ms. */
const { database, redis, sink } = await ownMailParts({ firstRetry: '0.002', sweep: '0.1' });
const queue = openQueue('directory', { url: redis.url });

afterAll(() => queue.close());
beforeEach(async () => {
  sink.mails.length = 0;
  await database.sql`delete from psychologist_profiles`;
  await database.sql`delete from change_notices`;
});

/** Does the day's job, as the clock does. */
async function runJob(): Promise<void> {
  const done = async () => (await queue.getJobCounts('completed'))['completed'] ?? 0;
  const before = await done();
  await enqueue(queue, changeNoticeJob, [{}]);
  await expect.poll(done).toBe(before + 1);
}
const addChange = async (name: string) => {
  const profile = await addPsychologistRow(database.sql);
  await database.sql`
    insert into profile_changes (profile_id, field, old_value, new_value, requested_by)
    values (${profile}, 'name', 'Test Person', ${name}, ${randomUUID()})`;
};
const statuses = async () =>
  (await database.sql<{ status: string }[]>`select status from mails`).map(({ status }) => status);

it('is one mail a day with how many wait and none of their words, however often the job runs', async () => {
  await addChange('Mallory Brown');
  await addChange('Mallory Green');
  await runJob();
  await expect.poll(statuses).toEqual(['sent']);
  await addChange('Mallory White');
  await runJob();
  await runJob();
  expect(await statuses()).toEqual(['sent']);
  expect(sink.mails.map(({ to }) => to)).toEqual([[OPERATOR]]);
  const mail = await readMail(sink.mails[0] ?? { to: [], messageId: '', raw: '' });
  expect(mail.subject).toBe('Names and credentials waiting for your decision: 2');
  expect(mail.text).toContain('npm run admin -- changes list');
  expect(mail.text).not.toContain('Mallory');

  await database.sql`update change_notices set day = day - 1`;
  await runJob();
  await expect.poll(statuses).toEqual(['sent', 'sent']);
});

it('is none when nothing waits, nor when all was decided before it was sent', async () => {
  await runJob();
  expect(await statuses()).toEqual([]);
  sink.refuse = () => ({ code: 451, text: 'not now' });
  await addChange('Mallory Brown');
  await runJob();
  await expect.poll(async () => (await database.sql`select 1 from mails where attempts > 0`).length).toBe(1);
  await database.sql`update profile_changes set state = 'declined', decided_at = now()`;
  // Refused until it is gone: a try that was on its way would still be sent.
  await expect.poll(statuses).toEqual([]);
  sink.refuse = () => null;
  expect(sink.mails).toEqual([]);
});

it('its days are forgotten after 30 days', async () => {
  await database.sql`insert into change_notices (day) values (current_date - 29), (current_date - 32)`;
  expect(await deleteOldNotices(database.sql)).toBe(1);
  expect(await database.sql`select 1 from change_notices`).toHaveLength(1);
});

it('of a profile that a member begins is written at once, once, and gone with the profile', async () => {
  const member = randomUUID();
  await database.sql`insert into auth.users (id) values (${member})`;
  // The database of the test's own knows no sessions: it takes the word of the transaction.
  await database.sql`
    create or replace function auth.uid() returns uuid language sql stable
    return nullif(current_setting('request.jwt.claim.sub', true), '')::uuid`;
  const [begun] = await database.sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claim.sub', ${member}, true)`;
    return transaction<{ id: string }[]>`
      insert into psychologist_profiles (first_name, last_name) values ('Mallory', 'Newcomer') returning id`;
  });
  await expect.poll(statuses).toEqual(['sent']);
  expect(sink.mails.map(({ to }) => to)).toEqual([[OPERATOR]]);
  const mail = await readMail(sink.mails[0] ?? { to: [], messageId: '', raw: '' });
  expect(mail.subject).toBe('A member has begun a profile');
  expect(mail.text).toContain(`npm run admin -- profiles activate ${begun?.id}`);
  expect(mail.text).not.toContain('Mallory');
  // What the operator adds needs no mail.
  await addPsychologistRow(database.sql);
  await database.sql`delete from psychologist_profiles where id = ${begun?.id ?? ''}`;
  expect(await statuses()).toEqual([]);
});
