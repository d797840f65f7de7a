import { randomUUID } from 'node:crypto';
import { createLinkTokens } from '@directory/api/messages/mail/link-tokens';
import { openQueue, producerConnection } from '@directory/api/messages/jobs/open-queue';
import { deleteOldAlerts, tellAlerts } from '@directory/api/people/openings/alerts';
import type { EngineHit } from '@directory/api/search/engine-query';
import { readCalendars } from '@directory/api/people/openings/job';
import type { Opening } from '@directory/domain/profile/card';
import { paths } from '@directory/domain/site/paths';
import { pino } from 'pino';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAs } from '../../support/built-program.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { readStack } from '../../support/stack-file.ts';
import { press } from '../contact/visitor.ts';

const sql = connect();
const stack = readStack();
const tokens = createLinkTokens(stack.siteSecret);
const [api, worker] = [databaseAs('api', stack), databaseAs('worker', stack)].map((url) =>
  postgres(url, { max: 2 }),
) as [postgres.Sql, postgres.Sql];
const queue = openQueue('email', producerConnection(stack.redis));
const log = pino({ enabled: false });
const member = await signInNewMember(sql);
const email = `waits-${randomUUID()}@example.org`;
let id: string;

beforeAll(async () => {
  await queue.waitUntilReady();
  id = await addProfile(sql, { user_id: member.id, first_name: 'Orla', last_name: 'Openinghouse' });
});
afterAll(async () => {
  await sql`delete from opening_alerts where email = ${email}`;
  await removeTestRows(sql, [member]);
  await queue.close();
  await Promise.all([api.end(), worker.end()]);
});

const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Winnipeg' });
const said = (from: number, to: number) => ({
  ...{ places: '2', first_day: day(from), last_day: day(to), times: 'Evenings', session: 'Online' },
});
const say = async (from: number, to: number) =>
  (await member.client.rpc('say_my_opening', said(from, to))).data as boolean;
const opening = async () => {
  const [row] = await sql<
    { opening: Opening | null }[]
  >`select next_opening as opening from psychologist_profiles where id = ${id}`;
  return row?.opening ?? null;
};
const found = async (asked: object) => {
  const response = await fetch(`${stack.app}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ city: 'Testville', province: 'MB', ...asked }),
  });
  const { hits } = (await response.json()) as { hits: { id: string }[] };
  return hits.some((hit) => hit.id === id);
};

it('a press says an opening, search finds it by facet and by words, and it ends by itself', async () => {
  expect(await say(3, 20)).toBe(true);
  expect(await opening()).toMatchObject({
    places: 2,
    times: 'Evenings',
    session: 'Online',
    from: day(3),
    until: day(20),
    soon: true,
  });
  await expect.poll(() => found({ opening: ['two_weeks'] })).toBe(true);
  expect(await found({ search: 'within two weeks' })).toBe(true);
  expect(await found({ search: 'd’ici deux semaines' })).toBe(true);
  const { id: first } = (await opening()) ?? {};
  // Said again it is the same one; far away it is not soon, and what nobody can mean is not taken.
  expect(await say(30, 40)).toBe(true);
  expect(await opening()).toMatchObject({ id: first, soon: false });
  expect([await say(-9, -2), await say(5, 4), await say(0, 900)]).toEqual([false, false, false]);
  // The clock: what comes within two weeks is soon, what has begun is now, and what is over is gone.
  const atOnce = (starts: string, ends: string) =>
    sql`update openings set starts = array[now() + ${starts}::interval], ends_at = now() + ${ends}::interval where profile_id = ${id}`;
  await sql`update openings set starts = array[now() + interval '13 days'], ends_at = now() + interval '20 days' where profile_id = ${id}`;
  expect((await opening())?.soon).toBe(true);
  await atOnce('-1 day', '1 day');
  expect((await opening())?.from).toBeUndefined();
  await sql`alter table openings disable trigger openings_shown_update`;
  await atOnce('-2 days', '-1 second');
  await sql`alter table openings enable trigger openings_shown_update`;
  await worker`select public.end_openings()`;
  expect(await opening()).toBeNull();
  await expect.poll(() => found({ opening: ['two_weeks'] })).toBe(false);
});

it('who pauses new clients has no opening until they take some again, and may take it back', async () => {
  await say(0, 5);
  await sql`update psychologist_profiles set accepting_new_clients = false where id = ${id}`;
  await worker`select public.end_openings()`;
  expect(await opening()).toBeNull();
  // What was said before goes with the word that there is no room.
  await sql`update psychologist_profiles set accepting_new_clients = true where id = ${id}`;
  await worker`select public.end_openings()`;
  expect(await opening()).toBeNull();
  await say(0, 200);
  expect(await opening()).not.toBeNull();
  // Told to the member, to be changed.
  expect((await member.client.rpc('my_openings')).data).toMatchObject({
    said: { ...said(0, 200), places: 2 },
  });
  expect((await member.client.rpc('end_my_opening')).data).toBe(true);
  expect(await opening()).toBeNull();
});

it('what a person says ends with the 45 days of their word, not what a calendar says now, and the clock dates no profile', async () => {
  await say(0, 200);
  await sql`update psychologist_profiles set updated_at = now() - interval '50 days', accepting_confirmed_at = now() - interval '46 days' where id = ${id}`;
  const changed = () => sql`select updated_at from psychologist_profiles where id = ${id}`;
  const before = await changed();
  await worker`select public.end_openings()`;
  expect(await opening()).toBeNull();
  await sql`insert into openings (profile_id, source, starts, ends_at) values (${id}, 'calendar', array[now() + interval '3 days'], now() + interval '3 days')`;
  expect(await opening()).toMatchObject({ source: 'calendar' });
  await sql`delete from openings where profile_id = ${id}`;
  expect(await changed()).toEqual(before);
  await say(0, 5);
  expect(await opening()).toMatchObject({ source: 'person' });
  await member.client.rpc('end_my_opening');
});

it('the link of a question says one, pressed and not opened', async () => {
  const [question] = await sql<{ id: string }[]>`
    insert into profile_questions (profile_id, cause) values (${id}, 'age') returning id`;
  const token = tokens.tokenOf('question', question?.id ?? '');
  const page = await (await fetch(stack.app + paths.word(token, undefined, 'opening'))).text();
  expect(page).toContain('name="first_day"');
  expect(await opening()).toBeNull();
  // It starts from what the profile says.
  await say(2, 9);
  const filled = await (await fetch(stack.app + paths.word(token, undefined, 'opening'))).text();
  expect(filled).toMatch(new RegExp(`name="first_day"[^>]*value="${day(2)}"`));
  expect(filled).toMatch(/<option value="Evenings" selected/);
  await member.client.rpc('end_my_opening');
  const wrong = await press('/api/words', { token, answer: 'opening', ...said(4, 2) });
  expect(wrong.headers.get('location')).toContain('did=failed');
  const kept = await press('/api/words', { token, answer: 'opening', language: 'fr', ...said(1, 10) });
  expect(kept.headers.get('location')).toContain('did=done');
  expect(await opening()).toMatchObject({ source: 'person', from: day(1) });
  const [row] = await sql<
    { answer: string }[]
  >`select answer from profile_questions where id = ${question?.id ?? ''}`;
  expect(row?.answer).toBe('yes');
  await member.client.rpc('end_my_opening');
});

it('a calendar is read only for whom wants it, its next free time is the opening, and all of it goes when they stop', async () => {
  const { error } = await member.client.rpc('read_my_calendar', { address: 'http://cal.com/a/b' });
  expect(error).not.toBeNull();
  await member.client.rpc('read_my_calendar', { address: 'https://cal.com/orla/first' });
  let starts = [day(6), day(9)];
  const get = () =>
    Promise.resolve(
      JSON.stringify({ data: { x: starts.map((start) => ({ start: `${start}T15:00:00-06:00` })) } }),
    );
  const read = async () => {
    await sql`update opening_calendars set read_at = null`;
    await readCalendars({ sql: worker, log }, { get });
  };
  await read();
  expect(await opening()).toMatchObject({ source: 'calendar', from: day(6), soon: true });
  const { id: first } = (await opening()) ?? {};
  starts = [day(9)];
  await read();
  expect(await opening()).toMatchObject({ id: first, from: day(9) });
  starts = [];
  await read();
  expect(await opening()).toBeNull();
  await sql`update opening_calendars set read_at = null`;
  await readCalendars({ sql: worker, log }, { get: () => Promise.resolve('no calendar') });
  expect((await member.client.rpc('my_openings')).data).toMatchObject({ calendar: { trouble: 'format' } });
  await member.client.rpc('read_my_calendar', { address: '' });
  expect((await member.client.rpc('my_openings')).data).toMatchObject({ calendar: null, opening: null });
});

it('tells whoever asked and confirmed of each opening once, whatever is killed when, and ends with a press', async () => {
  const search = JSON.stringify({ province: 'MB', city: 'Testville', search: 'openinghouse' });
  // Also where its last word is not typed to the end, and a city stands beside it.
  for (const words of ['i want to kill myself', 'i want to kill mys']) {
    const danger = await press('/api/alerts', {
      email,
      language: 'fr',
      search: JSON.stringify({ search: words, city: 'Winnipeg', province: 'MB' }),
    });
    expect(danger.headers.get('location')).toBe('/what-to-do-tonight?lang=fr');
  }
  const broken = await press('/api/alerts', { email: 'nobody', search });
  expect(broken.headers.get('location')).toContain('did=failed');
  for (const _ of [1, 2]) {
    const sent = await press('/api/alerts', { email, language: 'en', search });
    expect(sent.headers.get('location')).toBe(paths.alert('', 'sent'));
  }
  const alerts = await sql<
    { id: string; search: { search: string } }[]
  >`select id, search from opening_alerts where email = ${email}`;
  expect(alerts.map((alert) => alert.search.search)).toEqual(['openinghouse']);
  const token = tokens.tokenOf('alert', alerts[0]?.id ?? '');
  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  expect((await mailTo(email))[0]?.text).toContain(paths.alert(token));

  const untilOf = async () =>
    (
      await sql<{ days: number }[]>`
      select round(extract(epoch from ends_at - now()) / 86400)::int as days from opening_alerts where email = ${email}`
    )[0]?.days;

  const rounds = (among: string[], failing?: string) =>
    tellAlerts(
      { sql: api, queue, log },
      {
        among: ({ search: words }) =>
          words === failing ? Promise.reject(new Error('too much')) : Promise.resolve(among),
        indexed: (ids) =>
          sql<
            EngineHit[]
          >`select id, next_opening from psychologist_profiles where id = any(${ids as string[]})`,
      },
    );
  await say(0, 5);
  // Not confirmed: opening the page changes nothing.
  expect(await (await fetch(stack.app + paths.alert(token))).text()).toContain('openinghouse');
  expect(await rounds([id])).toBe(0);
  await press('/api/alert-acts', { token, act: 'confirm' });
  await member.client.rpc('end_my_opening');
  await say(0, 6);
  // Of three at once, and of one that begins again where it was killed, one tells.
  const told = await Promise.all([rounds([id]), rounds([id]), rounds([id])]);
  await sql`update opening_alerts set looked_at = now() - interval '1 hour' where email = ${email}`;
  told.push(await rounds([id]), await rounds([]));
  const rows = () =>
    sql`select 1 from alert_openings join opening_alerts as a on a.id = alert_id where a.email = ${email}`;
  expect(await rows()).toHaveLength(1);
  // Fewer where the server's own round came first.
  expect(told.reduce((sum, mails) => sum + mails, 0)).toBeLessThanOrEqual(1);
  await expect.poll(async () => (await mailTo(email)).length).toBe(2);
  const mail = (await mailTo(email)).find(({ subject }) => subject === 'Orla Openinghouse has an opening');
  expect(mail?.text).toContain('2 places now, evenings, online');
  expect(mail?.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' });

  // Said anew, whoever was told is not told again; whoever was not is, though an alert before theirs cannot be looked at.
  const since = (await opening())?.since;
  await sql`
    insert into opening_alerts (email, language, search, confirmed_at, looked_at, created_at) values
    (${email}, 'en', '{"province": "NU", "search": "fails"}', now(), now(), now() - interval '2 hours'),
    (${email}, 'en', '{"province": "NU"}', now(), to_timestamp(${(since ?? 0) + 60}), now() - interval '1 hour')`;
  expect(await rounds([id], 'fails')).toBe(0);
  await sql`update openings set ends_at = ends_at + interval '1 day' where profile_id = ${id}`;
  expect((await opening())?.since).toBe(since);
  await sql`update opening_alerts set looked_at = now() - interval '1 second' where email = ${email}`;
  await sql`update openings set places = 3 where profile_id = ${id}`;
  expect((await opening())?.since).toBeGreaterThan(since ?? Infinity);
  expect(await rounds([id], 'fails')).toBe(1);
  expect(await rows()).toHaveLength(2);
  expect(await rounds([id], 'fails')).toBe(0);
  await expect.poll(async () => (await mailTo(email)).length).toBe(3);
  await sql`delete from opening_alerts where email = ${email} and id <> ${alerts[0]?.id ?? ''}`;

  // Asked for again, it is longer once its address confirms it again, and whoever was told is not told again.
  const again = async () => {
    await sql`update mails set updated_at = now() - interval '11 minutes' where subject_id = ${alerts[0]?.id ?? ''} and kind = 'opening-alert'`;
    await press('/api/alerts', { email, language: 'en', search });
  };
  await sql`update opening_alerts set ends_at = now() + interval '5 days' where email = ${email}`;
  await sql`alter table mails disable trigger mails_updated_at`;
  await again();
  await sql`alter table mails enable trigger mails_updated_at`;
  await expect.poll(async () => (await mailTo(email)).length).toBe(4);
  // Doing nothing ends nothing.
  const longer = (await mailTo(email)).find(
    ({ subject }) => subject === 'Shall we go on telling you of openings?',
  );
  expect(longer?.text).not.toContain('nothing more is sent');
  expect(await untilOf()).toBe(5);
  await press('/api/alert-acts', { token, act: 'confirm' });
  expect(await untilOf()).toBe(60);
  expect(await rows()).toHaveLength(1);

  const wrong = await press('/api/alert-acts', { token: 'x'.repeat(40), act: 'end' });
  expect(wrong.headers.get('location')).toContain('did=gone');
  const ended = await press(paths.alert(token), { 'List-Unsubscribe': 'One-Click' });
  expect(ended.status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await fetch(stack.app + paths.alert(token))).status).toBe(404);
  await member.client.rpc('end_my_opening');
});

it('alerts end after 60 days, and addresses that nobody confirmed within two days', async () => {
  await sql`
    insert into opening_alerts (email, language, search, created_at, confirmed_at, ends_at) values
    (${email}, 'en', '{"search": "a"}', now() - interval '61 days', now(), now() - interval '1 day'),
    (${email}, 'en', '{"search": "b"}', now() - interval '25 hours', null, now() + interval '57 days'),
    (${email}, 'en', '{"search": "c"}', now() - interval '3 days', now(), now() + interval '57 days')`;
  await deleteOldAlerts(worker);
  expect(await sql`select search from opening_alerts where email = ${email}`).toEqual([
    { search: { search: 'c' } },
  ]);
});
