import { displayName } from '@directory/domain/profile/display';
import { slugify } from '@directory/domain/text/slug';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';
import { openingOf } from '../inquiries/store.ts';
import { postMails, type Outbox, type Posted } from '../mail/outbox.ts';
import type { MailStatus } from '../mail/store.ts';
import type { ContactSubmission } from './submission.ts';

/** What became of an insertion: the row, or why there is none. */
export type Inserted = Posted | 'repeated' | 'unknown_psychologist';

/**
 * Writes a message with its mails in one statement, which also looks the psychologist up: only an active profile takes messages.
 * Who will get the mail is noted: the operator when the message is for nobody, or when neither profile nor practice has an address.
 * Beyond `hourly` messages an hour to one psychologist the mail is held back; see `public.message_held_until`.
 */
export async function insertContactMessage(
  outbox: Outbox,
  submission: ContactSubmission,
  hourly: number,
): Promise<Inserted> {
  const { sql } = outbox;
  const row = messageColumns(submission);
  const names = Object.keys(row) as (keyof typeof row)[];
  const values = names.flatMap((name, index) => (index === 0 ? [sql`${row[name]}`] : [sql`, ${row[name]}`]));
  const insert = sql`
    insert into public.contact_messages (${sql(names)}, psychologist_id, recipient)
    select
      ${values}, profiles.id,
      case when coalesce(nullif(btrim(profiles.email), ''), nullif(btrim(practices.email), '')) is null
        then 'operator' else 'psychologist' end
    from (select ${submission.psychologistId}::uuid as id) as wanted
    left join public.psychologist_profiles as profiles on profiles.id = wanted.id and profiles.is_active
    left join public.practices on practices.id = profiles.practice_id
    where wanted.id is null or profiles.id is not null
    on conflict (idempotency_key) do nothing`;
  const until = sql`public.message_held_until(${submission.psychologistId}::uuid, ${hourly}::integer)`;
  const posted = await postMails(
    outbox,
    insert,
    ['contact-message', 'contact-confirmation'],
    submission.psychologistId === null
      ? undefined
      : {
          kind: 'contact-message',
          until,
          also: openingOf(sql, submission.psychologistId, submission.inquiry),
        },
  );
  if (posted !== null) return posted;
  if (submission.psychologistId === null) return 'repeated';
  const [earlier] = await sql`
    select from public.contact_messages where idempotency_key = ${submission.idempotencyKey}`;
  return earlier ? 'repeated' : 'unknown_psychologist';
}

/** Of an order of several, a first who takes nobody is passed over. Who is the only one is written to in any case. */
export async function inOrder(sql: postgres.Sql, submission: ContactSubmission): Promise<ContactSubmission> {
  const { psychologistId: first, inquiry } = submission;
  if (first === null || inquiry.others.length === 0) return submission;
  const order = [first, ...inquiry.others];
  const [open] = await sql<{ id: string }[]>`
    select id from unnest(${order}::uuid[]) with ordinality as wanted (id, place)
    join public.psychologist_profiles using (id)
    where (is_active or place = 1) and (accepting_new_clients is distinct from false or accepting_lapsed)
    order by place limit 1`;
  const psychologistId = open?.id ?? first;
  return {
    ...submission,
    psychologistId,
    inquiry: { ...inquiry, others: order.filter((id) => id !== psychologistId) },
  };
}

/**
 * Until when this message would be held back if it came now; null when it would go at once, and when it is there already: sent again,
 * it takes nobody's turn.
 */
export async function selectHeldUntil(
  sql: postgres.Sql,
  {
    idempotencyKey,
    psychologistId,
    hourly,
  }: {
    idempotencyKey: string;
    psychologistId: string;
    hourly: number;
  },
): Promise<Date | null> {
  const [row] = await sql<{ until: Date | null }[]>`
    select case
      when not exists (select from public.contact_messages where idempotency_key = ${idempotencyKey})
      then public.message_held_until(${psychologistId}::uuid, ${hourly}::integer)
    end as until`;
  return row?.until ?? null;
}

/** The message with this key if it says the same; null when it says something else. */
export async function selectSameMessage(
  sql: postgres.Sql,
  { idempotencyKey, psychologistId, inquiry, name, email, message }: ContactSubmission,
): Promise<Posted | null> {
  const asked = [psychologistId, ...inquiry.others].filter((id) => id !== null);
  const [row] = await sql<Posted[]>`
    select contact_messages.id, case when not_before > now() then not_before end as "heldUntil"
    from public.contact_messages
      left join public.mails on mails.subject_id = contact_messages.id and mails.kind = 'contact-message'
    where idempotency_key = ${idempotencyKey}
      and (erased_at is not null or (name = ${name} and email = ${email} and message = ${message}))
      and (psychologist_id is null or psychologist_id = any(${asked}::uuid[]))`;
  return row ?? null;
}

function messageColumns(submission: ContactSubmission) {
  return {
    idempotency_key: submission.idempotencyKey,
    kind: submission.kind,
    name: submission.name,
    email: submission.email,
    phone: submission.phone,
    location: submission.location,
    preferred_reply_day: submission.preferredReplyDay,
    preferred_reply_time: submission.preferredReplyTime,
    subject: submission.subject,
    message: submission.message,
    language: submission.language,
  };
}

/** A contact message as the operator sees it. Texts are the visitor's own. */
export interface MessageRecord {
  id: string;
  kind: 'profile' | 'contact_page';
  created_at: Date;
  recipient: 'psychologist' | 'operator';
  psychologist_id: string | null;
  /** The psychologist's name as the directory has it. */
  psychologist: string | null;
  status: MailStatus;
  failure_reason: string | null;
  attempts: number;
  sent_at: Date | null;
  /** Until when the message's own mail is held back; null when it is not. */
  not_before: Date | null;
  /** Null of one that was passed on: its sender was told of the first. */
  confirmation_status: MailStatus | null;
  confirmation_failure_reason: string | null;
  confirmation_attempts: number | null;
  confirmation_sent_at: Date | null;
  /** Null, as everything that the visitor gave, once the message was erased. */
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  preferred_reply_day: string | null;
  preferred_reply_time: string | null;
  subject: string | null;
  message: string | null;
  erased_at: Date | null;
  language: 'en' | 'fr';
}

/** The newest messages first; `status` holds for the message's own mail. */
export async function selectMessages(
  sql: postgres.Sql,
  { status, limit }: { status?: MailStatus | undefined; limit: number },
): Promise<FirstRows<MessageRecord>> {
  const all = sql`${records(sql)} ${status ? sql`where mail.status = ${status}` : sql``}`;
  const { rows, total } = await firstRows<Row>(sql, { all, order: sql`l.created_at desc, l.id`, limit });
  return { rows: rows.map(toRecord), total };
}

/** Those whose sender has this address or name, the newest first. */
export async function selectMessagesCalled(sql: postgres.Sql, words: string): Promise<Called[]> {
  return sql<Called[]>`
    select id, concat_ws(' ', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), name) as label
    from public.contact_messages
    where lower(email) = lower(${words}) or nullif(public.slugify(name), '') = ${slugify(words)}
    order by created_at desc, id`;
}

/** One message; null when there is none. */
export async function selectMessage(sql: postgres.Sql, id: string): Promise<MessageRecord | null> {
  const [row] = await sql<Row[]>`${records(sql)} where messages.id = ${id}`;
  return row ? toRecord(row) : null;
}

type Row = Omit<MessageRecord, 'psychologist'> & {
  profile_name: string | null;
  first_name: string | null;
  last_name: string | null;
};

function records(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select
      messages.id, messages.kind, messages.created_at, recipient, psychologist_id,
      mail.status, mail.failure_reason, mail.attempts, mail.sent_at, mail.not_before,
      confirmation.status as confirmation_status, confirmation.failure_reason as confirmation_failure_reason,
      confirmation.attempts as confirmation_attempts, confirmation.sent_at as confirmation_sent_at,
      messages.name, messages.email, messages.phone, location, preferred_reply_day, preferred_reply_time, subject,
      message, erased_at, language,
      profiles.name as profile_name, profiles.first_name, profiles.last_name
    from public.contact_messages as messages
    join public.mails as mail on mail.subject_id = messages.id and mail.kind = 'contact-message'
    left join public.mails as confirmation
      on confirmation.subject_id = messages.id and confirmation.kind = 'contact-confirmation'
    left join public.psychologist_profiles as profiles on profiles.id = messages.psychologist_id`;
}

function toRecord({ profile_name, first_name, last_name, ...row }: Row): MessageRecord {
  return { ...row, psychologist: displayName({ name: profile_name, first_name, last_name }) || null };
}

/** The messages with a mail that failed for good, oldest first. An erased one has nothing left to send. */
export async function selectFailedMessageIds(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.contact_messages
    where erased_at is null
      and exists (select from public.mails where subject_id = contact_messages.id and status = 'failed')
    order by created_at`;
  return rows.map(({ id }) => id);
}

/** How long text and sender are kept after delivery. */
export const MESSAGES_KEPT = '180 days';

/**
 * Erases text and sender of older messages: of those that were delivered that long ago, and of those that were written that long ago
 * and never could be. That there was one, and for whom, stays known. Returns how many.
 */
export async function eraseOldMessages(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    update public.contact_messages
    set message = null, name = null, email = null, phone = null, location = null, preferred_reply_day = null,
      preferred_reply_time = null, subject = null, erased_at = now()
    from public.mails
    where mails.subject_id = contact_messages.id and mails.kind = 'contact-message' and erased_at is null
      and contact_messages.created_at < now() - ${MESSAGES_KEPT}::interval
      and (mails.status = 'failed' or mails.sent_at < now() - ${MESSAGES_KEPT}::interval)`;
  return count;
}
