import { LINK_VALID_HOURS } from '@directory/api/people/members/accounts';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { deleteIdleRequests, insertMemberMail } from '@directory/api/people/members/store';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { connect } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { post, type Answer } from '../api/site.ts';
import { siteClient } from './client.ts';
import { mailedToken } from './mailed-token.ts';

const sql = connect();
const members = ownMembers(sql);
const PATH = '/api/auth/password-reset';
const unknown = () => `nobody-${randomUUID()}@example.org`;

beforeEach(forgetMemberLimits);
afterAll(async () => {
  await members.remove();
  await forgetMemberLimits();
});

/** Lets the mails to an address be this old. */
async function sentAgo(email: string, age: string): Promise<void> {
  const mails = sql`select id from member_mails where email = ${email}`;
  // The mailbox has a mail a moment before its row says so.
  await inTime(async () =>
    expect(await sql`select from mails where status <> 'sent' and subject_id in (${mails})`).toEqual([]),
  );
  await sql`update mails set sent_at = now() - ${age}::interval where subject_id in (${mails})`;
}

/** Resolves when no request of an address is left beside so many that were sent. */
async function forgotten(email: string, sent: number): Promise<void> {
  await inTime(async () =>
    expect(await sql`select 1 from member_mails where email = ${email}`).toHaveLength(sent),
  );
  expect(await mailTo(email)).toHaveLength(sent);
}

/** What may differ from one request to the next: the request's own name, and the time. */
function comparable({ status, headers, text }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, headers: kept, text };
}

describe('asking for a new password', () => {
  it('is answered alike for a known and an unknown address, with the same work done before the answer', async () => {
    const { email } = await members.add();
    const nobody = unknown();
    const answers = await Promise.all([email, nobody].map((address) => post(PATH, { email: address })));
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    expect(comparable(answers[0] as Answer)).toEqual(comparable(answers[1] as Answer));
    // The worker alone knows the difference: one mail, and one request that is forgotten.
    await mailedToken(email, 1);
    await inTime(async () =>
      expect(await sql`select 1 from member_mails where email = ${nobody}`).toHaveLength(0),
    );
    expect(await mailTo(nobody)).toEqual([]);
  });

  it('mails a link, in the language asked for, that sets the password once', async () => {
    const { email, password } = await members.add();
    await post(PATH, { email: email.toUpperCase(), language: 'fr' });
    const token = await mailedToken(email, 1);
    const [mail] = await mailTo(email);
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe');
    expect(mail?.text).toContain(`pendant ${LINK_VALID_HOURS} heures`);

    const client = siteClient();
    expect((await client.auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'entirely new words' })).error).toBeNull();
    expect(
      (await siteClient().auth.signInWithPassword({ email, password: 'entirely new words' })).error,
    ).toBeNull();
    expect((await siteClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    const again = await siteClient().auth.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('again, sends nothing while the last link is new and unused: that one works, and then another is sent', async () => {
    const { email } = await members.add();
    await post(PATH, { email });
    const first = await mailedToken(email, 1);
    await sentAgo(email, '4 minutes');
    await post(PATH, { email });
    await forgotten(email, 1);
    expect(await mailTo(email)).toHaveLength(1);
    expect((await siteClient().auth.verifyOtp({ token_hash: first, type: 'recovery' })).error).toBeNull();
    await post(PATH, { email });
    expect(await mailedToken(email, 2)).not.toBe(first);
  });

  it('mails one link to several requests of the same moment, in whichever order they are committed', async () => {
    const { email } = await members.add();
    const ask = (on: postgres.Sql | postgres.TransactionSql) =>
      insertWithMails(on, insertMemberMail(on, { purpose: 'password_reset', email, language: 'en' }), [
        'member-mail',
      ]);
    const [first, second] = await sql.begin(async (begunBefore) => {
      await begunBefore`select now()`;
      return [await ask(sql), await ask(begunBefore)];
    });
    await deleteIdleRequests(sql, [second ?? '']);
    await deleteIdleRequests(sql, [first ?? '']);
    expect(await sql`select id from member_mails where email = ${email}`).toEqual([{ id: first }]);
  });

  it('makes the link of an earlier mail void, and an old link is refused', async () => {
    const { email, id } = await members.add();
    await post(PATH, { email });
    const first = await mailedToken(email, 1);
    await sentAgo(email, '6 minutes');
    await post(PATH, { email });
    const second = await mailedToken(email, 2);
    expect((await siteClient().auth.verifyOtp({ token_hash: first, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    );
    await sql`update auth.users set recovery_sent_at = now() - make_interval(hours => ${LINK_VALID_HOURS}, secs => 60)
      where id = ${id}`;
    expect((await siteClient().auth.verifyOtp({ token_hash: second, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    );
  });

  it('sends one in three hours once three were sent in a day', async () => {
    const { email } = await members.add();
    for (let count = 1; count <= 3; count += 1) {
      await post(PATH, { email });
      await mailedToken(email, count);
      await sentAgo(email, '6 minutes');
    }
    await post(PATH, { email });
    await forgotten(email, 3);
    await sentAgo(email, '181 minutes');
    await post(PATH, { email });
    await mailedToken(email, 4);
  });

  it('is passed over for no link that could not be mailed', async () => {
    const { email } = await members.add();
    await post(PATH, { email });
    await mailedToken(email, 1);
    await sentAgo(email, '1 second');
    await sql`
      update mails set status = 'failed', failure_reason = '550 no such user', sent_at = null
      where subject_id in (select id from member_mails where email = ${email})`;
    await post(PATH, { email });
    await mailedToken(email, 2);
  });

  it('is limited for one network address, and for no account', async () => {
    const { email } = await members.add();
    const many = [];
    for (let round = 0; round < 11; round += 1) many.push(await post(PATH, { email }));
    expect(many.map(({ status }) => status)).toEqual([...Array<number>(10).fill(202), 429]);
    expect(Number(many.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    await mailedToken(email, 1);
  });
});

it('a link and a session last as long as members are told', () => {
  const config = readFileSync(resolve(import.meta.dirname, '../../../supabase/config.toml'), 'utf8');
  expect(config).toContain(`\notp_expiry = ${LINK_VALID_HOURS * 3600}\n`);
  expect(config).toMatch(
    /\ntimebox = "2160h"\ninactivity_timeout = "720h"\n|\ninactivity_timeout = "720h"\ntimebox = "2160h"\n/,
  );
});
