import { limitDigest } from '@directory/api/http/keyed-digest';
import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { paths } from '@directory/domain/site/paths';
import { Redis } from 'ioredis';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { canary } from '../../support/canaries.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { databaseText, redisText } from '../../support/kept-texts.ts';
import { forgetDataLinkLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { sweptMail } from '../members/swept-mail.ts';
import { addMessage } from './rows.ts';
import { otherThan, press, read, someAddress } from './visitor.ts';

const sql = connect();
const stack = readStack();
const redis = new Redis(stack.redis);
const queue = openQueue('email', { url: stack.redis });
const mail = sweptMail(sql, queue);
const psychologist = await addProfile(sql, { last_name: 'Reader', email: `reader-${someAddress()}` });

beforeEach(forgetDataLinkLimits);
afterAll(async () => {
  await sql`delete from data_links where email like '%@visitor.example'`;
  await sql`delete from person_requests where email like '%@visitor.example'`;
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await removeTestRows(sql);
  await forgetDataLinkLimits();
  await queue.close();
  redis.disconnect();
});

const askFor = async (email: string, language = 'en') =>
  (await press('/api/data-links', { email, language })).headers.get('location');

/** The token of the link that was mailed. */
async function tokenAt(email: string, language: 'en' | 'fr' = 'en'): Promise<string> {
  expect(await askFor(email, language)).toContain('did=sent');
  const { text } = await mail(email, '/your-data');
  const link = new URL(/https?:\/\/\S+\/your-data\?\S+/.exec(text)?.[0] ?? '');
  return link.searchParams.get('token') ?? '';
}

const act = async (token: string, what: 'copy' | 'erase') =>
  (await press('/api/data-acts', { token, act: what, language: 'en' })).headers.get('location');

/** The page of a link, once it was looked what is held. */
async function pageOf(token: string): Promise<string> {
  const page = () => read(paths.yourData(token));
  await expect.poll(page).not.toContain('still looking');
  return page();
}

const wishes = (email: string) => sql`select wish from person_requests where email = ${email} order by wish`;

/** Somebody who wrote, asked to be listed, had results sent and waits for openings, with a mark in all of their words. */
async function sender() {
  const [email, mark] = [someAddress(), canary()];
  const message = await addMessage(sql, {
    ...{ email: email.toUpperCase(), name: mark, message: `${mark} writes`, psychologist_id: psychologist },
  });
  await sql`
    insert into listing_requests (idempotency_key, name, email, listing_type, message)
    values (${mark}, ${mark}, ${email}, 'free', ${mark})`;
  await sql`
    insert into assessment_emails (idempotency_key, email, condition, score, severity)
    values (${mark}, ${email}, 'anxiety', 3, 'mild')`;
  await sql`
    insert into opening_alerts (email, language, search, confirmed_at) values (${email}, 'en', ${sql.json({ search: mark })}, now())`;
  return { email, mark, message };
}

it('whoever wrote sees what is held, has a copy, and has it erased; opening the link changes nothing', async () => {
  const { email, mark, message } = await sender();
  const others = await addMessage(sql, { email: someAddress(), message: `${canary()} another one` });
  const token = await tokenAt(email, 'fr');
  const [{ held } = { held: null }] = await sql<{ held: unknown }[]>`
    select held from data_links where email = ${email}`;
  expect(JSON.stringify(held)).not.toContain(mark);

  // Whatever opens links in mails.
  const html = await pageOf(token);
  for (const method of ['GET', 'HEAD']) {
    const opened = await fetch(stack.app + paths.yourData(token), { method });
    expect([
      opened.status,
      opened.headers.get('cache-control'),
      opened.headers.get('referrer-policy'),
    ]).toEqual([200, 'no-store', 'same-origin']);
    expect((await fetch(`${stack.app}/api/data-acts?token=${token}&act=erase`, { method })).status).toBe(405);
  }
  expect(await wishes(email)).toEqual([]);
  for (const said of [
    'Messages that you wrote: 1',
    'Requests for a listing, or that a profile is yours: 1',
    'Results of a self-assessment that you had sent: 1',
    'Searches of whose openings you want to be told: 1',
  ])
    expect(html).toContain(said);
  expect(html).not.toContain(mark);
  expect((await fetch(`${stack.app}/api/data-copies/${token}`)).status).toBe(404);

  expect(await act(token, 'copy')).toBe(paths.yourData(token, 'copy'));
  await expect.poll(() => read(paths.yourData(token))).toContain('Your copy is ready');
  const file = await fetch(`${stack.app}/api/data-copies/${token}`);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const copy = (await file.json()) as { held: Record<string, unknown[]> };
  const theirs = JSON.parse((await admin(['person', 'export', email])).stdout) as typeof copy;
  expect(Object.keys(copy.held).toSorted()).toEqual(Object.keys(theirs.held).toSorted());
  expect(copy.held['messages sent']).toEqual(theirs.held['messages sent']);
  expect(JSON.stringify(copy)).toContain(`${mark} writes`);
  expect(JSON.stringify(copy)).not.toContain('another one');

  expect(
    (await press('/api/data-acts', { token, act: 'erase' }, { origin: 'https://evil.example' })).status,
  ).toBe(403);
  expect(await act(token, 'erase')).toBe(paths.yourData('', 'erasing'));
  // Used: not by who presses again, nor by who has the copy's address.
  expect(await act(token, 'erase')).toBe(paths.yourData(token, 'gone'));
  expect((await fetch(stack.app + paths.yourData(token))).status).toBe(404);
  expect((await fetch(`${stack.app}/api/data-copies/${token}`)).status).toBe(404);
  const told = await mail(email, 'Ce que nous gardions de vous est effacé');
  expect(told.text).toContain('a effacé tout ce qu’il gardait de cette adresse');
  // The address goes with that mail, and with the rows what the planner has noted of them.
  await expect
    .poll(
      async () =>
        [...(await databaseText(sql))].filter(([, text]) => {
          const small = text.toLowerCase();
          return small.includes(mark) || small.includes(email);
        }),
      { timeout: 30_000 },
    )
    .toEqual([]);
  expect(await redisText(redis)).not.toContain(limitDigest(stack.siteSecret)(email));
  expect(await sql`select id from contact_messages where id in ${sql([message, others])}`).toEqual([
    { id: others },
  ]);
  expect(await sql`select public.erased_at('address', ${email}) is not null as noted`).toEqual([
    { noted: true },
  ]);
}, 90_000);

it('every address is answered and written to alike; a link that has ended, or that nobody was given, does nothing', async () => {
  const [unknown, known] = [someAddress(), someAddress()];
  const message = await addMessage(sql, { email: known });
  expect(await askFor(unknown)).toBe(await askFor(known));
  await forgetDataLinkLimits();
  const [nothing, something] = [await tokenAt(unknown), await tokenAt(known)];
  const bare = ({ text }: { text: string }) => text.replace(/token=\S+/, '');
  expect(bare(await mail(unknown, '/your-data'))).toBe(bare(await mail(known, '/your-data')));
  expect(await pageOf(nothing)).toContain('We hold nothing of this address');

  for (const token of [otherThan(something), 'short']) {
    expect((await fetch(stack.app + paths.yourData(token))).status).toBe(404);
    expect((await press('/api/data-acts', { token, act: 'erase' })).status).toBe(
      token === 'short' ? 400 : 303,
    );
  }
  const none = otherThan(something);
  expect(await act(none, 'erase')).toBe(paths.yourData(none, 'gone'));
  await sql`update data_links set expires_at = now() where email = ${known}`;
  expect(await act(something, 'erase')).toBe(paths.yourData(something, 'gone'));
  expect((await fetch(stack.app + paths.yourData(something))).status).toBe(404);
  expect(await wishes(known)).toEqual([]);
  expect(await sql`select from contact_messages where id = ${message}`).toHaveLength(1);
});

it('an email alone copies or erases nothing of a member, nor of who is listed with the address', async () => {
  const email = someAddress();
  const id = await addProfile(sql, { last_name: 'Listed', email: email.toUpperCase() });
  await addMessage(sql, { email });
  const token = await tokenAt(email);
  const html = await pageOf(token);
  expect(html).toContain('belongs to an account or stands on a profile');
  expect(html).not.toContain('Messages that you wrote');
  for (const what of ['copy', 'erase'] as const)
    expect(await act(token, what)).toBe(paths.yourData(token, 'gone'));
  expect(await wishes(email)).toEqual([]);
  // Nor where it came to be so after the press.
  await sql`insert into person_requests (wish, account, email, by_link) values ('erase', gen_random_uuid(), ${email}, true)`;
  expect((await mail(email, 'What we held of you is erased')).text).toContain('we left that');
  expect(await sql`select from psychologist_profiles where id = ${id}`).toHaveLength(1);
  expect(await sql`select from contact_messages where email = ${email}`).toHaveLength(1);
  expect(await sql`select public.erased_at('address', ${email}) as at`).toEqual([{ at: null }]);
});

it('writes to one address five times a day, and to none that is no address', async () => {
  const email = someAddress();
  for (let times = 0; times < 5; times += 1) expect(await askFor(email)).toBe(paths.yourData('', 'sent'));
  expect(await askFor(email.toUpperCase())).toBe(paths.yourData('', 'later'));
  expect(await sql`select from data_links where email = ${email}`).toHaveLength(5);
  expect(await askFor('nobody', 'fr')).toBe(`${paths.yourData('', 'failed')}&lang=fr`);
  expect((await press('/api/data-links', { email }, { origin: 'https://evil.example' })).status).toBe(403);
});
