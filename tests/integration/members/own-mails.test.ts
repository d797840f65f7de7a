import { openQueue, producerConnection } from '@directory/api/messages/jobs/open-queue';
import { createLinkTokens } from '@directory/api/messages/mail/link-tokens';
import type { MailKey } from '@directory/api/messages/mail/mail-kind';
import { insertWithMails, queueMails } from '@directory/api/messages/mail/outbox';
import { askMembers } from '@directory/api/people/questions/ask';
import { paths } from '@directory/domain/site/paths';
import postgres from 'postgres';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { databaseAs } from '../../support/built-program.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { press } from '../contact/visitor.ts';
import { signedInMember, siteClient } from './client.ts';

const sql = connect();
const stack = readStack();
const tokens = createLinkTokens(stack.siteSecret);
const worker = postgres(databaseAs('worker', stack), { max: 1 });
const queue = openQueue('email', producerConnection(stack.redis));
const { member, client } = await signedInMember(sql);
const other = await signInNewMember(sql);
let id: string;

beforeEach(async () => {
  await removeTestRows(sql);
  id = await addProfile(sql, {
    ...{ user_id: member.id, first_name: 'Choosy', last_name: 'Member' },
    ...{ accepting_new_clients: true, accepting_confirmed_at: new Date(Date.now() - 50 * 86_400_000) },
  });
});
afterAll(async () => {
  await removeTestRows(sql, [other]);
  await sql`delete from auth.users where id = ${member.id}`;
  await queue.close();
  await worker.end();
});

const choose = async (...unwanted: string[]) =>
  (await client.rpc('choose_my_mails', { unwanted: unwanted.join() })).data as unknown;
const unwanted = async () => (await client.rpc('my_unwanted_mails')).data as unknown;
const asked = async () => {
  await askMembers(worker);
  return sql<{ id: string }[]>`select id from profile_questions where profile_id = ${id}`;
};

/** What becomes of mails that the worker takes now: how they stand once none waits, null for one that is gone. */
async function taken(mails: readonly MailKey[]): Promise<unknown[]> {
  await queue.waitUntilReady();
  await queueMails(queue, mails);
  const states = async () => {
    const rows = await sql<{ id: string; status: string }[]>`
      select subject_id as id, status from mails where subject_id = any(${mails.map((mail) => mail.id)}::uuid[])`;
    return mails.map((mail) => rows.find((row) => row.id === mail.id)?.status ?? null);
  };
  await expect.poll(states).not.toContain('queued');
  return states();
}

it('a member chooses for themselves alone, and what is no such mail is passed over', async () => {
  expect(await unwanted()).toEqual([]);
  expect(await choose('premium', 'contact-message', 'questions', 'premium')).toBe(true);
  expect(await unwanted()).toEqual(['questions', 'premium']);
  expect(await choose()).toBe(true);
  expect(await unwanted()).toEqual([]);
  expect((await other.client.rpc('choose_my_mails', { unwanted: 'questions' })).data).toBe(false);
  expect((await other.client.rpc('my_unwanted_mails')).data).toBeNull();
  expect((await siteClient().rpc('choose_my_mails', { unwanted: 'questions' })).status).toBe(401);
  expect(await unwanted()).toEqual([]);
});

it('who wants no questions is asked none, also where one waits to be sent; what is wrong on the profile is told', async () => {
  await choose('questions');
  expect(await asked()).toHaveLength(0);
  await choose();
  const [question] = await asked();
  expect(question).toBeDefined();
  await choose('questions');
  const fault = await insertWithMails(
    sql,
    sql`insert into profile_questions (profile_id, cause) values (${id}, 'fees')`,
    ['profile-question'],
  );
  const mails = [question?.id, fault ?? undefined].flatMap((one) =>
    one === undefined ? [] : [{ kind: 'profile-question' as const, id: one }],
  );
  expect(await taken(mails)).toEqual([null, 'sent']);
});

it('the button of a mail program is the same wish, and an answer takes it back', async () => {
  const [question] = await asked();
  const token = tokens.tokenOf('question', question?.id ?? '');
  await choose('premium');
  await press(paths.word(token, undefined, 'stop'), { 'List-Unsubscribe': 'One-Click' });
  expect(await unwanted()).toEqual(['premium', 'questions']);
  await press('/api/words', { token, answer: 'yes' });
  expect(await unwanted()).toEqual(['premium']);
  // Who chose it on the dashboard and answers all the same is asked no more.
  await choose('questions');
  await press('/api/words', { token, answer: 'no' });
  expect(await unwanted()).toEqual(['questions']);
});

it('who wants no reminder of premium is told that it has ended, and not that it will', async () => {
  const told = async (kind: 'premium-ending' | 'premium-ended') => {
    const state = kind === 'premium-ended' ? 'ended' : 'running';
    const insert = sql`
      insert into premium_terms (profile_id, state, first_day, last_day, granted_at, invoice)
      values (${id}, ${state}, current_date - 30, current_date + ${state === 'ended' ? -1 : 5}::integer, now(), 'F-1')`;
    const term = await insertWithMails(sql, insert, [kind]);
    return taken(term === null ? [] : [{ kind, id: term }]);
  };
  await choose('premium');
  expect(await told('premium-ended')).toEqual(['sent']);
  expect(await told('premium-ending')).toEqual([null]);
  await sql`delete from premium_terms where profile_id = ${id}`;
  await choose('questions');
  expect(await told('premium-ending')).toEqual(['sent']);
});
