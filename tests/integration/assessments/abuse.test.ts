import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { sharedApi } from '../../support/shared-api.ts';
import { anxietyResult, requester, someTaker } from './requester.ts';

const sql = connect();
afterAll(async () => {
  // As the worker takes them, mails first: otherwise each could wait for the other.
  await sql`
    delete from mails where subject_id in (select id from assessment_emails where email like '%@taker.example')`;
  await sql`delete from assessment_emails where email like '%@taker.example'`;
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
