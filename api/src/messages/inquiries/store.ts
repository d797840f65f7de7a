import type { Language } from '@directory/domain/language';
import {
  canAnswer,
  type Inquiry,
  type InquiryAnswer,
  type InquiryStep,
  type NamedPerson,
  nextStep,
  nextToAsk,
} from '@directory/domain/inquiries/inquiry';
import type { displayName } from '@directory/domain/profile/display';
import type { profilePath } from '@directory/domain/site/paths';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { insertWithMails, queueMails } from '../mail/outbox.ts';
import type { MailKey, MailKindName } from '../mail/mail-kind.ts';
import { isHoliday } from '@directory/domain/inquiries/holidays';

/** How many messages to one psychologist are delivered in an hour, for each that one address may send in ten minutes. */
export const MESSAGES_AN_HOUR = 6;

/** Whom a sender names beside the one who is written to, and what was agreed. */
export interface NewInquiry {
  /** In the order in which they may be asked. */
  others: readonly string[];
  atOnce: number;
  passesOn: boolean;
}

/** What an inquiry needs to go on. */
export interface InquiryOffice {
  sql: postgres.Sql;
  queue: Queue;
  log: Logger;
  /** How many messages a psychologist is sent in an hour; more wait. */
  hourly: number;
  clock?: () => Date;
}

/** SQL that opens the inquiry of a message, for the statement that inserts it as `subject`. Who is not listed is left out. */
export function openingOf(sql: postgres.Sql, psychologistId: string, inquiry: NewInquiry): postgres.Fragment {
  return sql`
    opened as (
      insert into public.inquiries (id, at_once, passes_on)
      select id, ${inquiry.atOnce}, ${inquiry.passesOn} from subject
    ),
    named as (
      insert into public.inquiry_people (inquiry_id, place, psychologist_id, message_id, state)
      select subject.id, row_number() over (order by wanted.place), profiles.id,
        case wanted.place when 1 then subject.id end, case wanted.place when 1 then 'asked' else 'named' end
      from subject, unnest(${[psychologistId, ...inquiry.others]}::uuid[]) with ordinality as wanted (id, place)
      join public.psychologist_profiles as profiles on profiles.id = wanted.id and profiles.is_active
    )`;
}

interface Row {
  passes_on: boolean;
  at_once: number;
  confirmed_at: Date | null;
  closed_as: Inquiry['closedAs'];
  created_at: Date;
  language: Language;
  /** Whom it began with was erased. */
  is_gone: boolean;
}

interface PersonRow extends NamedPerson {
  profile: Parameters<typeof displayName>[0] & Parameters<typeof profilePath>[0];
  psychologist_id: string;
  answered_day: string | null;
  suggestion: string | null;
  answers_given: string[];
}

type Kept = Omit<Inquiry, 'people'> &
  Pick<Row, 'created_at' | 'language' | 'is_gone'> & { people: readonly PersonRow[] };

/** The inquiry as its rows have it; null when it has ended. @param lock nobody else acts on it until the transaction ends */
export async function selectInquiry(
  sql: postgres.Sql | postgres.TransactionSql,
  id: string,
  now: Date,
  lock = false,
): Promise<Kept | null> {
  const [row] = await sql<Row[]>`
    select at_once, passes_on, confirmed_at, closed_as, inquiries.created_at, language, psychologist_id is null as is_gone
    from public.inquiries join public.contact_messages using (id)
    where id = ${id} and gone_at > ${now} ${lock ? sql`for update of inquiries` : sql``}`;
  if (!row) return null;
  const people = await sql<PersonRow[]>`
    select people.id, people.state, people.psychologist_id, to_char(people.answered_day, 'YYYY-MM-DD') as answered_day,
      people.suggestion, people.answers_given, coalesce(profiles.province, 'ON') as province,
      case people.state when 'asked' then mails.sent_at when 'later' then people.answered_at end as since,
      coalesce(mails.status = 'failed', false) as "isUndelivered",
      coalesce(not profiles.accepting_new_clients and not profiles.accepting_lapsed, false) or not profiles.is_active as "isClosed",
      jsonb_build_object('id', profiles.id, 'name', profiles.name, 'first_name', profiles.first_name, 'last_name', profiles.last_name,
        'province', profiles.province, 'city_slug', profiles.city_slug, 'name_slug', profiles.name_slug) as profile
    from public.inquiry_people as people
    join public.psychologist_profiles as profiles on profiles.id = people.psychologist_id
    left join public.mails on mails.subject_id = people.message_id and mails.kind = 'contact-message'
    where people.inquiry_id = ${id} order by people.place`;
  const { at_once: atOnce, passes_on: passesOn, confirmed_at, closed_as: closedAs, ...rest } = row;
  return { ...rest, atOnce, passesOn, isConfirmed: confirmed_at !== null, closedAs, people };
}

/** An act on a locked inquiry. Returns whether its sender is told of what it changed. */
type Act = (transaction: postgres.TransactionSql, inquiry: Kept, now: Date) => Promise<boolean>;

/**
 * Does something to an inquiry and then what follows by itself, all in one transaction: doing it twice asks nobody twice. Mails are queued
 * when it is committed. Returns how many steps were taken; null when the inquiry has ended.
 */
async function actOn(
  { sql, queue, log, hourly, clock = () => new Date() }: InquiryOffice,
  id: string,
  act: Act = () => Promise.resolve(false),
): Promise<number | null> {
  const now = clock();
  const mails: MailKey[] = [];
  const taken = await sql.begin(async (transaction) => {
    const inquiry = await selectInquiry(transaction, id, now, true);
    if (!inquiry) return null;
    let isTold = await act(transaction, inquiry, now);
    let steps = 0;
    const answered = await selectInquiry(transaction, id, now);
    if (!answered || answered.closedAs || answered.people.some(({ state }) => state === 'yes'))
      await transaction`select public.recall_inquiry(${id}::uuid)`;
    for (;;) {
      const present = await selectInquiry(transaction, id, now);
      const step = present && nextStep(present, now, isHoliday);
      if (!step) break;
      steps += 1;
      const message = await take(transaction, id, step, { hourly, now });
      if (message) mails.push({ kind: 'contact-message', id: message });
      // Whoever has just pressed "Ask nobody else" sees on the page what that ended.
      const isOwn = step.kind === 'over' && inquiry.closedAs !== answered?.closedAs;
      isTold ||= step.kind !== 'ask' && step.kind !== 'skipped' && !isOwn;
    }
    if (isTold) await post(transaction, 'inquiry-news', id, mails);
    // Who wants nobody else asked still waits for those who were. Of what has worked, whoever said yes is waited for.
    if (inquiry.closedAs !== 'worked' && (!answered || answered.closedAs === 'worked'))
      for (const person of inquiry.people)
        if (person.state === 'yes' ? !answered : person.state === 'silent' || person.since !== null)
          await post(transaction, 'inquiry-settled', person.id, mails);
    return steps;
  });
  if (mails.length > 0)
    await queueMails(queue, mails).catch((error: unknown) =>
      log.warn({ err: error }, 'mail is left to the sweeper'),
    );
  return taken;
}

async function post(
  sql: postgres.TransactionSql,
  kind: MailKindName,
  id: string,
  mails: MailKey[],
): Promise<void> {
  await sql`select public.post_inquiry_mail(${kind}, ${id}::uuid)`;
  mails.push({ kind, id });
}

/** Takes a step. Returns the id of the message that it writes. */
async function take(
  sql: postgres.TransactionSql,
  id: string,
  step: InquiryStep,
  { hourly, now }: { hourly: number; now: Date },
): Promise<string | null> {
  if (step.kind === 'over') {
    await sql`update public.inquiries set closed_as = 'over', closed_at = ${now} where id = ${id}`;
    return null;
  }
  if (step.kind !== 'ask') {
    await sql`update public.inquiry_people set state = ${step.kind} where id = ${step.person}`;
    return null;
  }
  return ask(sql, id, step.person, hourly);
}

/** Writes the inquiry's message to one more person. The key makes a second one impossible. */
async function ask(
  sql: postgres.TransactionSql,
  id: string,
  person: string,
  hourly: number,
): Promise<string | null> {
  const [named] = await sql<{ psychologist_id: string }[]>`
    select psychologist_id from public.inquiry_people where id = ${person}`;
  const psychologist = named?.psychologist_id ?? null;
  const insert = sql`
    insert into public.contact_messages (
      idempotency_key, kind, psychologist_id, recipient, name, email, phone, location, preferred_reply_day, preferred_reply_time,
      subject, message, language
    )
    select ${`inquiry ${person}`}, first.kind, profiles.id,
      case when coalesce(nullif(btrim(profiles.email), ''), nullif(btrim(practices.email), '')) is null
        then 'operator' else 'psychologist' end,
      first.name, first.email, first.phone, first.location, first.preferred_reply_day, first.preferred_reply_time,
      first.subject, first.message, first.language
    from public.contact_messages as first, public.psychologist_profiles as profiles
    left join public.practices on practices.id = profiles.practice_id
    where first.id = ${id} and first.erased_at is null and profiles.id = ${psychologist}::uuid and profiles.is_active`;
  const until = sql`public.message_held_until(${psychologist}::uuid, ${hourly}::integer)`;
  const message = await insertWithMails(sql, insert, ['contact-message'], { kind: 'contact-message', until });
  await sql`
    update public.inquiry_people set message_id = ${message}, state = ${message === null ? 'skipped' : 'asked'}
    where id = ${person}`;
  return message;
}

/** Goes on with every inquiry in which something is due. One that fails stops no other. Returns how many steps were taken. */
export async function goOn(office: InquiryOffice): Promise<number> {
  const now = office.clock?.() ?? new Date();
  const open = await office.sql<{ id: string }[]>`
    select id from public.inquiries where (closed_as is null or closed_as = 'stopped') and gone_at > ${now} order by created_at`;
  let steps = 0;
  for (const { id } of open)
    try {
      steps += (await actOn(office, id)) ?? 0;
    } catch (error) {
      office.log.error({ err: error, id }, 'an inquiry could not go on');
    }
  return steps;
}

/** What the sender can do on their page. */
export const SENDER_ACTS = ['confirm', 'next', 'worked', 'stop', 'remove'] as const;
export type SenderAct = (typeof SENDER_ACTS)[number];

/**
 * Does what the sender has pressed. Returns whether anything was done; null when the inquiry has ended. Once more changes nothing.
 * @param place whom to ask next
 */
export async function actForSender(
  office: InquiryOffice,
  id: string,
  act: SenderAct,
  place?: number,
): Promise<boolean | null> {
  let isDone = act !== 'next';
  const taken = await actOn(office, id, async (sql, inquiry, now) => {
    if (act === 'confirm')
      await sql`update public.inquiries set confirmed_at = ${now} where id = ${id} and confirmed_at is null`;
    const next = act === 'next' && inquiry.isConfirmed && !inquiry.is_gone ? nextToAsk(inquiry) : undefined;
    const turn = next && inquiry.people[(place ?? 0) - 1]?.id === next.id ? next : undefined;
    if (turn) {
      // Whoever had stopped it wants this one asked, and nobody by itself.
      if (inquiry.closedAs !== null)
        await sql`
          update public.inquiries set closed_as = null, closed_at = null, passes_on = false, at_once = 1 where id = ${id}`;
      const step = { kind: turn.isClosed ? 'skipped' : 'ask', person: turn.id } as const;
      isDone = (await take(sql, id, step, { hourly: office.hourly, now })) !== null;
    }
    if (act === 'worked' || act === 'stop')
      await sql`
        update public.inquiries set closed_as = ${act === 'worked' ? 'worked' : 'stopped'}, closed_at = ${now}
        where id = ${id} and closed_as is distinct from 'worked'`;
    if (act === 'remove')
      await sql`
        update public.inquiries
        set gone_at = ${now}, closed_as = coalesce(closed_as, 'stopped'), closed_at = coalesce(closed_at, ${now})
        where id = ${id}`;
    return false;
  });
  return taken === null ? null : isDone;
}

/** What a psychologist has pressed. */
export interface GivenAnswer {
  answer: InquiryAnswer;
  /** Of a yes: from when; of who is full: until when. */
  day: string | null;
  suggestion: string | null;
}

/** Keeps a psychologist's answer, the latest one, and goes on. Returns false when they were not asked, or no answer is needed. */
export async function keepAnswer(
  office: InquiryOffice,
  person: string,
  given: GivenAnswer,
): Promise<boolean> {
  const [inquiry] = await office.sql<{ id: string }[]>`
    select inquiry_id as id from public.inquiry_people where id = ${person}`;
  if (!inquiry) return false;
  let isKept = false;
  await actOn(office, inquiry.id, async (sql, { people, closedAs, isConfirmed }, now) => {
    const asked = people.find(({ id }) => id === person);
    if (!asked || !canAnswer(asked) || closedAs === 'worked') return false;
    isKept = true;
    const isSame =
      asked.state === given.answer &&
      asked.answered_day === given.day &&
      asked.suggestion === given.suggestion;
    if (isSame) return false;
    await sql`
      update public.inquiry_people
      set state = ${given.answer}, answered_at = ${now}, answered_day = ${given.day}, suggestion = ${given.suggestion},
        first_answered_at = coalesce(first_answered_at, ${now}), answers_given = array_append(answers_given, ${given.answer})
      where id = ${person}`;
    // An address that nobody has confirmed may be a stranger's.
    return isConfirmed || !asked.answers_given.includes(given.answer);
  });
  return isKept;
}

/** How long it is kept who was asked, when, and what was answered. Of their texts and senders nothing stands there. */
export const INQUIRIES_KEPT = '180 days';

/** Deletes older ones. Returns how many. */
export async function deleteOldInquiries(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.inquiries as i using public.contact_messages as m
    where m.id = i.id and m.erased_at is not null and i.created_at < now() - ${INQUIRIES_KEPT}::interval`;
  return count;
}
