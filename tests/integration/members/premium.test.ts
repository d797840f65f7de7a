import { openQueue, producerConnection } from '@directory/api/messages/jobs/open-queue';
import { queueMails } from '@directory/api/messages/mail/outbox';
import { deleteOldPremium } from '@directory/api/people/premium/store';
import { admin } from '../../support/admin.ts';
import { databaseAs } from '../../support/built-program.ts';
import { addProfile, connect, refusal, removeTestRows, signInNewMember } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { readStack } from '../../support/stack-file.ts';
import postgres from 'postgres';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { post } from '../api/site.ts';
import { signedInMember } from './client.ts';

const sql = connect();
const stack = readStack();
const worker = postgres(databaseAs('worker', stack), { max: 1 });
const queue = openQueue('email', producerConnection(stack.redis));
const { member, client } = await signedInMember(sql);
const other = await signInNewMember(sql);
let id: string;

beforeEach(async () => {
  await removeTestRows(sql);
  const named = { first_name: 'Prema', last_name: 'Paidfor', city: 'Premiumton', bio_language: 'fr' };
  id = await addProfile(sql, { ...named, user_id: member.id });
});
afterAll(async () => {
  await removeTestRows(sql, [other]);
  await sql`delete from auth.users where id = ${member.id}`;
  await queue.close();
  await worker.end();
});

/** A day where the person practises. */
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Winnipeg' });
const operator = (...args: string[]) => admin(['premium', ...args]);
const grant = (last: number, ...more: string[]) =>
  operator('grant', id, '--last', day(last), '--invoice', 'F-7', ...more);
const listed = async (...list: string[]) =>
  (JSON.parse((await operator(...list, '--json')).stdout) as { id: string }[]).filter((row) => row.id === id);
const own = async () => (await client.rpc('my_premium')).data as unknown;
const isPremium = async () => {
  const [row] = await sql<{ is_premium: boolean }[]>`
    select is_premium from psychologist_profiles where id = ${id}`;
  return row?.is_premium;
};
const follow = () => worker`select public.follow_premium()`;
/** As if the only term that is granted had been so for these days. */
const moveTo = (first: number, last: number) =>
  sql`update premium_terms set first_day = ${day(first)}, last_day = ${day(last)} where profile_id = ${id} and state <> 'asked'`;
const mails = async () => {
  const rows = await sql<{ id: string; kind: 'premium-ending' | 'premium-ended' }[]>`
    select m.subject_id as id, m.kind from mails as m join premium_terms as t on t.id = m.subject_id
    where t.profile_id = ${id} order by m.created_at`;
  return [...rows];
};
/** Has all of them sent, as the sweep does. */
async function send(): Promise<void> {
  await queue.waitUntilReady();
  await queueMails(queue, await mails());
  const left = () => sql`
    select from mails as m join premium_terms as t on t.id = m.subject_id where t.profile_id = ${id} and m.status <> 'sent'`;
  await expect.poll(async () => (await left()).length).toBe(0);
}
const kinds = async () => (await mails()).map(({ kind }) => kind);

it('a member asks, by a press that counts once, and reads their own alone; only the operator grants or declines', async () => {
  expect(await own()).toEqual({ asked_at: null, terms: [] });
  for (const _ of [1, 2]) expect((await client.rpc('ask_my_premium')).data).toBe(true);
  expect(await own()).toMatchObject({ asked_at: expect.any(String) as string, terms: [] });
  expect(await listed('list')).toMatchObject([{ name: 'Prema Paidfor', member_email: member.email }]);
  // Another member, who has no profile, asks for nobody, and reads nothing of it.
  expect((await other.client.rpc('ask_my_premium')).data).toBe(false);
  expect((await other.client.rpc('my_premium')).data).toBeNull();
  const row = { profile_id: id, state: 'asked' };
  expect((await other.client.from('premium_terms').select()).error?.code).toBe('42501');
  expect((await other.client.from('premium_terms').insert(row)).error?.code).toBe('42501');
  expect((await other.client.rpc('follow_premium')).error?.code).toBe('42501');
  expect(await refusal(worker`update premium_terms set last_day = last_day + 1`)).toBe('42501');
  expect(await isPremium()).toBe(false);

  expect((await operator('decline', id, '--dry-run')).code).toBe(0);
  expect(await listed('list')).toHaveLength(1);
  expect((await operator('decline', id)).stdout).toBe('Prema Paidfor is declined premium.\n');
  expect(await own()).toEqual({ asked_at: null, terms: [] });
  expect((await operator('decline', id)).stdout).toContain('has not asked');
});

it('what is granted begins at once or on its day, in search within seconds, and is prolonged without a gap', async () => {
  const inSearch = async () => {
    const answer = await post('/api/search', { search: 'Paidfor', city: 'Premiumton', province: 'MB' });
    const { hits } = answer.json() as { hits: { id: string; is_premium?: boolean }[] };
    const hit = hits.find((one) => one.id === id);
    return hit && hit.is_premium === true;
  };
  await expect.poll(inSearch).toBe(false);
  await client.rpc('ask_my_premium');
  // What cannot be meant is refused, and leaves the wish as it was.
  for (const wrong of [grant(-1), grant(3, '--first', day(4)), grant(3, '--invoice', 'two\nlines')])
    expect((await wrong).code).toBeGreaterThan(0);
  expect((await grant(30, '--dry-run')).stdout).toContain('would be premium');
  expect([await isPremium(), (await listed('list')).length]).toEqual([false, 1]);

  const done = await grant(30, '--by', 'Ada');
  expect(done.stdout).toBe(`Prema Paidfor is premium from ${day(0)} to ${day(30)}, by invoice F-7.\n`);
  expect(await isPremium()).toBe(true);
  await expect.poll(inSearch).toBe(true);
  expect(await listed('list')).toEqual([]);
  expect(await listed('ending')).toMatchObject([{ last_day: day(30), invoice: 'F-7', granted_by: 'Ada' }]);
  expect(await listed('ending', '--days', '20')).toEqual([]);

  // Also what nobody asked for; nobody pays for a day twice.
  expect((await grant(60, '--first', day(30))).stderr).toContain('granted to Prema Paidfor already');
  expect((await grant(60)).code).toBe(0);
  const terms = [
    { first_day: day(0), last_day: day(30), invoice: 'F-7' },
    { first_day: day(31), last_day: day(60), invoice: 'F-7' },
  ];
  expect(await own()).toEqual({ asked_at: null, terms });

  // Taken away it neither goes on nor begins again.
  await admin(['profiles', 'premium', id, '--off']);
  await follow();
  expect([await isPremium(), await own()]).toEqual([false, { asked_at: null, terms: [] }]);
  expect((await grant(9, '--first', day(5))).code).toBe(0);
  expect(await isPremium()).toBe(false);
  await admin(['profiles', 'premium', id, '--off']);
  await moveTo(-1, 9);
  await follow();
  expect([await isPremium(), await kinds()]).toEqual([false, []]);
});

it('ends by itself after its last day, with a mail a week before and one at the end, each once', async () => {
  await grant(8);
  await follow();
  expect(await kinds()).toEqual([]);
  await moveTo(-300, 7);
  for (const _ of [1, 2]) await follow();
  expect(await kinds()).toEqual(['premium-ending']);
  await send();
  await moveTo(-300, 0);
  await follow();
  expect(await isPremium()).toBe(true);
  await moveTo(-300, -1);
  for (const _ of [1, 2]) await follow();
  expect(await isPremium()).toBe(false);
  expect(await kinds()).toEqual(['premium-ending', 'premium-ended']);
  await send();
  const sent = await mailTo(member.email);
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    'Votre fiche Premium a pris fin',
    'Votre fiche Premium prend bientôt fin',
  ]);
  for (const { text } of sent) expect(text).toContain('Bonjour Prema Paidfor,');
  // What the operator sets without days has none that end.
  await admin(['profiles', 'premium', id]);
  await follow();
  expect(await isPremium()).toBe(true);
});

it('of an end that another term follows nobody is written to, nor who has no account', async () => {
  await grant(5);
  expect(await kinds()).toEqual(['premium-ending']);
  await grant(40);
  // It was still waiting.
  await send();
  expect(await kinds()).toEqual([]);
  await sql`update premium_terms set first_day = ${day(-9)}, last_day = ${day(-1)} where profile_id = ${id} and state = 'running'`;
  await sql`update premium_terms set first_day = ${day(0)} where profile_id = ${id} and state = 'coming'`;
  await follow();
  expect([await isPremium(), await kinds()]).toEqual([true, []]);
  await sql`update profile_records set user_id = null where profile_id = ${id}`;
  await sql`update premium_terms set first_day = ${day(-9)}, last_day = ${day(-1)} where profile_id = ${id}`;
  await follow();
  expect([await isPremium(), await kinds()]).toEqual([false, []]);
});

it('is deleted 180 days after its last day, and a wish 180 days after it was asked', async () => {
  const left = async () => {
    await deleteOldPremium(worker);
    return (await sql`select from premium_terms where profile_id = ${id}`).length;
  };
  await client.rpc('ask_my_premium');
  const asked = (days: number) =>
    sql`update premium_terms set asked_at = now() - make_interval(days => ${days}) where profile_id = ${id}`;
  await asked(179);
  expect(await left()).toBe(1);
  await grant(3);
  await asked(400);
  await moveTo(-300, -179);
  await follow();
  expect(await left()).toBe(1);
  await moveTo(-300, -182);
  expect(await left()).toBe(0);
  await client.rpc('ask_my_premium');
  await asked(181);
  expect(await left()).toBe(0);
});
