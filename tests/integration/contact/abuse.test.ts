import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { sharedApi } from '../../support/shared-api.ts';
import { HELLO, someAddress, visitor } from './visitor.ts';

const sql = connect();
const psychologistEmail = `${randomUUID().slice(0, 8)}@psychologist.example`;
let psychologist: string;

beforeAll(async () => {
  psychologist = await addProfile(sql, { first_name: 'Abe', last_name: 'Used', email: psychologistEmail });
});
afterAll(async () => {
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await sql`delete from listing_requests where email like '%@visitor.example'`;
  await removeTestRows(sql);
});

describe('a victim', () => {
  it("whose address is given as the visitor's gets fixed words and nothing of the sender's", async () => {
    await using sender = visitor();
    const victim = someAddress();
    const lure = 'WIN https://evil.example NOW';
    const fields = { name: lure, phone: lure, subject: lure, message: lure, psychologistName: lure };
    // Nor do they say who the recipient is: the server knows.
    const others = Object.fromEntries(
      ['to', 'cc', 'recipient', 'psychologistEmail'].map((field) => [field, 'victim@elsewhere.example']),
    );
    const answer = await sender.send({ ...others, ...fields, email: victim, psychologistId: psychologist });
    expect(answer.status).toBe(202);
    await expect.poll(async () => (await mailTo(victim)).length).toBe(1);
    const [mail] = await mailTo(victim);
    expect(JSON.stringify(mail)).not.toMatch(/evil|\bWIN\b/);
    expect(mail?.text).toContain('someone gave your address by mistake');
    expect(await mailTo('victim@elsewhere.example')).toEqual([]);
  });

  it('gets few of them, from however many places they are asked for', async () => {
    const victim = someAddress();
    let accepted = 0;
    let refused: Awaited<ReturnType<ReturnType<typeof visitor>['send']>> | undefined;
    for (let place = 0; place < 15; place += 1) {
      await using sender = visitor();
      // Capitals are the same mailbox.
      const email = place % 2 ? victim : victim.toUpperCase();
      const answer = await sender.send({ ...HELLO, email, psychologistId: psychologist });
      if (answer.status === 202) accepted += 1;
      else refused = answer;
    }
    expect(accepted).toBe(10);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'too_many_messages']);
    await sql`delete from contact_messages where lower(email) = ${victim}`;
  });
});

it('a bot gets the answer of a person, and nothing is kept', async () => {
  const api = await sharedApi();
  await using sender = visitor(api.url);
  const email = someAddress();
  const form = { name: 'Ada', email, message: 'Hello', psychologistId: psychologist };
  const log = await api.logOf(async () => {
    for (const sign of [{ company: 'ACME' }, { company: '', elapsedMs: 400 }]) {
      const answer = await sender.send({ ...form, ...sign });
      expect(answer.status).toBe(202);
      const sent = { id: expect.any(String) as string, message: 'Message sent successfully!' };
      expect(answer.body).toEqual(sent);
    }
  });
  expect(await sql`select from contact_messages where email = ${email}`).toHaveLength(0);
  const turnedAway = log.filter((line) => line.includes('a bot was turned away'));
  expect(turnedAway).toHaveLength(2);
  expect(log.join('\n')).not.toContain(email);
});

it('markup and terminal codes in every field are shown as the text they are', async () => {
  await using sender = visitor();
  const email = someAddress();
  const markup = '<script>alert(1)</script><b>';
  const text = `${markup}\u001b[2J`;
  const answer = await sender.send({
    name: markup,
    email,
    phone: '<i>1</i>',
    location: '<u>R3C</u>',
    subject: markup,
    message: `${markup}\n\u009b31mred`,
    psychologistId: psychologist,
  });
  expect(answer.status).toBe(202);
  const found = async () =>
    (await mailTo(psychologistEmail)).find(({ replyTo }) => replyTo[0]?.address === email);
  await expect.poll(found).toBeDefined();
  const mail = await found();
  expect(mail?.html).not.toMatch(/<script|<b>|<i>|<u>/);
  expect(mail?.replyTo).toEqual([{ name: markup, address: email }]);

  // What only the database would let through, the commands still do not hand to the terminal.
  const id = answer.body.id ?? '';
  await sql`
    update contact_messages set phone = ${text}, name = ${text}, message = message || ${'\u202egnp'} where id = ${id}`;
  for (const args of [
    ['messages', 'show', id],
    ['messages', 'show', id, '--json'],
    ['messages', 'list'],
  ]) {
    const { code, stdout } = await admin(args);
    expect(code).toBe(0);
    // oxlint-disable-next-line no-control-regex -- line ends aside, none may be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  }
  expect((await admin(['messages', 'show', id])).stdout).toContain('  | <script>alert(1)</script><b>');
});
