import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { HELLO, someAddress, visitor, type Visitor } from './visitor.ts';

const sql = connect();
const psychologistEmail = `${randomUUID().slice(0, 8)}@psychologist.example`;
let psychologist: string;
let hidden: string;
const visitors: Visitor[] = [];
const someone = (): Visitor => {
  const added = visitor();
  visitors.push(added);
  return added;
};

beforeAll(async () => {
  psychologist = await addProfile(sql, {
    first_name: 'Élise',
    last_name: 'Côté',
    email: psychologistEmail,
    bio_language: 'fr',
  });
  hidden = await addProfile(sql, { email: psychologistEmail, is_active: false });
});
afterEach(() => Promise.all(visitors.splice(0).map((each) => each[Symbol.asyncDispose]())));
afterAll(async () => {
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await sql`delete from listing_requests where email like '%@visitor.example'`;
  await removeTestRows(sql);
});

const messageIdOf = (mail: { headers: { key: string; value: string }[] }) =>
  mail.headers.find(({ key }) => key === 'message-id')?.value;

describe('the form on a profile', () => {
  it('reaches the psychologist in their language, and tells the visitor so in theirs', async () => {
    const email = someAddress();
    const answer = await someone().send({
      name: 'Ada Martin',
      email,
      phone: '204 555-0100',
      location: 'R3C 1A1',
      preferredReplyDay: 'monday',
      preferredReplyTime: 'morning',
      message: 'Bonjour,\nprenez-vous de nouveaux clients ?',
      psychologistId: psychologist,
      // Ignored, whatever they say.
      psychologistName: 'Somebody else',
      psychologistEmail: 'somebody-else@elsewhere.example',
      language: 'en',
      company: '',
      elapsedMs: 20_000,
      idempotencyKey: randomUUID(),
    });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ id: expect.any(String) as string, message: 'Message sent successfully!' });

    await expect.poll(async () => (await mailTo(psychologistEmail)).length).toBe(1);
    const [mail] = await mailTo(psychologistEmail);
    expect(mail).toMatchObject({
      to: [{ name: 'Élise Côté', address: psychologistEmail }],
      replyTo: [{ name: 'Ada Martin', address: email }],
      subject: 'Nouveau message (Ada Martin)',
    });
    for (const words of ['Bonjour Élise Côté,', '204 555-0100', 'R3C 1A1', 'Lundi', 'Matin (8 h à 12 h)']) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    expect(mail?.text).toContain('> Bonjour,\n> prenez-vous de nouveaux clients ?');

    await expect.poll(async () => (await mailTo(email)).length).toBe(1);
    const [confirmation] = await mailTo(email);
    expect(confirmation).toMatchObject({
      to: [{ name: '', address: email }],
      replyTo: [],
      subject: 'We have received your message',
    });
    // As the page does where people are made up, like the stack's.
    expect(confirmation?.text).toContain('This is a demonstration');
    expect(confirmation?.text).not.toContain('can answer you');
    expect(confirmation?.text).not.toMatch(/nouveaux clients|\bAda\b/);
    expect(confirmation?.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-replied' });
    expect(await mailTo('somebody-else@elsewhere.example')).toEqual([]);

    const id = answer.body.id ?? '';
    expect(messageIdOf(mail ?? { headers: [] })).toContain(`<contact-message.${id}@`);
    await expect
      .poll(async () => {
        const [row] = await sql`
          select kind, recipient from contact_messages where id = ${id}`;
        const mails = await sql`
          select kind, status, attempts from mails where subject_id = ${id} order by kind`;
        return { ...row, mails: mails.map((mail) => ({ ...mail })) };
      })
      .toEqual({
        kind: 'profile',
        recipient: 'psychologist',
        mails: [
          { kind: 'contact-confirmation', status: 'sent', attempts: 1 },
          { kind: 'contact-message', status: 'sent', attempts: 1 },
        ],
      });
  });

  it('says 404 for a psychologist who is hidden or unknown, and keeps nothing', async () => {
    for (const psychologistId of [hidden, randomUUID()]) {
      const email = someAddress();
      const answer = await someone().send({ ...HELLO, email, psychologistId, language: 'fr' });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({
        code: 'psychologist_not_found',
        field: 'psychologistId',
        error: 'Ce profil de psychologue est introuvable',
      });
      expect(await sql`select from contact_messages where email = ${email}`).toHaveLength(0);
    }
  });
});

it('takes what the contact page sends, with and without a psychologist', async () => {
  const email = someAddress();
  const form = { name: 'Ada', email, subject: 'About my profile', message: 'Hello' };
  const answers = [
    await someone().send(form),
    await someone().send({
      ...form,
      psychologistId: psychologist,
      psychologistName: 'x',
      psychologistEmail: '',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  // The directory promises an answer of its own only to what is written to it.
  expect(answers.map(({ body }) => body.message)).toEqual([
    'Message sent successfully! We will get back to you soon.',
    'Message sent successfully!',
  ]);
  const rows = await sql`
    select kind, recipient, psychologist_id, subject from contact_messages where email = ${email} order by created_at`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { kind: 'contact_page', recipient: 'operator', psychologist_id: null, subject: 'About my profile' },
    {
      kind: 'contact_page',
      recipient: 'psychologist',
      psychologist_id: psychologist,
      subject: 'About my profile',
    },
  ]);
});

it('takes a listing request, and acknowledges it in fixed words', async () => {
  const email = someAddress();
  const answer = await someone().send({
    type: 'listing_request',
    name: 'Dr Ada Martin',
    email,
    phone: '',
    subject: 'Listing request: annual',
    province: 'QC',
    city: 'Montréal',
    listingType: 'annual',
    message: 'My number is 12345.',
    language: 'fr',
  });
  expect(answer.status).toBe(202);
  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  const [mail] = await mailTo(email);
  expect(mail?.subject).toBe('Nous avons bien reçu votre demande d’inscription');
  expect(mail?.text).not.toMatch(/\b(?:Ada|12345)\b|Montréal/);
  const [row] = await sql`
    select status, province, city, listing_type, language from listing_requests where id = ${answer.body.id ?? ''}`;
  expect(row).toEqual({
    status: 'new',
    province: 'QC',
    city: 'Montréal',
    listing_type: 'annual',
    language: 'fr',
  });
});

describe('the same key', () => {
  it('means the same message: one row, one answer, one mail', async () => {
    const email = someAddress();
    const key = { psychologistId: psychologist, idempotencyKey: randomUUID() };
    const body = { ...HELLO, ...key, email };
    const sender = someone();
    const answers = await Promise.all([sender.send(body), sender.send(body), sender.send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await sql`select from contact_messages where email = ${email}`).toHaveLength(1);
    await expect.poll(async () => (await mailTo(email)).length).toBe(1);
    expect((await sender.send(body)).body).toEqual(answers[0].body);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('with other words is refused: they would be lost', async () => {
    const email = someAddress();
    const body = { name: 'Ada', email, message: 'First', idempotencyKey: randomUUID() };
    const sender = someone();
    await sender.send(body);
    const other = await sender.send({ ...body, message: 'Second' });
    expect([other.status, other.body.code]).toEqual([409, 'key_used']);
    const listing = { ...body, type: 'listing_request', listingType: 'free', idempotencyKey: randomUUID() };
    expect((await sender.send(listing)).status).toBe(202);
    expect((await sender.send({ ...listing, listingType: 'annual' })).status).toBe(409);
  });
});

describe('a refusal', () => {
  it('is in the language of the page when the payload names none', async () => {
    const answer = await someone().send({ name: 'Ada' }, { cookie: 'language=fr' });
    expect(answer.body.error).toBe('L’adresse courriel est obligatoire');
  });

  it('does not meet the site itself, under any name it is reached by', async () => {
    const form = () => ({ name: 'Ada', email: someAddress(), message: 'Hello' });
    const host = 'directory.test:8080';
    expect((await someone().send(form(), { host, origin: `http://${host}` })).status).toBe(202);
  });
});
