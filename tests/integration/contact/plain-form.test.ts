import { NOT_CHOSEN } from '@directory/domain/inquiries/inquiry';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { forgetContactLimits } from '../../support/limits.ts';
import { localAddress } from '../../support/network-address.ts';
import { readStack } from '../../support/stack-file.ts';
import { someAddress } from './visitor.ts';

const sql = connect();
const { app } = readStack();
let psychologists: string[];

beforeAll(async () => {
  await forgetContactLimits();
  psychologists = [];
  for (const last_name of ['One', 'Two', 'Three', 'Four'])
    psychologists.push(
      await addProfile(sql, { first_name: 'Plain', last_name, email: 'plain@psychologist.example' }),
    );
});
afterAll(async () => {
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await removeTestRows(sql);
});

/** A browser without scripts, at a network address of its own. */
function plainBrowser() {
  const dispatcher = new Agent({ localAddress: localAddress() });
  return {
    async send(path: string, fields: Record<string, string | string[]>, headers: object = { origin: app }) {
      const body = new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
      ).toString();
      const answer = await request(app + path, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      });
      const html = await answer.body.text();
      const title = /class="outcome-title[^"]*">([^<]*)/.exec(html)?.[1] ?? '';
      return { status: answer.statusCode, headers: answer.headers, html, title };
    },
    [Symbol.asyncDispose]: () => dispatcher.close(),
  };
}

it('what is refused comes back on its page, with what was typed and what is wrong beside each field, in the sender’s language', async () => {
  await using browser = plainBrowser();
  const [id = ''] = psychologists;
  const page = `/contact?psychologistId=${id}&lang=fr`;
  const words = `Bonjour <3 ${randomUUID()}`;
  const fields = { language: 'fr', page, psychologistId: id, name: '', email: 'nobody', message: words };
  const { status, headers, html } = await browser.send('/api/contact', fields);
  expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=UTF-8']);
  expect(headers['content-security-policy']).toContain("style-src 'self'");
  for (const said of ['Le nom est obligatoire', 'Veuillez saisir une adresse courriel valide'])
    expect(html).toMatch(new RegExp(`class="field-error"[^>]*>${said}`));
  expect(html).toContain(words.replace('<', '&lt;'));
  expect(html).toContain('value="nobody"');
  expect(html).toContain('Écrire à Plain One');
  expect(html).not.toContain('<script');
});

it('a list without scripts: the first who is ticked is written to, once however often the button is pressed', async () => {
  await using browser = plainBrowser();
  const [one = '', two = '', three = ''] = psychologists;
  const email = someAddress();
  const fields = {
    ...{ language: 'en', page: `/shortlist?ids=${psychologists.join(',')}`, psychologistId: NOT_CHOSEN },
    ...{ name: 'Ada', email, message: 'Hello', atOnce: '2', passesOn: 'yes' },
  };
  const nobody = await browser.send('/api/contact', fields);
  expect([nobody.status, nobody.title]).toEqual([400, 'Please choose at least one person']);
  expect(nobody.html).toContain('Plain Four');
  // The form opens over its page elsewhere: this answer has no scripts that could.
  expect(nobody.html).toMatch(/<dialog[^>]* id="write"[^>]* open=""/);

  for (let press = 0; press < 2; press += 1) {
    const sent = await browser.send('/api/contact', { ...fields, others: [two, one, three] });
    expect(sent.status).toBe(202);
    expect(sent.title).toContain('Message sent successfully!');
    expect(sent.html).not.toContain('value="Ada"');
  }
  const people = await sql`
    select p.psychologist_id, p.state from inquiry_people as p join contact_messages as m on m.id = p.inquiry_id
    where m.email = ${email} order by place`;
  expect(people.map((row) => ({ ...row }))).toEqual([
    { psychologist_id: two, state: 'asked' },
    { psychologist_id: one, state: 'named' },
    { psychologist_id: three, state: 'named' },
  ]);
  const [agreed] = await sql`
    select at_once, passes_on, count(*) over ()::int as messages from inquiries join contact_messages using (id) where email = ${email}`;
  expect({ ...agreed }).toEqual({ at_once: 2, passes_on: true, messages: 1 });
});

it('every refusal is a page that keeps what was typed: too many, another site’s, too long, a link that is used up', async () => {
  await using browser = plainBrowser();
  const [psychologistId = ''] = psychologists;
  const write = (message: string, headers?: object) =>
    browser.send(
      '/api/contact',
      { language: 'fr', page: '/contact', psychologistId, name: 'Ada', email: someAddress(), message },
      headers,
    );
  // Nobody stands in front of the server, so whom this names is not believed.
  for (let count = 0; count < 5; count += 1)
    await write(`Bonjour ${count}`, { origin: app, 'x-forwarded-for': `198.51.100.${count}` });
  const refused = await write('Encore moi');
  expect([refused.status, refused.title]).toEqual([429, expect.stringContaining('Trop de messages')]);
  expect(refused.html).toContain('Encore moi');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const foreign = await write('Venu d’ailleurs', { origin: 'https://evil.example' });
  expect([foreign.status, foreign.title]).toEqual([403, expect.stringContaining('un autre site')]);
  const large = await write('x'.repeat(70_000), { origin: app, 'accept-language': 'fr' });
  expect([large.status, large.title]).toEqual([413, expect.stringContaining('trop long')]);
  const gone = await browser.send('/api/inquiries', { token: 'x'.repeat(40), act: 'stop', language: 'fr' });
  expect(gone.status).toBe(404);
  expect(gone.html).toContain('Cette page a pris fin');
  // A page elsewhere is not led to, whatever the form names.
  const elsewhere = await browser.send('/api/contact', { page: '//evil.example', message: 'Hi' });
  expect(elsewhere.status).toBe(400);
  expect(elsewhere.html).not.toContain('evil.example/');
});

it('a message keeps its words where the profile that it was written on has gone', async () => {
  await using browser = plainBrowser();
  const { status, html } = await browser.send('/api/contact', {
    ...{ language: 'en', page: '/manitoba/winnipeg/psychologist/nobody-here', psychologistId: randomUUID() },
    ...{ name: 'Ada', email: someAddress(), message: 'Kept all the same' },
  });
  expect(status).toBe(404);
  expect(html).toMatch(/<textarea[^>]*>\s*Kept all the same/);
});
