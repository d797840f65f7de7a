import { openQueue, producerConnection } from '@directory/api/messages/jobs/open-queue';
import { queueMails } from '@directory/api/messages/mail/outbox';
import { createLinkTokens } from '@directory/api/messages/mail/link-tokens';
import { askMembers } from '@directory/api/people/questions/ask';
import { paths } from '@directory/domain/site/paths';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { databaseAs } from '../../support/built-program.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { readStack } from '../../support/stack-file.ts';
import { addMessage } from '../contact/rows.ts';
import { otherThan, press } from '../contact/visitor.ts';

const sql = connect();
const stack = readStack();
const tokens = createLinkTokens(stack.siteSecret);
const worker = postgres(databaseAs('worker', stack), { max: 1 });
const member = await signInNewMember(sql);
let id: string;

beforeAll(async () => {
  id = await addProfile(sql, {
    ...{ user_id: member.id, first_name: 'Asked', last_name: 'Member' },
    ...{ accepting_new_clients: true, accepting_confirmed_at: new Date(Date.now() - 50 * 86_400_000) },
  });
});
afterAll(async () => {
  await removeTestRows(sql, [member]);
  await worker.end();
});

const asked = () =>
  sql<{ id: string; cause: string; answer: string | null }[]>`
    select id, cause, answer from profile_questions where profile_id = ${id} order by created_at`;
const profile = async () => {
  const [row] = await sql<{ accepting_new_clients: boolean; accepting_lapsed: boolean }[]>`
    select accepting_new_clients, accepting_lapsed from psychologist_profiles where id = ${id}`;
  return row && [row.accepting_new_clients, row.accepting_lapsed];
};
const daysLater = (days: number) =>
  sql`update profile_questions set created_at = created_at - make_interval(days => ${days}) where profile_id = ${id}`;

it('asks once by a mail that one press answers, and the profile says so at once', async () => {
  await askMembers(worker);
  await askMembers(worker);
  const [question, ...more] = await asked();
  expect([question?.cause, more]).toEqual(['age', []]);
  const queue = openQueue('email', producerConnection(stack.redis));
  await queue.waitUntilReady();
  await queueMails(queue, [{ kind: 'profile-question', id: question?.id ?? '' }]);
  await queue.close();
  const [account] = await sql<{ email: string }[]>`select email from auth.users where id = ${member.id}`;
  const email = account?.email ?? '';
  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  const [mail] = await mailTo(email);
  const token = tokens.tokenOf('question', question?.id ?? '');
  expect(mail?.subject).toBe('Are you taking new clients?');
  expect(mail?.text).toContain(paths.word(token, undefined, 'yes'));
  expect(mail?.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' });

  // Opening changes nothing; lapsed stays lapsed.
  expect((await fetch(stack.app + paths.word(token, undefined, 'no'))).status).toBe(200);
  expect(await profile()).toEqual([true, true]);
  const pressed = await press('/api/words', { token, answer: 'no', language: 'fr' });
  expect(pressed.headers.get('location')).toContain('did=done');
  expect(await profile()).toEqual([false, false]);
  // Nothing has changed since: nobody is asked.
  await daysLater(20);
  await askMembers(worker);
  expect(await asked()).toHaveLength(1);
});

it('asks after a message that had no answer; a press of the mail program ends it until somebody answers again', async () => {
  const message = await addMessage(sql, { psychologist_id: id });
  await sql`insert into inquiries (id) values (${message})`;
  await sql`
    insert into inquiry_people (inquiry_id, place, psychologist_id, message_id, state) values (${message}, 1, ${id}, ${message}, 'silent')`;
  await sql`
    update mails set status = 'sent', sent_at = now() + interval '1 second' where subject_id = ${message} and kind = 'contact-message'`;
  await askMembers(worker);
  const question = (await asked()).at(-1);
  expect(question?.cause).toBe('message');
  const token = tokens.tokenOf('question', question?.id ?? '');
  const stopped = await press(paths.word(token, undefined, 'stop'), { 'List-Unsubscribe': 'One-Click' });
  expect(stopped.status).toBe(200);
  expect((await press(paths.word(otherThan(token)), { 'List-Unsubscribe': 'One-Click' })).status).toBe(404);
  await daysLater(20);
  await askMembers(worker);
  expect(await asked()).toHaveLength(2);
  await press('/api/words', { token, answer: 'yes' });
  expect(await profile()).toEqual([true, false]);
  // Who answers that they are full says it on the profile, too, or is asked.
  await daysLater(20);
  await sql`update inquiry_people set state = 'full', answered_at = now() where message_id = ${message}`;
  // Until they say more, nobody knows.
  expect(await profile()).toEqual([true, true]);
  await askMembers(worker);
  expect((await asked()).at(-1)).toMatchObject({ cause: 'full' });
  await sql`delete from contact_messages where id = ${message}`;
});

it('whose two questions had no answer, or whose mail came back, is in doubt to the operator and asked no more', async () => {
  await sql`delete from profile_questions where profile_id = ${id}`;
  await sql`update psychologist_profiles set accepting_confirmed_at = now() - interval '85 days' where id = ${id}`;
  const listed = async () => (await admin(['reports', 'doubtful'])).stdout;
  for (const times of [1, 2]) {
    await askMembers(worker);
    await daysLater(20);
    expect(await asked()).toHaveLength(times);
  }
  expect(await listed()).toMatch(new RegExp(`${id} +Asked Member +0 +2 `));
  await askMembers(worker);
  expect(await asked()).toHaveLength(2);
  await sql`delete from profile_questions where id = ${(await asked())[0]?.id ?? ''}`;
  expect(await listed()).not.toContain(id);
  await sql`
    update mails set status = 'failed', sent_at = null, failure_reason = '550 no such user' where subject_id = ${(await asked())[0]?.id ?? ''}`;
  expect(await listed()).toMatch(new RegExp(`${id} +Asked Member +1 +1 `));
});
