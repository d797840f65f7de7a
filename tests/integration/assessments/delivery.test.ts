import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { admin } from '../../support/admin.ts';
import { readMail } from '../../support/mail-sink.ts';
import { ownMailParts } from '../../support/own-mail-parts.ts';

/** The worker finds new rows by its sweep, which here comes every 100 ms. */
const { database, redis, sink, worker } = await ownMailParts({ firstRetry: '0.002', sweep: '0.1' });
const run = (...args: string[]) =>
  admin(['assessments', ...args], {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
  });

afterEach(async () => {
  sink.refuse = () => null;
  // In the order in which the worker, which may still mark the last mail, takes them.
  await database.sql`truncate mails, assessment_emails`;
});

/** A row as the API writes it; the sweep queues its mail. */
const ask = async (email: string, columns: Readonly<Record<string, string>> = {}): Promise<string> => {
  const row = {
    ...{ idempotency_key: randomUUID(), email, condition: 'anxiety', severity: 'moderate', ...columns },
    score: 12,
  };
  const insert = database.sql`insert into assessment_emails ${database.sql(row)}`;
  return (await insertWithMails(database.sql, insert, ['assessment-results'])) ?? '';
};
const stateOf = async (id: string) => {
  const [row] = await database.sql`
    select status, email_sent, email_sent_at is not distinct from sent_at as same_date, sent_at is not null as dated,
      attempts, failure_reason
    from assessment_emails as requests left join mails on subject_id = requests.id where requests.id = ${id}`;
  return row && { ...row };
};
const sent = { status: 'sent', email_sent: true, same_date: true, dated: true };
const mailsOf = (id: string) => sink.mails.filter(({ messageId }) => messageId.includes(id));

describe('a mail of results', () => {
  it('whose job was lost is found by the sweep and sent once, to one recipient', async () => {
    const id = await ask('ada@taker.example');
    await expect.poll(() => stateOf(id)).toMatchObject({ ...sent, attempts: 1, failure_reason: null });
    const [mail, ...others] = mailsOf(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ['ada@taker.example'],
      messageId: `<assessment-results.${id}@directory.example>`,
    });
    const read = await readMail(mail ?? { to: [], messageId: '', raw: '' });
    expect(read.subject).toBe('Your requested results');
    expect(read.text).toContain('12 of 21');
  });

  it('that the server refuses is failed at once, is never called sent, and names nobody', async () => {
    sink.refuse = () => ({ code: 550, text: '5.1.1 <gone@taker.example> no such user' });
    const id = await ask('gone@taker.example');
    await expect
      .poll(() => stateOf(id))
      .toEqual({
        status: 'failed',
        email_sent: false,
        same_date: true,
        dated: false,
        attempts: 1,
        failure_reason: expect.stringContaining('550 5.1.1 <(address)> no such user') as string,
      });
    // The row is marked before the line is written.
    await expect.poll(() => worker.log.join('\n')).toContain(id);
    expect(worker.log.join('\n')).not.toMatch(/gone@taker\.example|moderate|anxiety/);

    const list = await run('list', '--status', 'failed');
    expect(list.stdout).toMatch(new RegExp(`${id}.*anxiety.*failed \\(1 try\\): .*550 5.1.1`));

    sink.refuse = () => null;
    expect((await run('resend', id, '--dry-run')).stdout).toContain(`assessment-results ${id}`);
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
    expect((await run('resend', '--failed')).code).toBe(0);
    await expect.poll(() => stateOf(id)).toMatchObject({ ...sent, failure_reason: null });
    expect((await run('resend', id)).code).toBe(1);
    expect((await run('resend', id, '--again')).code).toBe(0);
    await expect.poll(() => mailsOf(id).length).toBe(2);
  }, 120_000);
});

describe('the operator', () => {
  it('counts by condition and by what became of the mails', async () => {
    sink.refuse = (address) => (address.startsWith('gone') ? { code: 550, text: 'no' } : null);
    await ask('a@taker.example');
    await ask('gone@taker.example');
    await ask('b@taker.example', { condition: 'ptsd', severity: 'mild' });
    const none = { total: 0, sent: 0, queued: 0, failed: 0 };
    await expect.poll(() => database.sql`select from mails where status = 'queued'`).toHaveLength(0);
    expect(JSON.parse((await run('stats', '--json')).stdout)).toEqual({
      ...{ total: 3, sent: 2, queued: 0, failed: 1 },
      byCondition: {
        depression: none,
        anxiety: { total: 2, sent: 1, queued: 0, failed: 1 },
        adhd: none,
        ptsd: { total: 1, sent: 1, queued: 0, failed: 0 },
      },
    });
    expect((await run('stats')).stdout).toMatch(/^Anxiety +2 +1 +0 +1$/m);
  }, 120_000);

  it('finds what an address asked for, sees no result, and deletes it when its owner asks', async () => {
    const id = await ask('ada@taker.example');
    const other = await ask('eve@taker.example');
    await expect.poll(() => stateOf(id)).toMatchObject(sent);
    const list = await run('list', '--email', ' Ada@Taker.example', '--json');
    expect(JSON.parse(list.stdout)).toMatchObject([{ id, condition: 'anxiety', status: 'sent' }]);
    const show = await run('show', id);
    expect(show.stdout).toContain('ada@taker.example');
    const json = await run('show', id, '--json');
    expect(list.stdout).not.toContain('ada@taker.example');
    expect(list.stdout + show.stdout + json.stdout).not.toMatch(/moderate|score|severity/);

    expect((await run('delete', id, '--dry-run')).stdout).toContain('would be deleted');
    expect(await stateOf(id)).toBeDefined();
    expect((await run('delete', id)).code).toBe(0);
    expect(await stateOf(id)).toBeUndefined();
    expect(await stateOf(other)).toBeDefined();
  }, 120_000);

  it('is told what failed, and what is misused', async () => {
    const away = { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z', REDIS_URL: redis.url };
    for (const [args, words] of [
      [['stats'], 'Failed to get email stats: '],
      [['list', '--condition', 'adhd'], 'Failed to get emails for condition: '],
      [['show', randomUUID()], 'Failed to get assessment email: '],
    ] as const) {
      const { code, stderr } = await admin(['assessments', ...args], away);
      expect([args, code]).toEqual([args, 1]);
      expect(stderr).toContain(words);
    }
    for (const [args, code] of [
      [['delete', randomUUID()], 1],
      [['resend'], 2],
    ] as const)
      expect([args, (await run(...args)).code]).toEqual([args, code]);
  }, 120_000);
});
