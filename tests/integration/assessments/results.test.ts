import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { sharedApi } from '../../support/shared-api.ts';
import { readStack } from '../../support/stack-file.ts';
import { anxietyResult, requester, someTaker, type Requester } from './requester.ts';

const sql = connect();
let someone: Requester;
beforeEach(() => {
  someone = requester();
});
afterEach(() => someone[Symbol.asyncDispose]());
afterAll(async () => {
  // As the worker takes them, mails first: otherwise each could wait for the other.
  await sql`
    delete from mails where subject_id in (select id from assessment_emails where email like '%@taker.example')`;
  await sql`delete from assessment_emails where email like '%@taker.example'`;
});

const rowsOf = (email: string) => sql`
  select requests.*, mails.failure_reason
  from assessment_emails as requests join mails on mails.subject_id = requests.id where email = ${email}`;
const delivered = async (email: string) => {
  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  const [mail] = await mailTo(email);
  if (!mail) throw new Error('There is no mail.');
  return mail;
};

describe('results by mail', () => {
  it('reach the address in English, with the condition in the subject', async () => {
    const email = someTaker();
    const result = { condition: 'depression', score: 12, severity: 'moderate' };
    const answer = await someone.send({
      ...result,
      email: `  ${email.toUpperCase()} `,
      language: 'en',
      discreet: false,
      idempotencyKey: randomUUID(),
    });
    expect(answer.status).toBe(202);
    expect(answer.headers['cache-control']).toBe('no-store');
    const mail = await delivered(email);
    expect(mail).toMatchObject({
      subject: 'DEPRESSION Assessment Results',
      from: { name: 'Psychologist Directory' },
      to: [{ name: '', address: email }],
      // To people, and without a name: it would say whom these results are from.
      replyTo: [{ name: '', address: expect.stringContaining('@') as string }],
    });
    for (const words of [
      'They are not a diagnosis.',
      'Depression (PHQ-9)',
      '12 of 27',
      'Moderate (10 to 14)',
      '9-8-8',
      '1-800-668-6868',
      '1-855-242-3310',
      '90 days',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).not.toMatch(/741741|Premium|offer/i);
    expect(mail.headers.find(({ key }) => key === 'message-id')?.value).toMatch(
      new RegExp(`^<assessment-results\\.${answer.body.id ?? ''}@`),
    );
    await expect
      .poll(() => rowsOf(email))
      .toMatchObject([
        {
          id: answer.body.id,
          ...result,
          language: 'en',
          private_subject: false,
          email_sent: true,
          email_sent_at: expect.any(Date) as Date,
          failure_reason: null,
        },
      ]);
  });

  it('say nothing of the condition where a list of mails shows it, nor the result in a link', async () => {
    const email = someTaker();
    await someone.send({ email, condition: 'ptsd', score: 31, severity: 'severe', language: 'fr' });
    const mail = await delivered(email);
    expect(mail.subject).toBe('Les résultats que vous avez demandés');
    expect(mail.from.name).toBe('Résultats demandés');
    expect(mail.html).toContain('lang="fr"');
    // What comes before the condition fills the line that a list of mails shows of the text.
    const [beginning = ''] = mail.text.split('TSPT');
    expect(beginning).toContain('Voici les résultats');
    expect(beginning.length).toBeGreaterThan(200);
    expect(beginning).not.toMatch(/trauma|stress|PTSD|TSPT/i);
    const site = readStack().app;
    for (const link of [
      `${site}/therapist-match?condition=ptsd&lang=fr`,
      ...['/contact', '/search', '/privacy'].map((path) => `${site}${path}?lang=fr`),
    ]) {
      expect(mail.text.split(/\s/)).toContain(link);
      expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    }
    expect(mail.html).not.toContain('/join');
    // Links are read by mail services on the way: the result stands in none.
    expect(mail.html).not.toMatch(/href="[^"]*(score|severity)/);
  });
});

describe('the same key', () => {
  it('means the same request: one row, one answer, one mail', async () => {
    const request = { ...anxietyResult(), idempotencyKey: randomUUID() };
    const answers = await Promise.all([someone.send(request), someone.send(request), someone.send(request)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await rowsOf(request.email)).toHaveLength(1);
    await delivered(request.email);
  });

  it('with other results is refused', async () => {
    const request = { ...anxietyResult(), idempotencyKey: randomUUID() };
    await someone.send(request);
    const other = await someone.send({ ...request, score: 3, severity: 'mild' });
    expect([other.status, other.body.code]).toEqual([409, 'key_used']);
  });
});

/** What a request is answered with; nothing may be kept of a refused one. */
const refused = async (change: Record<string, unknown>) => {
  await using sender = requester();
  const request = anxietyResult();
  const answer = await sender.send({ ...request, ...change });
  expect(await sql`select from assessment_emails where email = ${request.email}`).toHaveLength(0);
  return answer;
};

describe('answers', () => {
  const CANARY = 'canary-answer-7351';

  it.each(['answers', 'questions', 'responses', 'assessment_id', 'to', 'cc', 'subject', '__proto__'])(
    'and whatever else does not belong are refused by name: %s',
    async (field) => {
      await using sender = requester();
      const request = anxietyResult();
      // Written out: an object literal would take __proto__ for something else.
      const json = `${JSON.stringify(request).slice(0, -1)},"${field}":["${CANARY}"]}`;
      const answer = await sender.send(json);
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'invalid_fields', field]);
      expect(JSON.stringify(answer.body)).not.toContain(CANARY);
      expect(await sql`select from assessment_emails where email = ${request.email}`).toHaveLength(0);
    },
  );

  it('and results are in no log, whether kept or refused', async () => {
    const api = await sharedApi();
    await using sender = requester(api.url);
    const email = someTaker();
    const log = await api.logOf(async () => {
      expect((await sender.send(anxietyResult(email))).status).toBe(202);
      expect((await sender.send({ ...anxietyResult(email), answers: [CANARY] })).status).toBe(400);
      expect((await sender.send({ ...anxietyResult(email), score: CANARY })).status).toBe(400);
      expect((await sender.send(`{"answers":"${CANARY}"`)).status).toBe(400);
    });
    expect(log.join('\n')).toContain('/api/assessment-results');
    expect(log.join('\n')).not.toMatch(new RegExp(`${CANARY}|${email}|anxiety|moderate`));
  });
});

describe('a refusal names the field', () => {
  it('and nothing is kept', async () => {
    const answer = await refused({ severity: 'severe' });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_fields']);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['severity']);
  });
});

it('a request as long as a questionnaire is a 413', async () => {
  const answer = await refused({ answers: 'x'.repeat(5_000) });
  expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
});

describe('a stranger', () => {
  it('gets five mails a day from one place, over all conditions, and the sender is told when to come back', async () => {
    await using sender = requester();
    const email = someTaker();
    const results = [
      anxietyResult(email),
      { email, condition: 'adhd', score: 1, severity: 'mild' },
      { email, condition: 'ptsd', score: 40, severity: 'severe' },
    ];
    const answers = [];
    for (let index = 0; index < 7; index += 1) answers.push(await sender.send(results[index % 3]));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    const seconds = Number(answers.at(-1)?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await sql`select from assessment_emails where email = ${email}`).toHaveLength(5);
  });

  it('gets eight a day from many places, and nobody learns from the answers what others have sent', async () => {
    const email = someTaker();
    const bodies = [];
    for (let place = 0; place < 12; place += 1) {
      await using sender = requester();
      // Capitals are the same mailbox.
      const answer = await sender.send(anxietyResult(place % 2 ? email : email.toUpperCase()));
      expect(answer.status).toBe(202);
      bodies.push({ ...answer.body, id: typeof answer.body.id });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await sql`select from assessment_emails where email = ${email}`).toHaveLength(8);
    await expect.poll(async () => (await mailTo(email)).length).toBe(8);
  });

  it('is safe from a flood: one place sends ten in ten minutes, whoever they are for', async () => {
    await using sender = requester();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sender.send(anxietyResult(), { 'x-forwarded-for': `198.51.100.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});
