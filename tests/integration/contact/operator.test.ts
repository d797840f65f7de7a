import { createDesk } from '@directory/api/operator/desk/desk';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { readMail } from '../../support/mail-sink.ts';
import { ownMailParts } from '../../support/own-mail-parts.ts';
import { addMessage, addPsychologistRow, stateOf } from './rows.ts';

/** The worker sweeps once, at its start: afterwards mails come by the commands alone. */
const { database, redis, sink } = await ownMailParts({ firstRetry: '3600', sweep: '3600' });
const run = (...args: string[]) => admin(args, { DATABASE_URL: database.url, REDIS_URL: redis.url });

afterEach(async () => {
  sink.mails.length = 0;
  sink.refuse = () => null;
  await database.sql`truncate mails, inquiry_people, inquiries, contact_messages, listing_requests`;
});

const failedMessage = async () => {
  const psychologist = await addPsychologistRow(database.sql, {
    first_name: 'Élise',
    last_name: 'Côté',
    email: 'elise@psychologist.example',
  });
  const id = await addMessage(database.sql, { psychologist_id: psychologist, message: 'A private word' });
  await database.sql`
    update mails set status = 'failed', attempts = 8, failure_reason = '550 no such user'
    where subject_id = ${id} and kind = 'contact-message'`;
  await database.sql`
    update mails set status = 'sent', sent_at = now()
    where subject_id = ${id} and kind = 'contact-confirmation'`;
  return id;
};

describe('messages', () => {
  it('are listed without their texts, and shown with them', async () => {
    const id = await failedMessage();
    const list = await run('messages', 'list', '--status', 'failed');
    expect(list.stdout).toMatch(new RegExp(`${id} .*Élise Côté .*failed \\(8 tries\\): 550 no such user`));
    const json = await run('messages', 'list', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject([
      { id, status: 'failed', failure_reason: '550 no such user' },
    ]);
    expect(list.stdout + json.stdout).not.toMatch(/private|ada@visitor/);
    expect((await run('messages', 'list', '--status', 'queued')).stdout).toContain(
      'There are no such messages.',
    );
    expect((await run('messages', 'show', id)).stdout).toContain('  | A private word');
    expect(JSON.parse((await run('messages', 'show', id, '--json')).stdout)).toMatchObject({
      message: 'A private word',
      email: 'ada@visitor.example',
    });
  });

  it('that were erased cannot be sent again, and the row says so', async () => {
    const id = await failedMessage();
    await database.sql`update contact_messages set message = null, erased_at = now() where id = ${id}`;
    await run('messages', 'resend', id);
    await expect
      .poll(() => stateOf(database.sql, id))
      .toMatchObject({ status: 'failed', failure_reason: expect.stringContaining('erased') as string });
  });

  it('that do not exist are a failure, wrong arguments a misuse', async () => {
    for (const args of [
      ['messages', 'show', randomUUID()],
      ['listings', 'accept', randomUUID()],
    ]) {
      const { code, stderr } = await run(...args);
      expect([args, code]).toEqual([args, 1]);
      expect(stderr).toContain('There is no');
    }
    for (const args of [['messages', 'list', '--status', 'lost'], ['messages', 'show', 'a', 'b'], []]) {
      expect([args, (await run(...args)).code]).toEqual([args, 2]);
    }
  }, 120_000);
});

it('listings are listed, shown, accepted and declined, and who is declined is told', async () => {
  const insert = database.sql`
    insert into listing_requests (idempotency_key, name, email, province, city, listing_type, message)
    values ('k', 'Ada Martin', 'ada@visitor.example', 'MB', 'Winnipeg', 'annual', 'My number is 12345')`;
  const kinds = ['listing-request', 'listing-confirmation'] as const;
  const id = (await insertWithMails(database.sql, insert, kinds)) ?? '';
  const statusOf = async () =>
    (await database.sql`select status from listing_requests where id = ${id}`)[0]?.['status'] as string;
  expect((await run('listings', 'list', '--status', 'new')).stdout).toMatch(
    new RegExp(`${id}.*annual.*Ada Martin`),
  );
  expect((await run('listings', 'show', id)).stdout).toContain('  | My number is 12345');
  expect((await run('listings', 'accept', id, '--dry-run')).stdout).toContain(
    'would change from new to accepted',
  );
  expect(await statusOf()).toBe('new');
  expect(JSON.parse((await run('listings', 'accept', id, '--json')).stdout)).toEqual({
    id,
    from: 'new',
    to: 'accepted',
    changed: true,
    isTold: false,
    dryRun: false,
  });
  expect(await statusOf()).toBe('accepted');
  expect((await run('listings', 'accept', id)).stdout).toContain('is accepted already');
  // Whom nobody need tell, nobody tells; whoever did ask is told why, in their language.
  const spam = await run('listings', 'decline', id, '--no-mail');
  expect(spam.stdout).toContain('from accepted to declined. Nobody is told by mail.');
  expect(await statusOf()).toBe('declined');
  expect((await run('listings', 'accept', id)).stdout).toContain(
    'is told when you invite them: members invite',
  );
  await database.sql`update listing_requests set language = 'fr' where id = ${id}`;
  const reason = 'Le registre ne nomme personne de ce numéro.';
  const dry = await run('listings', 'decline', id, '--reason', reason, '--dry-run');
  expect(dry.stdout).toContain('ada@visitor.example would be told by mail');
  const declined = await run('listings', 'decline', id, '--reason', reason);
  expect(declined.stdout).toContain('ada@visitor.example is told by mail');
  await expect.poll(() => sink.mails.length).toBe(1);
  const [mail] = sink.mails;
  const told = await readMail(mail ?? { to: [], messageId: '', raw: '' });
  expect(told.subject).toBe('Votre demande d’inscription');
  expect(told.text).toContain(`> ${reason}`);
  expect((await run('listings', 'show', id)).stdout).toContain(reason);
  // Told once: it is declined already.
  expect((await run('listings', 'decline', id)).stdout).toContain('is declined already');
});

describe('mails', () => {
  it('of every kind are listed, filtered and shown, without what they say', async () => {
    const message = await failedMessage();
    const insert = database.sql`
      insert into listing_requests (idempotency_key, name, email, listing_type)
      values (${randomUUID()}, 'Ada Martin', 'ada@visitor.example', 'free')`;
    const listing = await insertWithMails(database.sql, insert, ['listing-confirmation']);
    const idsOf = async (...filter: string[]) => {
      const rows = JSON.parse((await run('mails', 'list', ...filter, '--json')).stdout) as {
        subject_id: string;
      }[];
      return rows.map(({ subject_id }) => subject_id);
    };
    expect(await idsOf()).toEqual([listing, message, message]);
    expect(await idsOf('--limit', '1')).toEqual([listing]);
    expect(await idsOf('--kind', 'listing-confirmation')).toEqual([listing]);
    expect(await idsOf('--status', 'failed')).toEqual([message]);
    const list = await run('mails', 'list', '--status', 'failed');
    expect(list.stdout).toMatch(
      new RegExp(`contact-message +${message} +failed \\(8 tries\\): 550 no such user`),
    );
    const [mail] = await database.sql<{ id: string }[]>`select id from mails where status = 'failed'`;
    const show = await run('mails', 'show', mail?.id ?? '');
    expect(show.stdout).toMatch(
      new RegExp(`Subject +${message}\\nMail +failed \\(8 tries\\): 550 no such user`),
    );
    expect(list.stdout + show.stdout).not.toMatch(/ada@visitor|private word/i);
  }, 120_000);

  it('that failed are sent again, one or all', async () => {
    const message = await failedMessage();
    const [mail] = await database.sql<{ id: string }[]>`select id from mails where status = 'failed'`;
    const id = mail?.id ?? '';
    expect((await run('mails', 'resend', id, '--dry-run')).stdout).toContain(`contact-message ${message}`);
    expect(await stateOf(database.sql, message)).toMatchObject({ status: 'failed' });
    expect(JSON.parse((await run('mails', 'resend', '--failed', '--json')).stdout)).toEqual({
      dryRun: false,
      mails: [{ kind: 'contact-message', id: message }],
    });
    await expect.poll(() => stateOf(database.sql, message)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await run('mails', 'resend', id)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--again') as string,
    });
    expect((await run('mails', 'resend', id, '--again')).code).toBe(0);
    await expect.poll(() => sink.mails.length).toBe(2);
    for (const [args, code] of [
      [['show', message], 1],
      [['resend'], 2],
    ] as const) {
      expect([args, (await run('mails', ...args)).code]).toEqual([args, code]);
    }
  }, 120_000);
});

it('queues show what waits for another try, and try it now', async () => {
  sink.refuse = () => ({ code: 451, text: 'not now' });
  const id = await failedMessage();
  await run('messages', 'resend', id);
  await expect.poll(() => stateOf(database.sql, id)).toMatchObject({ status: 'queued', attempts: 1 });
  const status = async () =>
    (
      JSON.parse((await run('queues', 'status', '--json')).stdout) as { queue: string; delayed: number }[]
    ).find(({ queue }) => queue === 'email');
  await expect.poll(status).toMatchObject({ delayed: 1, failed: 0 });
  sink.refuse = () => null;
  expect((await run('queues', 'retry', '--dry-run')).stdout).toContain('1 delayed mails would be tried now');
  expect(await stateOf(database.sql, id)).toMatchObject({ status: 'queued' });
  expect((await run('queues', 'retry')).code).toBe(0);
  await expect.poll(() => stateOf(database.sql, id)).toMatchObject({ status: 'sent', attempts: 2 });
});

it('a Redis that is away is a failure with a sentence, and a message is queued all the same', async () => {
  const away = { DATABASE_URL: database.url, REDIS_URL: 'redis://127.0.0.1:1' };
  const { code, stderr } = await admin(['queues', 'status'], away);
  expect(code).toBe(1);
  expect(stderr).not.toBe('');
  const id = await failedMessage();
  expect((await admin(['messages', 'resend', id], away)).code).toBe(0);
  expect(await stateOf(database.sql, id)).toMatchObject({ status: 'queued', attempts: 0 });
}, 120_000);

describe('the desk', () => {
  const origin = 'http://127.0.0.1:8790';
  const key = 'k'.repeat(32);
  const variables = { DATABASE_URL: database.url, REDIS_URL: redis.url };
  const desk = createDesk({ load: (parse) => parse(variables), origin, key });
  const own = { host: '127.0.0.1:8790', origin, 'sec-fetch-site': 'same-origin' };
  const see = async (path: string, headers: Record<string, string> = own) => {
    const answer = await desk.request(`/${key}${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const send = async (path: string, body: Record<string, string>, headers: Record<string, string> = own) => {
    const answer = await desk.request(`/${key}${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const addRequest = async (name: string) =>
    (await insertWithMails(
      database.sql,
      database.sql`
        insert into listing_requests (idempotency_key, name, email, province, city, listing_type)
        values (${randomUUID()}, ${name}, 'ada@visitor.example', 'MB', 'Winnipeg', 'annual')`,
      ['listing-request', 'listing-confirmation'],
    )) ?? '';
  const statusOf = async (id: string) =>
    (await database.sql`select status from listing_requests where id = ${id}`)[0]?.['status'] as string;

  it('shows what waits and settles it by a press, as its command does; a rehearsal changes nothing', async () => {
    const id = await addRequest('<b>Ada</b> Martin');
    await failedMessage();
    const waits = await see('/');
    expect(waits.text).toContain('Requests for a listing: 1');
    expect(waits.text).toContain('&lt;b&gt;Ada&lt;/b&gt; Martin');
    expect(waits.text).toContain('Mails that failed: 1');
    expect(waits.text).not.toMatch(/A private word|<script/);

    const rehearsed = await send('/listings/accept', { which: id, step: 'try' });
    expect(rehearsed.text).toContain(`${id} would change from new to accepted`);
    expect(await statusOf(id)).toBe('new');
    const done = await send('/listings/accept', { which: id, step: 'do' });
    expect(done.text).toContain(`${id} changed from new to accepted`);
    expect(await statusOf(id)).toBe('accepted');
    expect((await see('/')).text).toMatch(/Nothing waits of: .*requests for a listing/);
  });

  it('says beside the field what is wrong, and what cannot be done', async () => {
    const wrong = await send('/listings/list', { limit: '0', step: 'do' });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringMatching(/id="limit-fault"[^>]*>It takes a whole number/),
    ]);
    const nobody = await send('/listings/accept', { which: randomUUID(), step: 'do' });
    expect([nobody.status, nobody.text]).toEqual([
      422,
      expect.stringContaining('There is no listing request'),
    ]);
  });

  it('opens to whoever knows its address, for its own pages; a link changes nothing', async () => {
    const id = await addRequest('Ada Martin');
    expect((await desk.request('/', { headers: own })).status).toBe(404);
    expect((await desk.request(`/${'x'.repeat(32)}/`, { headers: own })).status).toBe(404);
    for (const others of [
      { host: 'evil.example:8790' },
      { 'sec-fetch-site': 'cross-site' },
      // Another server of this machine.
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await see('/', { ...own, ...others })).status).toBe(403);
    // A browser that may name no referrer names no origin with a form.
    const opened = await desk.request(`/${key}/`, { headers: own });
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    expect((await see('/person/find')).text).toContain('an email address; or a profile');
    const accept = { which: id, step: 'do' };
    for (const origins of ['http://evil.example', 'null'])
      expect((await send('/listings/accept', accept, { ...own, origin: origins })).status).toBe(403);
    expect((await see(`/listings/accept?which=${id}&step=do`)).status).toBe(200);
    expect(await statusOf(id)).toBe('new');
  });
});
