import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { readMail, type SunkMail } from '../../support/mail-sink.ts';
import { OPERATOR } from '../../support/mail-worker.ts';
import { ownMailParts } from '../../support/own-mail-parts.ts';
import { addMessage, addPsychologistRow, stateOf } from './rows.ts';

/** The worker finds new rows by its sweep, which here comes every 100 ms. */
const { database, redis, sink, worker } = await ownMailParts({ firstRetry: '0.002', sweep: '0.1' });

afterEach(() => {
  sink.refuse = () => null;
});

const mailsOf = (id: string): SunkMail[] => sink.mails.filter(({ messageId }) => messageId.includes(id));
const kindsOf = (id: string) => mailsOf(id).map(({ messageId }) => messageId.split('.')[0]);
const sent = async (id: string) => {
  await expect
    .poll(() => stateOf(database.sql, id))
    .toMatchObject({ status: 'sent', confirmation_status: 'sent' });
};

describe('a message', () => {
  it.each([
    ['own address', { email: 'own@psychologist.example' }, 'own@psychologist.example'],
    ['practice’s address when they have none', {}, 'practice@psychologist.example'],
  ])("goes to the psychologist's %s", async (_, columns, address) => {
    const psychologist = await addPsychologistRow(database.sql, columns, 'practice@psychologist.example');
    const id = await addMessage(database.sql, { psychologist_id: psychologist });
    await sent(id);
    expect(mailsOf(id).map(({ to }) => to)).toContainEqual([address]);
  });

  it('goes to the operator, who is asked to pass it on, when nobody has an address', async () => {
    const psychologist = await addPsychologistRow(database.sql, { first_name: 'Nora', last_name: 'Nowhere' });
    const id = await addMessage(database.sql, { psychologist_id: psychologist, recipient: 'operator' });
    await sent(id);
    const raw = mailsOf(id).find(({ to }) => to[0] === OPERATOR);
    const mail = await readMail(raw ?? { to: [], messageId: '', raw: '' });
    expect(mail.subject).toContain('To pass on to Nora Nowhere');
    expect(mail.text).toContain('Please pass it on.');
  });
});

it('each news of an inquiry is a mail of its own, under a name of its own', async () => {
  const psychologist = await addPsychologistRow(database.sql, { email: 'asked@psychologist.example' });
  const id = await addMessage(database.sql, { psychologist_id: psychologist });
  await database.sql`insert into inquiries (id) values (${id})`;
  await database.sql`
    insert into inquiry_people (inquiry_id, place, psychologist_id, message_id, state)
    values (${id}, 1, ${psychologist}, ${id}, 'full')`;
  const news = () => sink.mails.filter(({ messageId }) => messageId.startsWith('<inquiry-news.'));
  for (const count of [1, 2]) {
    await database.sql`select post_inquiry_mail('inquiry-news', ${id})`;
    await expect.poll(() => news().length).toBe(count);
    await database.sql`
      update mails set status = 'sent', sent_at = now() - interval '1 hour', claim = null, claimed_by = null, claimed_at = null
      where subject_id = ${id} and kind = 'inquiry-news'`;
  }
  expect(new Set(news().map(({ messageId }) => messageId)).size).toBe(2);
});

describe('a refusal', () => {
  it('with 5xx is final at once, and the row says why', async () => {
    sink.refuse = (address) =>
      address.startsWith('gone')
        ? { code: 550, text: '5.1.1 <gone@psychologist.example> no such user' }
        : null;
    const psychologist = await addPsychologistRow(database.sql, { email: 'gone@psychologist.example' });
    const id = await addMessage(database.sql, { psychologist_id: psychologist });
    await expect
      .poll(() => stateOf(database.sql, id))
      .toMatchObject({
        status: 'failed',
        attempts: 1,
        failure_reason: expect.stringContaining('550 5.1.1 <(address)> no such user') as string,
        confirmation_status: 'sent',
      });
    expect(kindsOf(id)).toEqual(['<contact-confirmation']);
    expect(worker.log.join('\n')).not.toContain('gone@psychologist.example');
  });

  it('for now is tried again until it works, and the other mail is not sent again', async () => {
    let refusals = 0;
    sink.refuse = (address) =>
      address.startsWith('busy') && (refusals += 1) <= 3 ? { code: 451, text: '4.7.1 greylisted' } : null;
    const psychologist = await addPsychologistRow(database.sql, { email: 'busy@psychologist.example' });
    const id = await addMessage(database.sql, { psychologist_id: psychologist });
    await sent(id);
    expect(await stateOf(database.sql, id)).toMatchObject({ attempts: 4, failure_reason: null });
    expect(kindsOf(id).sort()).toEqual(['<contact-confirmation', '<contact-message']);
  });

  it('for now ends after eight tries, and the row says why', async () => {
    sink.refuse = (address) => (address.startsWith('never') ? { code: 451, text: '4.3.2 not now' } : null);
    const id = await addMessage(database.sql, { email: 'never@visitor.example' });
    await expect
      .poll(() => stateOf(database.sql, id))
      .toMatchObject({
        status: 'sent',
        confirmation_status: 'failed',
        confirmation_attempts: 8,
        confirmation_failure_reason: expect.stringContaining('4.3.2 not now') as string,
      });
  });
});

it('sends a mail once although its row could not be marked then', async () => {
  await database.sql.unsafe(`
    create function refuse_mark() returns trigger language plpgsql as $$
      begin
        if new.status = 'sent' and exists (
          select from contact_messages where id = new.subject_id and email like 'unmarked%'
        ) then raise exception 'not now'; end if;
        return new;
      end $$;
    create trigger refuse_mark before update on mails for each row execute function refuse_mark();
  `);
  const id = await addMessage(database.sql, { email: 'unmarked@visitor.example' });
  await expect
    .poll(() => worker.log.filter((line) => line.includes(id)).join())
    .toContain('could not be marked');
  await database.sql`drop trigger refuse_mark on mails`;
  await sent(id);
  expect(kindsOf(id).sort()).toEqual(['<contact-confirmation', '<contact-message']);
});

it('leaves a mail of a kind that it does not know to a newer worker, and sends all others', async () => {
  const [later] = await database.sql<{ id: string }[]>`
    insert into mails (kind, subject_id) values ('a-kind-of-tomorrow', gen_random_uuid()) returning id`;
  const id = await addMessage(database.sql);
  await sent(id);
  expect(await database.sql`select status, attempts from mails where id = ${later?.id ?? ''}`).toEqual([
    { status: 'queued', attempts: 0 },
  ]);
});

it('leaves no job behind, so that a mail can be queued again under the same id', async () => {
  const id = await addMessage(database.sql, { email: `${randomUUID().slice(0, 8)}@visitor.example` });
  await sent(id);
  const client = new Redis(redis.url);
  try {
    await expect.poll(() => client.keys(`bull:email:*${id}*`)).toEqual([]);
  } finally {
    client.disconnect();
  }
});
