import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { addProfile, connect, refusal, removeTestRows } from '../../support/database.ts';

const sql = connect();
afterEach(() => removeTestRows(sql));

const CHECK = '23514';
const UNIQUE = '23505';
const MISSING = '23503';

describe('a profile is refused with', () => {
  it.each([
    { province: 'Manitoba' },
    { gender: 'female' },
    { booking_url: 'ftp://example.org/' },
    { social_links: sql.json({ linkedin: { url: 'https://example.org' } }) },
    { fee_individual_cents: -1 },
    { specialties_detailed: sql.json({ 'Anxiety and more': {} }) },
    { specialties_detailed: sql.json({ anxiety: { experience_years: 'ten' } }) },
    { specialties_detailed: sql.json({ anxiety: { approach: [{ $gt: '' }] } }) },
    { specialties_detailed: sql.json({ anxiety: { script: 'x' } }) },
    { stated_registrations: [null] },

    { first_name: null, last_name: null, name: ' ' },
  ])('%j', async (columns) => {
    expect(await refusal(addProfile(sql, columns))).toBe(CHECK);
  });

  it('a practice or member that does not exist', async () => {
    expect(await refusal(addProfile(sql, { practice_id: randomUUID() }))).toBe(MISSING);
    expect(await refusal(addProfile(sql, { user_id: randomUUID() }))).toBe(MISSING);
  });
});

describe('what visitors send', () => {
  const contact = () => ({
    idempotency_key: `test-${randomUUID()}`,
    kind: 'contact_page',
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Hello',
  });
  const listing = () => ({
    idempotency_key: `test-${randomUUID()}`,
    name: 'Ada',
    email: 'ada@example.org',
    listing_type: 'monthly',
  });
  const assessment = () => ({
    idempotency_key: `test-${randomUUID()}`,
    email: 'ada@example.org',
    condition: 'anxiety',
    score: 12,
    severity: 'moderate',
  });
  const add = async (table: string, row: Record<string, unknown>) => {
    await sql`insert into ${sql(table)} ${sql(row as Record<string, string>)}`;
  };

  afterEach(async () => {
    for (const table of ['contact_messages', 'listing_requests', 'assessment_emails'])
      await sql`delete from ${sql(table)} where idempotency_key like 'test-%'`;
  });

  it('is kept once for one idempotency key', async () => {
    for (const [table, row] of [
      ['contact_messages', contact()],
      ['listing_requests', listing()],
      ['assessment_emails', assessment()],
    ] as const) {
      await add(table, row);
      expect(await refusal(add(table, row))).toBe(UNIQUE);
    }
  });

  it.each([
    { kind: 'spam' },
    { name: '' },
    { email: 'ada@example.org\nBcc: eve@example.org' },
    { preferred_reply_time: 'midnight' },
    { message: null },
    { message: 'x'.repeat(5001) },
  ])('is refused as a contact message with %j', async (columns) => {
    expect(await refusal(add('contact_messages', { ...contact(), ...columns }))).toBe(CHECK);
  });

  it.each([{ listing_type: 'gold' }, { province: 'XX' }, { status: 'accepted' }])(
    'is refused as a listing request with %j',
    async (columns) => {
      expect(await refusal(add('listing_requests', { ...listing(), ...columns }))).toBe(CHECK);
    },
  );

  it.each([
    { email: 'Ada@Example.org' },
    { condition: 'anxiety; and more' },
    { score: -1 },
    { email_sent: true },
  ])('is refused as an assessment mail with %j', async (columns) => {
    expect(await refusal(add('assessment_emails', { ...assessment(), ...columns }))).toBe(CHECK);
  });

  it('is taken as an assessment mail of a condition of tomorrow', async () => {
    await add('assessment_emails', { ...assessment(), condition: 'sleep' });
  });

  it.each([{ kind: 'Mail for you' }, { status: 'sent' }, { status: 'failed' }])(
    'is refused as a mail with %j',
    async (columns) => {
      const mail = { kind: 'contact-message', subject_id: randomUUID(), ...columns };
      expect(await refusal(add('mails', mail))).toBe(CHECK);
    },
  );

  it('has one mail of a kind, of any kind, and takes its mails along when it is deleted', async () => {
    const row = contact();
    await add('contact_messages', row);
    const key = row.idempotency_key;
    const addMail = (kind: string) => sql`
      insert into mails (kind, subject_id) select ${kind}, id from contact_messages where idempotency_key = ${key}`;
    await addMail('contact-message');
    await addMail('a-kind-of-tomorrow');
    expect(await refusal(addMail('contact-message'))).toBe(UNIQUE);
    const mails = sql`
      select mails.id from mails join contact_messages as m on m.id = subject_id where idempotency_key = ${key}`;
    const ids = (await mails).map(({ id }) => id as string);
    expect(ids).toHaveLength(2);
    await sql`delete from contact_messages where idempotency_key = ${key}`;
    expect(await sql`select from mails where id = any(${ids}::uuid[])`).toHaveLength(0);
  });
});
