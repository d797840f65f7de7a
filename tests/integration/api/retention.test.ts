import type { Fragment } from 'postgres';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { deleteOldEvents, EVENTS_KEPT } from '@directory/api/site/analytics/store';
import { PLACES_KEPT } from '@directory/api/site/geocode/store';
import {
  ADDRESS_CHANGES_KEPT,
  deleteOldAddressChanges,
} from '@directory/api/people/members/contact-address/store';
import { eraseOldMessages, MESSAGES_KEPT } from '@directory/api/messages/contact/store';
import { DATA_LINKS_KEPT, deleteOldDataLinks } from '@directory/api/people/own-data/store';
import { PREMIUM_KEPT } from '@directory/api/people/premium/store';
import { deleteOldQuestions, QUESTIONS_KEPT } from '@directory/api/people/questions/store';
import { ALERTS_KEPT } from '@directory/api/people/openings/alerts';
import { INQUIRIES_KEPT } from '@directory/api/messages/inquiries/store';
import {
  deleteOldListings,
  eraseOldListingTexts,
  LISTINGS_KEPT,
} from '@directory/api/messages/listings/store';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import type { MailStatus } from '@directory/api/messages/mail/store';
import {
  deleteOldMemberMails,
  insertMemberMail,
  MEMBER_MAILS_KEPT,
} from '@directory/api/people/members/store';
import { ACTS_KEPT, deleteOldActs } from '@directory/api/operator/act';
import { COPIES_KEPT, ERASED_ADDRESSES_KEPT } from '@directory/api/operator/person/settle';
import { RECIPIENTS_COUNTED } from '@directory/api/messages/results/limits';
import { ASSESSMENT_EMAILS_KEPT, deleteOldAssessmentEmails } from '@directory/api/messages/results/store';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { connect, addProfile, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';

const sql = connect();
const mark = `retention-${randomUUID()}`;
afterAll(async () => {
  await sql`delete from assessment_emails where idempotency_key like ${`${mark}%`}`;
  await sql`delete from listing_requests where idempotency_key like ${`${mark}%`}`;
  await sql`delete from contact_messages where idempotency_key like ${`${mark}%`}`;
  await sql`delete from member_mails where email like ${`${mark}%`}`;
  await sql`delete from analytics_events where session_id = ${mark}`;
});

/** Nobody has counted these addresses: `tests/integration/assessments/forgotten.test.ts` is about counts. */
const keepCounts = () => Promise.resolve();

/** Gives a subject's mails the state that they have after so many days. */
async function markMails(subjectId: string | null, status: MailStatus, days: number): Promise<void> {
  await sql`
    update mails
    set status = ${status}, failure_reason = ${status === 'failed' ? 'no such mailbox' : null},
      sent_at = ${status === 'sent' ? sql`now() - make_interval(days => ${days})` : null}
    where subject_id = ${subjectId}`;
}

it('deletes assessment mails after 90 days, and doing it twice changes nothing', async () => {
  for (const days of [89, 91]) {
    await sql`
      insert into assessment_emails (idempotency_key, email, condition, score, severity, created_at)
      values (${`${mark}-${days}`}, 'a@example.org', 'anxiety', 3, 'mild', now() - make_interval(days => ${days}))`;
  }
  expect(await deleteOldAssessmentEmails(sql, keepCounts)).toBeGreaterThanOrEqual(1);
  expect(await deleteOldAssessmentEmails(sql, keepCounts)).toBe(0);
  const left =
    await sql`select idempotency_key from assessment_emails where idempotency_key like ${`${mark}%`}`;
  expect(left.map((row) => row['idempotency_key'] as string)).toEqual([`${mark}-89`]);
});

it('erases text and sender of messages 180 days after delivery, and of no other', async () => {
  const message = async (name: string, status: MailStatus, days: number) => {
    const insert = sql`
      insert into contact_messages (
        idempotency_key, kind, name, email, phone, location, preferred_reply_day, preferred_reply_time, subject, message,
        created_at
      )
      values (
        ${`${mark}-${name}`}, 'contact_page', 'Ann', 'a@example.org', '204 555 0100', 'R3C 4T3', 'monday', 'morning', 'Hi',
        'hello', now() - make_interval(days => ${days})
      )`;
    await markMails(await insertWithMails(sql, insert, ['contact-message']), status, days);
  };
  await message('old', 'sent', 181);
  await message('new', 'sent', 179);
  await message('waiting', 'queued', 181);
  await message('undeliverable', 'failed', 181);
  await message('failed', 'failed', 179);
  expect(await eraseOldMessages(sql)).toBeGreaterThanOrEqual(1);
  const rows = await sql<{ key: string; kept: number }[]>`
    select idempotency_key as key,
      num_nonnulls(name, email, phone, location, preferred_reply_day, preferred_reply_time, subject, message) as kept
    from contact_messages where idempotency_key like ${`${mark}%`}`;
  expect(Object.fromEntries(rows.map(({ key, kept }) => [key, kept]))).toEqual({
    [`${mark}-old`]: 0,
    [`${mark}-new`]: 8,
    [`${mark}-waiting`]: 8,
    [`${mark}-undeliverable`]: 0,
    [`${mark}-failed`]: 8,
  });
});

it('erases the text of listing requests 180 days after delivery, and of no other', async () => {
  for (const [name, status, days] of [
    ['old', 'sent', 181],
    ['new', 'sent', 179],
    ['waiting', 'queued', 181],
  ] as const) {
    const insert = sql`
      insert into listing_requests (idempotency_key, name, email, listing_type, message)
      values (${`${mark}-${name}`}, 'Ann', 'a@example.org', 'free', 'hello')`;
    await markMails(await insertWithMails(sql, insert, ['listing-request']), status, days);
  }
  expect(await eraseOldListingTexts(sql)).toBeGreaterThanOrEqual(1);
  const left = await sql<{ key: string }[]>`
    select idempotency_key as key from listing_requests
    where idempotency_key like ${`${mark}%`} and message = 'hello' and name = 'Ann' order by key`;
  expect(left.map(({ key }) => key)).toEqual([`${mark}-new`, `${mark}-waiting`]);
});

it('deletes requests for a listing 180 days after the decision, and none that waits for one', async () => {
  for (const [status, days] of [
    ['declined', 181],
    ['accepted', 179],
    ['new', null],
  ] as const) {
    await sql`
      insert into listing_requests (idempotency_key, name, email, listing_type, status, decided_at, created_at)
      values (${`${mark}-decided-${status}`}, 'Ann', 'a@example.org', 'free', ${status}, now() - make_interval(days => ${days}),
        now() - interval '400 days')`;
  }
  expect(await deleteOldListings(sql)).toBeGreaterThanOrEqual(1);
  const left = await sql`
    select status from listing_requests where idempotency_key like ${`${mark}-decided%`} order by status`;
  expect(left.map(({ status }) => status as string)).toEqual(['accepted', 'new']);
});

it('deletes the record of account mails, and how they stood, after 7 days', async () => {
  const ids: string[] = [];
  for (const days of [6, 8]) {
    // In one transaction: the stack's own worker would forget a mail that waits for an address without an account.
    await sql.begin(async (transaction) => {
      const email = `${mark}-${days}@example.org`;
      const insert = insertMemberMail(transaction, { purpose: 'password_reset', email, language: 'en' });
      const id = (await insertWithMails(transaction, insert, ['member-mail'])) ?? '';
      await transaction`update mails set status = 'sent', sent_at = now() where subject_id = ${id}`;
      await transaction`
        update member_mails set created_at = now() - make_interval(days => ${days}) where id = ${id}`;
      ids.push(id);
    });
  }
  expect(await deleteOldMemberMails(sql)).toBeGreaterThanOrEqual(1);
  const rows = await sql`select id from member_mails where id in ${sql(ids)}`;
  const mails = await sql`select subject_id as id from mails where subject_id in ${sql(ids)}`;
  for (const left of [rows, mails]) expect(left.map(({ id }) => id as string)).toEqual(ids.slice(0, 1));
});

/** Of two changes of an address, 179 and 181 days old, the older goes, and the mail about it. */
async function keepsTheYounger(
  table: string,
  kind: string,
  insert: (days: number) => Fragment,
): Promise<void> {
  const ids: string[] = [];
  for (const days of [179, 181]) {
    const [row] = await sql<{ id: string }[]>`
      with asked as (${insert(days)} returning id)
      insert into mails (kind, subject_id, status, sent_at) select ${kind}, id, 'sent', now() from asked
      returning subject_id as id`;
    ids.push(row?.id ?? '');
  }
  expect(await deleteOldAddressChanges(sql)).toBeGreaterThanOrEqual(1);
  const rows = await sql`select id from ${sql(table)} where id in ${sql(ids)}`;
  const mails = await sql`select subject_id as id from mails where subject_id in ${sql(ids)}`;
  for (const left of [rows, mails]) expect(left.map(({ id }) => id as string)).toEqual(ids.slice(0, 1));
  await sql`delete from ${sql(table)} where id in ${sql(ids)}`;
}

it('deletes who asked for which contact address, and the mails about it, after 180 days', async () => {
  const profile = await addProfile(sql);
  await keepsTheYounger(
    'contact_address_changes',
    'contact-address-changed',
    (days) => sql`
      insert into contact_address_changes (profile_id, new_address, requested_by, requested_at, state, decided_at)
      values (${profile}, 'new@example.org', ${randomUUID()}, now() - make_interval(days => ${days}), 'confirmed', now())`,
  );
  await removeTestRows(sql);
});

it('deletes who asked for which address to sign in with, and the mails about it, after as long', () =>
  keepsTheYounger(
    'sign_in_address_changes',
    'sign-in-address-consent',
    (days) => sql`
      insert into sign_in_address_changes (account, old_address, new_address, requested_at)
      values (${randomUUID()}, 'old@example.org', 'new@example.org', now() - make_interval(days => ${days}))`,
  ));

it('deletes who asked what is held of an address once the link has ended, and not before', async () => {
  const ask = (email: string, hours: number) => sql`
    insert into data_links (email, created_at, expires_at)
    values (${email}, now() - make_interval(hours => ${hours}), now() + make_interval(hours => ${24 - hours}))`;
  const [old, fresh] = [`${mark}-old@example.org`, `${mark}-new@example.org`];
  await ask(old, 25);
  await ask(fresh, 23);
  expect(await deleteOldDataLinks(sql)).toBeGreaterThanOrEqual(1);
  expect(await sql`select email from data_links where email like ${`${mark}%`}`).toEqual([{ email: fresh }]);
  await sql`delete from data_links where email = ${fresh}`;
});

it('deletes questions about a profile 180 days after the last word on them, but an open report or a wish to be asked no more', async () => {
  const profile = await addProfile(sql);
  const old = new Date(Date.now() - 181 * 86_400_000);
  for (const [cause, answer, state] of [
    ['age', null, 'open'],
    ['views', 'stop', 'open'],
    ['fees', null, 'open'],
    ['place', 'right', 'kept'],
    ['contact', null, 'mended'],
  ] as const)
    await sql`
      insert into profile_questions (profile_id, cause, answer, answered_at, state, settled_at, created_at)
      values (${profile}, ${cause}, ${answer}, ${answer && old}, ${state}, ${state === 'open' ? null : cause === 'contact' ? new Date() : old}, ${old})`;
  await deleteOldQuestions(sql);
  const left = await sql`select cause from profile_questions where profile_id = ${profile} order by cause`;
  expect(left.map(({ cause }) => cause as string)).toEqual(['contact', 'fees', 'views']);
  await removeTestRows(sql);
});

it('deletes analytics after 13 months', async () => {
  for (const months of [12, 14]) {
    await sql`
      insert into analytics_events (event, session_id, occurred_at)
      values ('view_item', ${mark}, now() - make_interval(months => ${months}))`;
  }
  expect(await deleteOldEvents(sql)).toBeGreaterThanOrEqual(1);
  const left = await sql`select 1 from analytics_events where session_id = ${mark}`;
  expect(left).toHaveLength(1);
});

it('deletes what operators did after 24 months', async () => {
  for (const months of [23, 25])
    await sql`
      insert into operator_acts (act, operation, operator, at)
      values (gen_random_uuid(), ${`${mark}-${months}`}, 'Ada', now() - make_interval(months => ${months}))`;
  expect(await deleteOldActs(sql)).toBeGreaterThanOrEqual(1);
  const left = await sql`select operation from operator_acts where operation like ${`${mark}%`}`;
  expect(left.map((row) => row['operation'] as string)).toEqual([`${mark}-23`]);
});

it('keeps everything for as long as /privacy says', async () => {
  const textOf = async (path: string) => {
    const html = await (await fetch(readStack().app + path)).text();
    return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  const inFrench = (period: string) => period.replace('days', 'jours').replace('months', 'mois');
  const english = await textOf(paths.privacy());
  for (const said of [
    `Addresses given to receive assessment results: ${ASSESSMENT_EMAILS_KEPT}.`,
    `Counts of the emails to such an address: ${RECIPIENTS_COUNTED} at most.`,
    `Messages sent through the site, with their senders: ${MESSAGES_KEPT} after delivery.`,
    `Whom a message was shown to, when, and the answers by a press: ${INQUIRIES_KEPT}.`,
    'How often and how soon a psychologist answered, as three numbers: counted anew every night, over 90 days.',
    `Questions to a psychologist about their own profile, and the answers: ${QUESTIONS_KEPT} after`,
    `Wishes to be told of openings, with the email address and the search, with the place in it: ${ALERTS_KEPT} at most`,
    `Premium that a psychologist asked for or had, with the reference of the invoice: ${PREMIUM_KEPT} after its last day`,
    `Requests for a listing: ${LISTINGS_KEPT} after the decision.`,
    `Statistics, recorded only with your consent: ${EVENTS_KEPT}.`,
    `We keep the answer for ${PLACES_KEPT} at most`,
    'Changes of a name or of credentials: as long as the profile.',
    `Changes of the address for messages from visitors, or to log in with: ${ADDRESS_CHANGES_KEPT}.`,
    `We tell the account of each change, and keep who asked for which address, and when, for ${ADDRESS_CHANGES_KEPT}.`,
    `The record of a member’s invitation or of a mail about the password: ${MEMBER_MAILS_KEPT}.`,
    `What we did with a profile, an account or a message, and why: ${ACTS_KEPT}.`,
    `Requests to see what we hold of an address: ${DATA_LINKS_KEPT} at most.`,
    `Copies of their data that people ask for: ${COPIES_KEPT}.`,
    `The email address of whoever has it erased, or deletes the account: until the email about it has gone out, ${ERASED_ADDRESSES_KEPT} at most.`,
  ]) {
    expect(english).toContain(said);
  }
  const french = await textOf(inLanguage(paths.privacy(), 'fr'));
  for (const period of [
    ASSESSMENT_EMAILS_KEPT,
    RECIPIENTS_COUNTED,
    MESSAGES_KEPT,
    LISTINGS_KEPT,
    EVENTS_KEPT,
    MEMBER_MAILS_KEPT,
    ADDRESS_CHANGES_KEPT,
    PLACES_KEPT,
    `et pourquoi : ${ACTS_KEPT}`,
    `les personnes demandent : ${COPIES_KEPT.replace('day', 'jour')}`,
    `nous gardons d’une adresse : ${DATA_LINKS_KEPT} au plus`,
    `à ce sujet, ${ERASED_ADDRESSES_KEPT} au plus`,
  ]) {
    expect(french).toContain(inFrench(period));
  }
});
