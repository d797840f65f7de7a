import { eraseRows } from '@directory/api/operator/person/erase';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { openingOf } from '@directory/api/messages/inquiries/store';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { ownDatabase } from '../../support/own-database.ts';
import { addPsychologistRow } from './rows.ts';

const database = await ownDatabase();
const { sql } = database;
afterAll(() => database[Symbol.asyncDispose]());

const somebody = () => addPsychologistRow(sql, { email: 'p@psychologist.example' });

/** A message that went out so many days ago, and was answered so many hours later; null for never. */
async function message(
  psychologist: string,
  {
    days,
    hours,
    isConfirmed = true,
    email = `${randomUUID()}@visitor.example`,
  }: { days: number; hours: number | null; isConfirmed?: boolean; email?: string },
): Promise<string> {
  const row = {
    ...{ idempotency_key: randomUUID(), kind: 'profile', psychologist_id: psychologist },
    ...{ name: 'Ada', email, message: 'Hello' },
  };
  const insert = sql`insert into contact_messages ${sql(row)}`;
  const also = openingOf(sql, psychologist, { others: [], atOnce: 1, passesOn: false });
  const until = sql`null::timestamptz`;
  const id =
    (await insertWithMails(sql, insert, ['contact-message'], { kind: 'contact-message', until, also })) ?? '';
  const sent = sql`now() - make_interval(days => ${days})`;
  await sql`update mails set status = 'sent', sent_at = ${sent} where subject_id = ${id}`;
  await sql`
    update inquiry_people set state = ${hours === null ? 'silent' : 'full'},
      first_answered_at = ${hours === null ? null : sql`${sent} + make_interval(hours => ${hours})`}
    where inquiry_id = ${id}`;
  await sql`
    update inquiries set gone_at = ${sent} + interval '30 days', confirmed_at = ${isConfirmed ? sent : null} where id = ${id}`;
  return id;
}

/** What the profile says after this night. */
async function night(psychologist: string): Promise<unknown> {
  await sql`select count_answers()`;
  const [row] = await sql`select answer_sign from psychologist_profiles where id = ${psychologist}`;
  return row?.['answer_sign'];
}

it('from five answers of the last 90 days on a profile says how soon half of them came', async () => {
  const quick = await somebody();
  for (const hours of [1, 30, 40, 100]) await message(quick, { days: 20, hours });
  await message(quick, { days: 91, hours: 1 });
  expect(await night(quick)).toBeNull();
  await message(quick, { days: 20, hours: 47 });
  expect(await night(quick)).toBe('2');
  for (let more = 0; more < 3; more += 1) await message(quick, { days: 20, hours: 90 });
  expect(await night(quick)).toBe('3');
  await sql`update mails set sent_at = now() - interval '100 days' where subject_id in (select message_id from inquiry_people)`;
  expect(await night(quick)).toBeNull();
  expect(await sql`select from answer_signs where psychologist_id = ${quick}`).toEqual([]);
});

it('from five silences on it says that messages stay unanswered: 14 days after a mail said so, and no longer than it is true', async () => {
  const silent = await somebody();
  for (let count = 0; count < 5; count += 1) await message(silent, { days: 20, hours: null });
  const [first] = await sql`select inquiry_id from inquiry_people where psychologist_id = ${silent}`;
  const told = () => sql`select status from mails where kind = 'answers-missing' and subject_id = ${silent}`;
  // Whoever has thanked somebody may have had an answer by mail.
  const settle = (as: string | null) => sql`
    update inquiries set closed_as = ${as}, closed_at = ${as && sql`now()`} where id = ${first?.['inquiry_id'] as string}`;
  await settle('worked');
  expect(await night(silent)).toBeNull();
  expect(await told()).toHaveLength(0);
  await settle(null);
  expect(await night(silent)).toBeNull();
  expect(await told()).toEqual([{ status: 'queued' }]);

  const sent = (days: number) => sql`
    update mails set status = 'sent', sent_at = now() - make_interval(days => ${days}) where kind = 'answers-missing'`;
  await sent(13);
  expect(await night(silent)).toBeNull();
  await sent(14);
  expect(await night(silent)).toBe('unanswered');
  for (let count = 0; count < 5; count += 1) await message(silent, { days: 2, hours: 20 });
  expect(await night(silent)).toBe('1');
  expect(await told()).toHaveLength(0);
});

it('counts no silence of an unconfirmed address, one of each sender, and none that can no longer be answered', async () => {
  const [unconfirmed, often, old] = [await somebody(), await somebody(), await somebody()];
  for (let count = 0; count < 5; count += 1) {
    await message(unconfirmed, { days: 20, hours: null, isConfirmed: false });
    await message(often, {
      days: 20,
      hours: null,
      email: count % 2 ? 'Same@visitor.example' : 'same@visitor.example',
    });
    await message(old, { days: 31, hours: null });
  }
  await sql`select count_answers()`;
  const rows = await sql`
    select psychologist_id, silences from answer_signs where psychologist_id = any(${[unconfirmed, often, old]}::uuid[])`;
  expect(rows.map((row) => ({ ...row }))).toEqual([{ psychologist_id: often, silences: 1 }]);
});

it('what is counted changes no profile', async () => {
  const quick = await somebody();
  await sql`update psychologist_profiles set accepting_new_clients = true where id = ${quick}`;
  const changed = async () =>
    (await sql`select updated_at from psychologist_profiles where id = ${quick}`)[0]?.['updated_at'] as Date;
  const before = await changed();
  await sql`update psychologist_profiles set answer_sign = '1', accepting_lapsed = true where id = ${quick}`;
  expect(await changed()).toEqual(before);
  await sql`update psychologist_profiles set phone = '204-555-0199' where id = ${quick}`;
  expect(await changed()).not.toEqual(before);
});

it('erasing somebody ends what began with them: its sender is told, and none of the words are left', async () => {
  const [leaving, other] = [await somebody(), await somebody()];
  const email = 'ada@visitor.example';
  const begun = await message(leaving, { days: 1, hours: null, email });
  const elsewhere = await message(other, { days: 1, hours: null, email });
  const person = {
    accounts: [],
    addresses: [],
    names: [],
    places: [],
    practices: [],
    profiles: [leaving],
    before: null,
  };
  await sql.begin((transaction) => eraseRows(transaction, person as never));
  const rows = await sql`
    select i.id, closed_as, psychologist_id is null as gone, message, phone, email,
      exists (select from mails where kind = 'inquiry-news' and subject_id = i.id) as told
    from inquiries as i join contact_messages using (id) where i.id in (${begun}, ${elsewhere}) order by told desc`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    {
      id: begun,
      closed_as: 'over',
      gone: true,
      message: '…',
      phone: null,
      email: 'ada@visitor.example',
      told: true,
    },
    {
      id: elsewhere,
      closed_as: null,
      gone: false,
      message: 'Hello',
      phone: null,
      email: 'ada@visitor.example',
      told: false,
    },
  ]);
});
