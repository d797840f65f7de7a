import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { forgetContactLimits } from '../../support/limits.ts';
import { someAddress, visitor } from './visitor.ts';

const sql = connect();
let psychologists: string[];

beforeAll(async () => {
  await forgetContactLimits();
  psychologists = [];
  for (const last_name of ['One', 'Two', 'Three', 'Four'])
    psychologists.push(await addProfile(sql, { first_name: 'Group', last_name }));
});
afterAll(async () => {
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await removeTestRows(sql);
});

it('one message to three counts as three, is kept once each, and one that is refused stops no other', async () => {
  await using sender = visitor();
  const words = { name: 'Ada', email: someAddress(), message: 'Hello to each of you' };
  const [one = '', two = '', three = '', four = ''] = psychologists;
  const keys = [one, two, three].map(() => randomUUID());
  const to = (psychologistId: string, idempotencyKey: string = randomUUID()) =>
    sender.send({ ...words, psychologistId, idempotencyKey });

  await sql`update psychologist_profiles set is_active = false where id = ${two}`;
  const first = [await to(one, keys[0]), await to(two, keys[1]), await to(three, keys[2])];
  expect(first.map(({ status }) => status)).toEqual([202, 404, 202]);
  await sql`update psychologist_profiles set is_active = true where id = ${two}`;

  // Again under the same key: the one that was refused is kept now, the one that was kept is the same message.
  const again = await to(two, keys[1]);
  expect(again.status).toBe(202);
  expect((await to(one, keys[0])).body.id).toBe(first[0]?.body.id);
  expect(new Set([first[0]?.body.id, again.body.id, first[2]?.body.id]).size).toBe(3);

  // Five in ten minutes, whomever they are for: the sixth is one too many.
  const sixth = await to(four);
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_messages']);

  const rows = await sql`
    select psychologist_id, message, email from contact_messages where email = ${words.email} order by created_at`;
  expect(rows.map(({ psychologist_id }) => psychologist_id as string)).toEqual([one, three, two]);
  for (const row of rows) {
    const others = psychologists.filter((id) => id !== row['psychologist_id']);
    for (const other of others) expect(JSON.stringify({ ...row })).not.toContain(other);
  }
});
