import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { forgetContactLimits, forgetMemberLimits } from '../../support/limits.ts';
import { errorOf, post } from '../api/site.ts';
import { someAddress } from './visitor.ts';

const sql = connect();
/** Shows as `exe.png` where it is obeyed. */
const DISGUISED = '\u202egnp.exe';

const result = { email: 'ada@visitor.example', condition: 'anxiety', score: 12, severity: 'moderate' };
const message = { name: 'Ada', email: 'ada@visitor.example', message: 'Hello' };

beforeEach(() => Promise.all([forgetContactLimits(), forgetMemberLimits()]));
afterAll(async () => {
  await sql`delete from contact_messages where email like '%@visitor.example'`;
  await removeTestRows(sql);
});

it.each([
  [
    '/api/contact',
    message,
    ['name', 'email', 'phone', 'location', 'subject', 'message', 'preferredReplyDay'],
  ],
  ['/api/assessment-results', result, ['email']],
  ['/api/auth/password-reset', { email: 'ada@visitor.example' }, ['email']],
])(
  '%s takes nothing that reverses the text, and says of each field what to do',
  async (path, form, fields) => {
    const disguised = Object.fromEntries(
      fields.map((field) => [field, field === 'email' ? `${DISGUISED}@visitor.example` : DISGUISED]),
    );
    for (const [language, words] of [
      ['en', /invisible character.*type/],
      ['fr', /caractère invisible.*taper/],
    ] as const) {
      const answer = await post(path, { ...form, ...disguised, language });
      expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_fields']);
      const said = (answer.json() as { fields: Record<string, string> }).fields;
      expect(Object.keys(said).sort()).toEqual(fields.toSorted());
      for (const sentence of Object.values(said)) expect(sentence).toMatch(words);
    }
  },
);

it('a message keeps its lines, its scripts and its emoji, and so does a name', async () => {
  const address = `${randomUUID().slice(0, 8)}@psychologist.example`;
  const psychologistId = await addProfile(sql, { email: address });
  const words = 'می\u200cخواهم\nශ්\u200dරී 👩\u200d👩\u200d👧 🏳️\u200d🌈';
  const name = 'می\u200cخواهم';
  const answer = await post('/api/contact', {
    ...message,
    name,
    email: someAddress(),
    message: words,
    psychologistId,
  });
  expect(answer.status).toBe(202);
  await expect.poll(async () => (await mailTo(address)).length).toBe(1);
  const [mail] = await mailTo(address);
  expect(mail?.text).toContain(words.replace('\n', '\n> '));
  expect([mail?.subject, mail?.replyTo[0]?.name]).toEqual([`Message from ${name}`, name]);
});

it('a row of before shows its name as it is written', async () => {
  const address = `${randomUUID().slice(0, 8)}@psychologist.example`;
  const psychologistId = await addProfile(sql, { email: address });
  const [row] = await sql<{ id: string }[]>`
    with message as (
      insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, message)
      values (${randomUUID()}, 'profile', ${psychologistId}, ${DISGUISED}, ${someAddress()}, 'Hello') returning id
    )
    insert into mails (kind, subject_id) select 'contact-message', id from message returning subject_id as id`;
  await admin(['messages', 'resend', row?.id ?? '']);
  await expect.poll(async () => (await mailTo(address)).length).toBe(1);
  const [mail] = await mailTo(address);
  expect([mail?.subject, mail?.replyTo[0]?.name]).toEqual(['Message from gnp.exe', 'gnp.exe']);
});
