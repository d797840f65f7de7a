import { createLinkTokens } from '@directory/api/messages/mail/link-tokens';
import { paths } from '@directory/domain/site/paths';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { forgetContactLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { otherThan, press, someAddress, visitor } from './visitor.ts';

const sql = connect();
const { app, siteSecret } = readStack();
const tokens = createLinkTokens(siteSecret);
let psychologists: string[];

beforeAll(async () => {
  await forgetContactLimits();
  psychologists = [];
  for (const last_name of ['One', 'Two', 'Three'])
    psychologists.push(
      await addProfile(sql, {
        first_name: 'Asked',
        last_name,
        email: `${last_name.toLowerCase()}@psychologist.example`,
      }),
    );
});
afterAll(async () => {
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await removeTestRows(sql);
});

/** A message to the first, which names the others. */
async function written(agreed: object = { passesOn: true }): Promise<string> {
  const [psychologistId, ...others] = psychologists;
  await using sender = visitor();
  const words = { name: 'Ada', email: someAddress(), message: `Hello ${randomUUID()}` };
  const { status, body } = await sender.send({ ...words, psychologistId, others, ...agreed });
  expect(status).toBe(202);
  return body.id ?? '';
}

const people = (id: string) =>
  sql<{ id: string; state: string; psychologist_id: string }[]>`
    select id, state, psychologist_id from inquiry_people where inquiry_id = ${id} order by place`;
const statesOf = async (id: string) => (await people(id)).map(({ state }) => state);

const read = async (path: string) => {
  const response = await fetch(app + path);
  return { status: response.status, html: await response.text() };
};
const byPsychologist = async (id: string, place: number, answer: string, more = {}) => {
  const person = (await people(id))[place - 1]?.id ?? '';
  return press('/api/answers', { token: tokens.tokenOf('psychologist', person), answer, ...more });
};

it('goes from one to the next without a script: confirmed, full, yes, settled', async () => {
  const id = await written();
  const token = tokens.tokenOf('sender', id);
  expect(await statesOf(id)).toEqual(['asked', 'named', 'named']);

  // Full before the address is confirmed: nobody else is asked, and opening the page changes nothing.
  await byPsychologist(id, 1, 'full', { day: '2027-03-01' });
  const page = await read(paths.inquiry(token));
  expect(page.status).toBe(200);
  expect(page.html).toContain('Is full until March 1, 2027.');
  expect(page.html).toContain('Yes, this is my message');
  expect(page.html).not.toContain('Hello');
  expect(await statesOf(id)).toEqual(['full', 'named', 'named']);

  const confirmed = await press('/api/inquiries', { token, act: 'confirm' });
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
    303,
    paths.inquiry(token, 'confirm'),
  ]);
  expect(await statesOf(id)).toEqual(['full', 'asked', 'named']);
  const copies = await sql`
    select m.message, m.email from contact_messages as m join inquiry_people as p on p.message_id = m.id
    where p.inquiry_id = ${id} order by p.place`;
  expect(copies).toHaveLength(2);
  expect({ ...copies[1] }).toEqual({ ...copies[0] });

  expect(
    (await byPsychologist(id, 2, 'yes', { day: '2026-12-03', language: 'fr' })).headers.get('location'),
  ).toContain('lang=fr');
  await byPsychologist(id, 1, 'elsewhere', { suggestion: 'The clinic on Main Street' });
  expect(await statesOf(id)).toEqual(['elsewhere', 'yes', 'named']);
  const french = await read(`${paths.inquiry(token)}&lang=fr`);
  expect(french.html).toContain('Dit oui, à partir du 3 décembre 2026.');
  expect(french.html).toContain('The clinic on Main Street');

  expect(await sql`select kind from mails where subject_id = ${id} and kind = 'inquiry-news'`).toHaveLength(
    1,
  );
  await press('/api/inquiries', { token, act: 'worked' });
  await byPsychologist(id, 2, 'later');
  expect(await statesOf(id)).toEqual(['elsewhere', 'yes', 'named']);

  await press('/api/inquiries', { token, act: 'remove' });
  expect((await read(paths.inquiry(token))).status).toBe(404);
  // Whoever said yes is waited for, and nobody else.
  const [full, yes] = await Promise.all(
    (await people(id)).slice(0, 2).map((one) => read(paths.answer(tokens.tokenOf('psychologist', one.id)))),
  );
  expect(full?.html).toContain('No answer is needed here any more');
  expect(yes?.html).toContain('they expect to hear from you');
});

it('who deletes the page needs no answer: those who were asked are told, and see it', async () => {
  const id = await written();
  const sent = sql`select message_id from inquiry_people where inquiry_id = ${id}`;
  await sql`update mails set status = 'sent', sent_at = now() where kind = 'contact-message' and status <> 'sent' and subject_id in (${sent})`;
  const [first] = await people(id);
  await press('/api/inquiries', { token: tokens.tokenOf('sender', id), act: 'remove' });
  expect(
    await sql`select kind from mails where subject_id = ${first?.id ?? ''} and kind = 'inquiry-settled'`,
  ).toHaveLength(1);
  const { status, html } = await read(paths.answer(tokens.tokenOf('psychologist', first?.id ?? '')));
  expect([status, html.includes('No answer is needed here any more')]).toEqual([200, true]);
  expect(html).not.toContain('action="/api/answers"');
});

it('who deletes the page before it has worked waits for nobody: whoever said yes and whoever was silent are told, too', async () => {
  const id = await written({ passesOn: false, atOnce: 2 });
  const token = tokens.tokenOf('sender', id);
  await press('/api/inquiries', { token, act: 'confirm' });
  await byPsychologist(id, 1, 'yes');
  await sql`update inquiry_people set state = 'silent' where inquiry_id = ${id} and place = 2`;
  await press('/api/inquiries', { token, act: 'remove' });
  const settled = await sql`
    select p.place from mails join inquiry_people as p on p.id = mails.subject_id
    where mails.kind = 'inquiry-settled' and p.inquiry_id = ${id} order by p.place`;
  expect(settled.map(({ place }) => place as number)).toEqual([1, 2]);
  const [yes] = await people(id);
  const { html } = await read(paths.answer(tokens.tokenOf('psychologist', yes?.id ?? '')));
  expect(html).toContain('No answer is needed here any more');
  expect(html).not.toContain('they expect to hear from you');
});

it('of several, a first who takes nobody is passed over; alone, they are written to', async () => {
  const [one = '', two = '', three = ''] = psychologists;
  await sql`update psychologist_profiles set accepting_new_clients = false where id = ${one}`;
  const id = await written();
  const order = (await people(id)).map(({ psychologist_id, state }) => [psychologist_id, state]);
  expect(order).toEqual([
    [two, 'asked'],
    [one, 'named'],
    [three, 'named'],
  ]);
  await press('/api/inquiries', { token: tokens.tokenOf('sender', id), act: 'confirm' });
  await byPsychologist(id, 1, 'full');
  expect(await statesOf(id)).toEqual(['full', 'skipped', 'asked']);
  expect(await statesOf(await written({ others: [] }))).toEqual(['asked']);
  await sql`update psychologist_profiles set accepting_new_clients = null where id = ${one}`;
});

it('who wanted nobody else asked is told kindly once nobody is left to wait for, and can go on', async () => {
  const id = await written({ passesOn: true });
  const token = tokens.tokenOf('sender', id);
  await press('/api/inquiries', { token, act: 'confirm' });
  await press('/api/inquiries', { token, act: 'stop' });
  await byPsychologist(id, 1, 'full');
  const { html } = await read(paths.inquiry(token));
  expect(html).toContain('What you can do now');
  expect(html).toContain('Ask Asked Two now');
  expect(await statesOf(id)).toEqual(['full', 'named', 'named']);
  await press('/api/inquiries', { token, act: 'next', place: '2' });
  await byPsychologist(id, 2, 'full');
  // Only the one that was pressed for.
  expect(await statesOf(id)).toEqual(['full', 'full', 'named']);
});

it('"Ask nobody else" does not mail its own sender what that ended', async () => {
  const id = await written({ passesOn: false });
  const token = tokens.tokenOf('sender', id);
  await press('/api/inquiries', { token, act: 'confirm' });
  await sql`update inquiry_people set state = 'full' where inquiry_id = ${id} and place = 1`;
  await press('/api/inquiries', { token, act: 'stop' });
  expect((await read(paths.inquiry(token))).html).toContain('What you can do now');
  expect(await sql`select from mails where subject_id = ${id} and kind = 'inquiry-news'`).toEqual([]);
});

it('who is asked besides waits to hear that it is settled; nobody else is asked without consent', async () => {
  const id = await written({ passesOn: false, atOnce: 2 });
  const token = tokens.tokenOf('sender', id);
  await press('/api/inquiries', { token, act: 'confirm' });
  expect(await statesOf(id)).toEqual(['asked', 'asked', 'named']);
  await byPsychologist(id, 1, 'full');
  expect(await statesOf(id)).toEqual(['full', 'asked', 'named']);
  await press('/api/inquiries', { token, act: 'next', place: '3' });
  // The same press once more: nobody is left whom it means.
  expect(
    (await press('/api/inquiries', { token, act: 'next', place: '3' })).headers.get('location'),
  ).toContain('did=failed');
  expect(await statesOf(id)).toEqual(['full', 'asked', 'asked']);
  await sql`
    update mails set status = 'sent', sent_at = now()
    where kind = 'contact-message' and status <> 'sent' and subject_id in (select message_id from inquiry_people where inquiry_id = ${id})`;
  await press('/api/inquiries', { token, act: 'stop' });
  // Nobody else is asked; those who were can still answer, until it is settled.
  await byPsychologist(id, 3, 'yes');
  expect(await statesOf(id)).toEqual(['full', 'asked', 'yes']);
  await press('/api/inquiries', { token, act: 'worked' });
  const settled = await sql`
    select p.place from mails join inquiry_people as p on p.id = mails.subject_id
    where mails.kind = 'inquiry-settled' and p.inquiry_id = ${id} order by p.place`;
  expect(settled.map(({ place }) => place as number)).toEqual([2]);
});

it('an address that nobody has confirmed is told only once of the same', async () => {
  const id = await written();
  const news = async () => {
    await sql`
      update mails set status = 'sent', sent_at = now(), claim = null, claimed_by = null, claimed_at = null
      where subject_id = ${id} and kind = 'inquiry-news' and status = 'queued'`;
    const [row] = await sql<
      { id: string }[]
    >`select id from mails where subject_id = ${id} and kind = 'inquiry-news'`;
    return row?.id;
  };
  await byPsychologist(id, 1, 'full');
  const first = await news();
  await byPsychologist(id, 1, 'yes');
  const second = await news();
  await byPsychologist(id, 1, 'full');
  await byPsychologist(id, 1, 'yes');
  expect(new Set([first, second]).size).toBe(2);
  expect(await news()).toBe(second);
  await press('/api/inquiries', { token: tokens.tokenOf('sender', id), act: 'confirm' });
  await byPsychologist(id, 1, 'full');
  expect(await news()).not.toBe(second);
});

it('a yes takes back what has not gone out to others, and an erased person ends whom they were the turn of', async () => {
  const id = await written({ passesOn: true, atOnce: 3 });
  await press('/api/inquiries', { token: tokens.tokenOf('sender', id), act: 'confirm' });
  const copy = sql`(select message_id from inquiry_people where inquiry_id = ${id} and place = 3)`;
  // The worker has done with it: what it is sending it would call sent afterwards.
  await expect
    .poll(async () => sql`select status from mails where kind = 'contact-message' and subject_id = ${copy}`)
    .toEqual([{ status: 'sent' }]);
  // As beyond the psychologist's hourly share.
  await sql`
    update mails set status = 'queued', sent_at = null, claim = null, claimed_by = null, claimed_at = null,
      not_before = now() + interval '1 hour'
    where kind = 'contact-message' and subject_id = ${copy}`;
  await byPsychologist(id, 1, 'yes');
  expect((await statesOf(id)).at(-1)).toBe('named');
  expect(
    await sql`select from contact_messages where idempotency_key = ${`inquiry ${(await people(id))[2]?.id}`}`,
  ).toEqual([]);
  await byPsychologist(id, 1, 'full');
  await sql`delete from inquiry_people where id = ${(await people(id))[0]?.id ?? ''}`;
  expect(await sql`select closed_as from inquiries where id = ${id}`).toEqual([{ closed_as: 'stopped' }]);
});

it('one who is wrong, foreign or not theirs changes nothing', async () => {
  const id = await written();
  const [first] = await people(id);
  const token = tokens.tokenOf('sender', id);
  const asPsychologist = tokens.tokenOf('psychologist', first?.id ?? '');
  const refused = [
    await press('/api/inquiries', { token: otherThan(token), act: 'confirm' }),
    await press('/api/inquiries', { token: asPsychologist, act: 'confirm' }),
    await press('/api/inquiries', { token, act: 'everything' }),
    await press('/api/answers', { token, answer: 'yes' }),
    await press('/api/answers', { token: asPsychologist, answer: 'yes', day: 'soon' }),
    await press('/api/inquiries', { token, act: 'confirm' }, { origin: 'https://elsewhere.example' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 303, 404, 303, 403]);
  expect(await statesOf(id)).toEqual(['asked', 'named', 'named']);
  expect((await read(paths.inquiry('x'.repeat(40)))).status).toBe(404);
  // Nobody who was not asked can answer.
  expect((await byPsychologist(id, 2, 'yes')).headers.get('location')).not.toMatch(/[?&]did=/);
  expect(await statesOf(id)).toEqual(['asked', 'named', 'named']);
});
