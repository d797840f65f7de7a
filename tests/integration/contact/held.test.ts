import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { readMail } from '../../support/mail-sink.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import { ownSite } from '../../support/own-site.ts';
import { addPsychologistRow } from './rows.ts';
import { someAddress, visitor, type ContactAnswer } from './visitor.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const { api, database, redis, sink } = await ownSite();
const { sql } = database;
const worker = await startMailWorker({
  postgres: database.url,
  redis: redis.url,
  smtp: sink.url,
  env: { MAIL_FIRST_RETRY_SECONDS: '3600', MAIL_SWEEP_SECONDS: '0.1' },
});
const door = visitor(api.url);
let psychologist: string;

beforeEach(async () => {
  psychologist = await addPsychologistRow(sql, {
    first_name: 'Élise',
    last_name: 'Côté',
    email: `${randomUUID().slice(0, 8)}@psychologist.example`,
  });
});
afterAll(async () => {
  await Promise.all([door, worker].map((part) => part[Symbol.asyncDispose]()));
});

let networks = 0;
const someNetwork = () => `203.0.${(networks += 1) >> 8}.${networks & 255}`;
const send = (fields: object = {}, network = someNetwork()): Promise<ContactAnswer> =>
  door.send(
    { name: 'Ada', email: someAddress(), message: 'Hello', psychologistId: psychologist, ...fields },
    { 'x-forwarded-for': network },
  );
/** The hour's messages have been delivered. */
const fillHour = () => sql`
  with message as (
    insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, message)
    select gen_random_uuid()::text, 'profile', ${psychologist}, 'Eve', 'eve@visitor.example', 'x'
    from generate_series(1, 30)
    returning id
  )
  insert into mails (kind, subject_id, status, sent_at) select 'contact-message', id, 'sent', now() from message`;
const laterMs = ({ body }: ContactAnswer) =>
  body.deliverAfter === undefined ? 0 : Date.parse(body.deliverAfter) - Date.now();
const deliveredIds = () =>
  sink.mails.flatMap(({ messageId }) => /^<contact-message\.([\da-f-]+)@/.exec(messageId)?.[1] ?? []);

/** Lets so much time go by: all that is written down of times was so much earlier. */
async function pass(minutes: number): Promise<void> {
  const time = sql`make_interval(mins => ${minutes})`;
  await sql`update contact_messages set created_at = created_at - ${time} where psychologist_id = ${psychologist}`;
  await sql`
    update mails set not_before = not_before - ${time}
    where subject_id in (select id from contact_messages where psychologist_id = ${psychologist})`;
}

describe('beyond thirty in an hour a message', () => {
  it('is accepted, says in the sender’s language that it comes later, and waits; the confirmation does not', async () => {
    const atOnce = await Promise.all(Array.from({ length: 30 }, () => send()));
    expect(atOnce.map(({ body }) => body.deliverAfter)).toEqual(Array(30).fill(undefined));
    const [english, french] = [await send(), await send({ language: 'fr' })];
    expect([english.status, french.status]).toEqual([202, 202]);
    expect(english.body.message).toContain('will be delivered later, in about an hour.');
    expect(french.body.message).toContain('sera remis plus tard, dans environ 2 heures.');
    expect(laterMs(english)).toBeGreaterThan(55 * MINUTE_MS);
    expect(laterMs(french) - laterMs(english)).toBeGreaterThan(1.5 * MINUTE_MS);
    await expect.poll(() => deliveredIds().length).toBe(30);
    const confirmation = () =>
      sink.mails.find(({ messageId }) => messageId.includes(`confirmation.${english.body.id}`));
    await expect.poll(confirmation).toBeDefined();
    const mail = await readMail(confirmation() ?? { to: [], messageId: '', raw: '' });
    expect(mail.text).toContain('yours goes out later, usually within a day');
    // The mail server has the confirmation a moment before its row says so.
    const statuses = async () => {
      const rows =
        await sql`select status from mails where subject_id = ${english.body.id ?? ''} order by kind`;
      return rows.map(({ status }) => status as string);
    };
    await expect.poll(statuses).toEqual(['sent', 'queued']);

    // Nobody else's form is any slower.
    expect(laterMs(await send({ psychologistId: '' }))).toBe(0);
    const other = await addPsychologistRow(sql, { email: 'other@psychologist.example' });
    expect(laterMs(await send({ psychologistId: other }))).toBe(0);
  });

  it('is delivered in its turn, also when Redis was emptied meanwhile: its row alone says when', async () => {
    await fillHour();
    const held = [await send(), await send(), await send()].map(({ body }) => body.id ?? '');
    await redis.empty();
    await pass(61);
    const arrived = () => deliveredIds().filter((id) => held.includes(id));
    await expect.poll(arrived).toEqual(held.slice(0, 1));
    await pass(2);
    await expect.poll(arrived).toEqual(held.slice(0, 2));
    await pass(2);
    await expect.poll(arrived).toEqual(held);
    // The hour is over, and the queue empty.
    await pass(60);
    expect(laterMs(await send())).toBe(0);
  });

  it('that is sent again is the same one, with the same answer, and takes no other turn', async () => {
    await fillHour();
    const [network, form] = [someNetwork(), { idempotencyKey: randomUUID(), email: someAddress() }];
    const first = await send(form, network);
    expect(laterMs(first)).toBeGreaterThan(0);
    for (let again = 0; again < 3; again += 1) {
      const { status, body } = await send(form, network);
      expect([status, body.id, body.deliverAfter]).toEqual([202, first.body.id, first.body.deliverAfter]);
    }
    expect(await sql`select from contact_messages where psychologist_id = ${psychologist}`).toHaveLength(31);
  });

  it('is shown to the operator as waiting, with the time, and goes at once when they say so', async () => {
    await fillHour();
    const { body } = await send();
    const id = body.id ?? '';
    const run = (...args: string[]) => admin(args, { DATABASE_URL: database.url, REDIS_URL: redis.url });
    const [mail] = await sql<{ id: string }[]>`
      select id from mails where subject_id = ${id} and kind = 'contact-message'`;
    const waiting = `waiting until ${body.deliverAfter?.slice(0, 16)}Z`;
    for (const args of [
      ['messages', 'list'],
      ['messages', 'show', id],
      ['mails', 'list', '--status', 'queued'],
      ['mails', 'show', mail?.id ?? ''],
    ])
      expect((await run(...args)).stdout).toContain(waiting);
    expect((await run('messages', 'resend', id)).code).toBe(0);
    await expect.poll(deliveredIds).toContain(id);
  });
});

describe('a flood', () => {
  it('from forty networks closes nobody’s form, and fills no more than its share of the queue', async () => {
    const networks = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);
    const answers: ContactAnswer[] = [];
    // All of them at once, again and again.
    for (let round = 0; round < 4; round += 1)
      answers.push(...(await Promise.all(networks.map((network) => send({}, network)))));
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted.filter((answer) => laterMs(answer) === 0)).toHaveLength(30);
    expect(accepted.length).toBeLessThanOrEqual(30 + 2 * networks.length);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused.some(({ body }) => body.error?.includes('waiting for this psychologist'))).toBe(true);

    const genuine = await send();
    expect(genuine.status).toBe(202);
    expect(laterMs(genuine)).toBeLessThan(4 * HOUR_MS);
    // Each has a turn of its own, and none is before an earlier one.
    const turns = await sql<{ turn: Date }[]>`
      select not_before as turn from mails join contact_messages on contact_messages.id = subject_id
      where psychologist_id = ${psychologist} and not_before is not null
      order by not_before`;
    const gaps = turns
      .slice(1)
      .map(({ turn }, index) => turn.getTime() - (turns[index]?.turn.getTime() ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * MINUTE_MS - 1);
  });

  it('from ever so many keeps no message for longer than a day', async () => {
    await fillHour();
    // What a thousand networks would leave.
    await sql`
      with message as (
        insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, message)
        select ${randomUUID()} || number, 'profile', ${psychologist}, 'Eve', 'eve@visitor.example', 'x'
        from generate_series(1, 1000) as number
        returning id
      )
      insert into mails (kind, subject_id, not_before)
      select 'contact-message', id, now() + interval '23 hours 59 minutes' from message`;
    const genuine = await send();
    expect(genuine.body.message).toContain('in about 24 hours');
    expect(laterMs(genuine)).toBeGreaterThan(23.9 * HOUR_MS);
    expect(laterMs(genuine)).toBeLessThanOrEqual(DAY_MS);
  });

  it('that senders’ own limits refuse takes nobody’s turn', async () => {
    const network = someNetwork();
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) statuses.push((await send({}, network)).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    const others = await Promise.all(Array.from({ length: 25 }, () => send()));
    expect(others.map(laterMs)).toEqual(Array(25).fill(0));
    expect(laterMs(await send())).toBeGreaterThan(0);
  });
});

it('on a site of real people a message is answered with who can answer it, and nowhere that nobody will', async () => {
  const fields = { name: 'Ana', email: someAddress(), message: 'Hello', psychologistId: psychologist };
  const answer = await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { origin: api.url, 'x-forwarded-for': someNetwork() },
    body: new URLSearchParams({ ...fields, language: 'en', page: `/contact?psychologistId=${psychologist}` }),
  });
  const html = await answer.text();
  expect(html).toContain('Élise Côté can answer');
  expect(html).not.toMatch(/sample-note|nobody will answer/);
});
